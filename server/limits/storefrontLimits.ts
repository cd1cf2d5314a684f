/** Calls of one network per minute: enough for several people at one address, too few for a bot. */
export const defaultPerMinute = 600;
/** Calls of all buyers of one shop's own storefront, which may share one address. */
export const defaultKeyPerMinute = 6000;
