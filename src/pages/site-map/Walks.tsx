import { Link } from '@tanstack/react-router';
import { departureTime, shortDays } from '../../content/schedule';
import { tourSummaries } from '../../content/tour-summaries';
import { Department, Line } from './Board';

/** The walks, with their times as at a station. */
export function Walks() {
  return (
    <Department id="walks" title="Walks">
      <ul>
        {tourSummaries.map(({ slug, title, schedule }) => (
          <Line key={slug} note={`${shortDays(schedule)} ${departureTime(schedule)}`}>
            <Link to="/tours/$slug" params={{ slug }}>
              {title}
            </Link>
          </Line>
        ))}
        <Line note="by request">
          <Link to="/tours/private-tours">Private Tours</Link>
        </Line>
      </ul>
    </Department>
  );
}
