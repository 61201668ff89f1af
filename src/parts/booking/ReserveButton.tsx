import { useNavigate } from '@tanstack/react-router';
import { useEffect, type MouseEvent } from 'react';
import { isPlainPress } from '../../browser/plain-press';
import { tourSummaries } from '../../content/tour-summaries';
import { track } from '../../integrations/analytics/track';
import { bookingLink } from '../../integrations/fareharbor/addresses';
import { loadBookingScript, preloadBookingScript } from '../../integrations/fareharbor/load-script';
import type { ButtonSize } from '../../theme/components/actions';
import type { Variant } from '../../theme/variants';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button';
import type { IconName } from '../../ui/icon-paths';
import { showToast } from '../../ui/toast/show-toast';
import { bookingDeps, bookItem, type WantedTour } from './book-item';
import { pressBookingLink } from './booking-links';

const BOOKING_PAGE = '/booking';
const DEFAULT_LABEL = 'Reserve Your Spot';
const DEFAULT_ARIA_LABEL = 'Reserve your spot on a cat history tour';
/** Where the browser cannot report that it is idle: docs/requirements.md#preloading-the-booking-script */
const FALLBACK_DELAY_MS = 3_000;

export interface ReserveButtonProps {
  /** The item of the booking provider: its calendar opens. */
  readonly item?: number | undefined;
  readonly onPress?: (() => void) | undefined;
  /** A page of ours, /booking where left out. Given as empty and nothing else, the button is blocked. */
  readonly to?: string | undefined;
  /** The tour that is remembered when this is pressed offline; found by its item where left out. */
  readonly tour?: WantedTour | undefined;
  readonly label?: string;
  readonly icon?: IconName;
  readonly variant?: Variant;
  /** Default: large for a primary button, else medium (docs/requirements.md#reserve-button). */
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  readonly preloadDelayMs?: number;
  /** Whether its being there is a sign that somebody will book; not in a menu that stands on every page. */
  readonly preloads?: boolean;
  /** Id of what tells this button from others of the same name: the title of its walk. */
  readonly describedBy?: string;
}

const loadAtFirstSign = (): void => void loadBookingScript();
const intent = { onPointerEnter: loadAtFirstSign, onFocus: loadAtFirstSign, onTouchStart: loadAtFirstSign };
const count = (): void => track({ name: 'reserve_button_click' });

/** Leads to a reservation by item, else handler, else link: docs/requirements.md#reserve-button */
export function ReserveButton({
  item,
  onPress,
  to = BOOKING_PAGE,
  label = DEFAULT_LABEL,
  icon = 'calendar',
  variant = 'primary',
  size,
  preloadDelayMs = FALLBACK_DELAY_MS,
  preloads = true,
  ...rest
}: ReserveButtonProps) {
  // Whatever this button does, a booking is likely: docs/requirements.md#preloading-the-booking-script
  useEffect(() => (preloads ? preloadBookingScript(preloadDelayMs) : undefined), [preloads, preloadDelayMs]);
  const shared = {
    // Nothing floats beside it that leads to a booking as well (layout/dock/LateParts.tsx).
    'data-booking': '',
    variant,
    size: size ?? (variant === 'primary' ? ('lg' as const) : ('md' as const)),
    wide: rest.wide ?? false,
    icon,
    ...(rest.describedBy === undefined ? {} : { 'aria-describedby': rest.describedBy }),
    ...(label === DEFAULT_LABEL ? { 'aria-label': DEFAULT_ARIA_LABEL } : {}),
  };
  if (item !== undefined) return <ItemLink item={item} label={label} shared={shared} tour={rest.tour} />;
  if (onPress !== undefined || to === '') {
    const press = (): void => {
      count();
      if (onPress) onPress();
      else
        showToast({
          tone: 'destructive',
          title: 'Navigation Error',
          message: "We're having trouble with this button. Please try again later.",
        });
    };
    return (
      <Button {...shared} onClick={press}>
        {label}
      </Button>
    );
  }
  const follow = (event: MouseEvent): void => {
    count();
    if (to === BOOKING_PAGE) pressBookingLink(event);
  };
  return (
    <ButtonLink {...shared} to={to} onClick={follow}>
      {label}
    </ButtonLink>
  );
}

interface ItemLinkProps {
  readonly item: number;
  readonly label: string;
  readonly tour: WantedTour | undefined;
  readonly shared: object;
}

/** A real link to the provider's page; with the provider's script its calendar opens over ours. */
function ItemLink({ item, label, tour, shared }: ItemLinkProps) {
  const navigate = useNavigate();
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    const wanted = tour ?? tourSummaries.find((one) => one.item === item);
    const deps = bookingDeps(() => void navigate({ to: '/booking' }));
    if (bookItem(item, wanted, isPlainPress(event), deps) === 'leave') return;
    event.preventDefault();
    // The provider's script listens for clicks on such links too, and would open a second calendar.
    event.nativeEvent.stopImmediatePropagation();
  };
  return (
    <ButtonAnchor
      {...shared}
      {...intent}
      href={bookingLink({ item })}
      target="_blank"
      rel="noopener"
      onClickCapture={press}
    >
      {label}
    </ButtonAnchor>
  );
}
