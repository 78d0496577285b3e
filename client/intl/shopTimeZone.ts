/** The zone of the one page that a browser shows; the server, which renders many at once, must not ask for it here. */
let timeZone = () => 'UTC'

/** Has days of the browser's page reckoned in the shop's time zone. */
export function showDaysIn(zone: () => string): void {
  timeZone = zone
}

/** The shop's time zone, for what the browser alone does: pages of the back office. */
export const shopTimeZone = (): string => timeZone()
