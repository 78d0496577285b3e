const daysPerWeek = 7
const millisecondsPerDay = 24 * 60 * 60 * 1000

/** What a product or variant says of its delivery: days until shipping, and the day from which it is back. */
type Times = { readonly expectedDays: number | null; readonly backOn: string | null }

/** Weeks until a piece is delivered, at least 1: the largest, over product and variant, of the expected days and of the
 *  time until it is back, both in weeks rounded up. `printingDays` come on top of either. The one place where the days of
 *  a delivery become weeks. Source: pricing.md, "Expected delivery"; shop.md 9. */
export function deliveryWeeks(parts: readonly Times[], now: Date, printingDays = 0): number {
  const weeksOf = ({ expectedDays, backOn }: Times) =>
    Math.max(
      Math.ceil(((expectedDays ?? 0) + printingDays) / daysPerWeek),
      backOn === null
        ? 0
        : Math.ceil(
            (Date.parse(backOn) - now.getTime() + printingDays * millisecondsPerDay) /
              (daysPerWeek * millisecondsPerDay),
          ),
    )
  return Math.max(1, ...parts.map(weeksOf))
}
