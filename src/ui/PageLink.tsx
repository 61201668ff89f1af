import { createLink, useHydrated, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** The address that the routes know, for one that is shown. */
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
 * A link to a page that is shown under another address than its file has. In the built HTML it names
 * the file, which a host answers without our script and a search engine reads; once hydrated, what is shown.
 */
export const PageLink = createLink(Anchor);
