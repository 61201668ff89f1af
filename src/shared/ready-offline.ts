/** How the site calls the state in which every page and picture is stored on this device. */
export const READY_OFFLINE = 'Ready offline';
