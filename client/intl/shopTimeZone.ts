/** The shop's time zone as it came with the page, for what the browser alone does: pages of the back office. */
export const shopTimeZone = (): string => window.__page?.timeZone ?? 'UTC'
