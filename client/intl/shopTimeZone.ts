/**
 * The shop's time zone as it came with the page, for what the browser alone does: pages of the back office. On the server, which
 * reads their addresses too, no page came yet: there it is UTC, and the browser asks again for a day that is another one by then.
 */
export const shopTimeZone = (): string => globalThis.window?.__page?.timeZone ?? 'UTC'
