import company from '../content/company.yaml';

/** The company's profiles on social networks, by name. */
export function SocialLinks({ className }: { className: string | undefined }) {
  return (
    <ul className={className}>
      {company.social.map((one) => (
        <li key={one.name}>
          <a href={one.href} rel="noopener">
            {one.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
