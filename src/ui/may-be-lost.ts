/**
 * What a route has loaded for this page. Where it found nothing it says "not found"; but the router may draw the page
 * once more before it asks the route again (a press on "Skip to main content" is a new address), with nothing in hand.
 * Then nothing is drawn until the route has said so again.
 */
export const mayBeLost = <Loaded>(loaded: Loaded): Loaded | undefined => loaded;
