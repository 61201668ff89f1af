import { Link } from '@tanstack/react-router';
import { Department, Line } from './Board';

/** In the order of 001 §2, then what it does not name. */
const PAGES = [
  { to: '/', name: 'Home' },
  { to: '/about', name: 'About Us' },
  { to: '/tours', name: 'Our Tours' },
  { to: '/blog', name: 'Blog' },
  { to: '/gallery', name: 'Gallery' },
  { to: '/contact', name: 'Contact' },
  { to: '/booking', name: 'Book a Tour' },
  { to: '/press-kit', name: 'Press Kit' },
  { to: '/in-the-news', name: 'In the News' },
  { to: '/petition-jerry-fox', name: 'Jerry Fox Petition' },
  { to: '/outbox', name: 'Outbox' },
  { to: '/privacy', name: 'Privacy' },
  { to: '/sitemap', name: 'Site Map' },
] as const;

export function MainPages() {
  return (
    <Department id="main-pages" title="Main pages">
      <ul>
        {PAGES.map(({ to, name }) => (
          <Line key={to} note={to === '/sitemap' ? 'you are here' : to}>
            <Link to={to} activeOptions={{ exact: true }}>
              {name}
            </Link>
          </Line>
        ))}
      </ul>
    </Department>
  );
}
