import { createLink, useHydrated, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** Returns the address that the routes know for an address that the browser shows. */
function routedAddress(rewrite: ReturnType<typeof useRouter>['options']['rewrite'], href: string): string {
  const here = 'http://localhost';
  const routed = rewrite?.input?.({ url: new URL(href, here) });
  return routed instanceof URL && routed.origin === here ? routed.href.slice(here.length) : href;
}

function Anchor({ href, children, ...rest }: AnchorProps) {
  const hydrated = useHydrated();
  const { options } = useRouter();
  return (
    <a href={hydrated || href === undefined ? href : routedAddress(options.rewrite, href)} {...rest}>
      {children}
    </a>
  );
}

/**
 * Renders a link to a page whose shown address differs from the name of its file. In the built HTML the link has the
 * address of the file, which every host answers without our script and which search engines read; after hydration it
 * has the shown address.
 */
export const PageLink = createLink(Anchor);
