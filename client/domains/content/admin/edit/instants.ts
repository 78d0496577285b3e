/** Times as people enter them: in the shop's time zone, whatever zone their own machine stands in. */

const partsIn = (instant: number, timeZone: string) =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )

/** What the clock on the shop's wall says at an instant: `2026-11-23T14:05`. */
export function wallOf(instant: string | null, timeZone: string): string {
  if (instant === null) return ''
  const { year, month, day, hour, minute } = partsIn(Date.parse(instant), timeZone)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** The instant at which the clock on the shop's wall says this; null for no time. What the clock jumps over in spring is
 *  taken as much later, and of what it says twice in autumn the first. */
export function instantOf(wall: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${wall}:00Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(asUtc)) return null
  const offsetAt = (instant: number) => {
    const { year, month, day, hour, minute, second } = partsIn(instant, timeZone)
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - instant
  }
  const day = 86_400_000
  const offsets = [offsetAt(asUtc - day), offsetAt(asUtc + day)]
  const fitting = offsets.map(offset => asUtc - offset).filter(instant => asUtc - instant === offsetAt(instant))
  return new Date(fitting[0] ?? asUtc - offsets[0]!).toISOString()
}
