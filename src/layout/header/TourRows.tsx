import { Link } from '@tanstack/react-router';
import { shortDays } from '../../content/schedule';
import { tourSummaries } from '../../content/tour-summaries';
import { pageName } from '../../shared/site-pages';

/**
 * The tours in a list of the header, each with its days. Returns list items.
 *
 * @param row the class of a link
 * @param day the class of the days in it
 */
export function TourRows({ row, day }: { readonly row: string | undefined; readonly day: string | undefined }) {
  return (
    <>
      {tourSummaries.map((tour) => (
        <li key={tour.slug}>
          <Link to="/tours/$slug" params={{ slug: tour.slug }} className={row}>
            <span>{tour.title}</span>
            <span className={day}>{shortDays(tour.schedule)}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link to="/tours/private-tours" className={row}>
          <span>{pageName('/tours/private-tours')}</span>
          <span className={day}>any day</span>
        </Link>
      </li>
    </>
  );
}
