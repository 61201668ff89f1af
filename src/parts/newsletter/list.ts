import { settings } from '../../config/env';
import { listAddress } from '../../integrations/mailchimp/list-address';

/** Where the forms post to. Without an address nothing can be sent, which is as in a demonstration. */
export const list = listAddress(settings.newsletter.url) ?? { href: undefined, honeypot: 'b_', demonstration: true };
