import { useRouter } from '@tanstack/react-router';
import { useEffect, type AriaAttributes, type MouseEvent } from 'react';
import { isPlainPress } from '../../browser/plain-press';
import { tourSummaries } from '../../content/tour-summaries';
import { track } from '../../integrations/analytics/track';
import { bookingLink } from '../../integrations/fareharbor/addresses';
import { loadBookingScript, preloadBookingScript } from '../../integrations/fareharbor/load-script';
import type { SitePath } from '../../shared/site-pages';
import type { ButtonSize } from '../../theme/components/actions';
import type { Variant } from '../../theme/variants';
import { Button, ButtonAnchor, ButtonLink, type ButtonLook } from '../../ui/Button';
import type { IconName } from '../../ui/icon-paths';
import { showToast } from '../../ui/toast/show-toast';
import { bookingDeps, bookItem } from './book-item';
import { pressBookingLink } from './booking-links';

const BOOKING_PAGE: SitePath = '/booking';
const DEFAULT_LABEL = 'Reserve Your Spot';
const DEFAULT_ARIA_LABEL = 'Reserve your spot on a cat history tour';

export interface ReserveButtonProps {
  /** The item of the booking provider whose calendar opens. */
  readonly item?: number | undefined;
  readonly onPress?: (() => void) | undefined;
  /** A page of ours; /booking if omitted. With an empty text and no other target a press shows a message. */
  readonly to?: SitePath | '' | undefined;
  readonly label?: string;
  readonly icon?: IconName;
  readonly variant?: Variant;
  /**
   * The size; by default large for a primary button, otherwise medium
   * (docs/requirements.md#reserve-button).
   */
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  /**
   * The delay of the preloading in milliseconds in browsers that cannot report that they are idle; 3 s if omitted
   * (docs/requirements.md#preloading-the-booking-script).
   */
  readonly preloadDelayMs?: number;
  /**
   * Whether the button is a sign that the visitor may book, so that the booking script is preloaded; false in a menu
   * that every page has.
   */
  readonly preloads?: boolean;
  /** The id of the element that distinguishes this button from others with the same text: the title of its tour. */
  readonly describedBy?: string;
}

/** The properties of the button or link, whatever it does. */
type SharedProps = Omit<ButtonLook, 'children'> &
  Pick<AriaAttributes, 'aria-label' | 'aria-describedby'> & { readonly 'data-booking': '' };

const loadAtFirstSign = (): void => void loadBookingScript();
const intent = { onPointerEnter: loadAtFirstSign, onFocus: loadAtFirstSign, onTouchStart: loadAtFirstSign };
const count = (): void => track({ name: 'reserve_button_click' });

/**
 * Renders a button or link that leads to a reservation: by `item` first, else by `onPress`, else by `to`:
 * docs/requirements.md#reserve-button
 */
export function ReserveButton({
  item,
  onPress,
  to = BOOKING_PAGE,
  label = DEFAULT_LABEL,
  icon = 'calendar',
  variant = 'primary',
  size,
  preloadDelayMs,
  preloads = true,
  ...rest
}: ReserveButtonProps) {
  // Whatever this button does, a booking is likely: docs/requirements.md#preloading-the-booking-script
  useEffect(() => (preloads ? preloadBookingScript(preloadDelayMs) : undefined), [preloads, preloadDelayMs]);
  const shared: SharedProps = {
    // This attribute hides the floating booking controls while the button is visible
    // (layout/dock/LateParts.tsx).
    'data-booking': '',
    variant,
    size: size ?? (variant === 'primary' ? 'lg' : 'md'),
    wide: rest.wide ?? false,
    icon,
    ...(rest.describedBy === undefined ? {} : { 'aria-describedby': rest.describedBy }),
    ...(label === DEFAULT_LABEL ? { 'aria-label': DEFAULT_ARIA_LABEL } : {}),
  };
  if (item !== undefined) return <ItemLink item={item} label={label} shared={shared} />;
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
  readonly shared: SharedProps;
}

/**
 * Renders a link to the provider's page. If the provider's script has loaded, a click opens its calendar over our page
 * instead. Offline the press does not come here (offline-press.ts).
 */
function ItemLink({ item, label, shared }: ItemLinkProps) {
  const { history, navigate } = useRouter();
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    const wanted = tourSummaries.find((one) => one.item === item);
    const deps = bookingDeps(history, () => void navigate({ to: '/booking' }));
    if (bookItem(item, wanted, isPlainPress(event), deps) === 'leave') return;
    event.preventDefault();
    // The provider's script also listens for clicks on such links and would open a second calendar.
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
