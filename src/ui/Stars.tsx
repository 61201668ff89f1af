interface StarsProps {
  /** The number of stars, from 1 to 5. */
  readonly rating: number;
  readonly className?: string | undefined;
}

/** Shows a rating as stars, which screen readers read as "4 of 5 stars". */
export const Stars = ({ rating, className }: StarsProps) => (
  <p className={className}>
    <span aria-hidden="true">{'★'.repeat(rating)}</span>
    <span className="visually-hidden">{`${rating} of 5 stars`}</span>
  </p>
);
