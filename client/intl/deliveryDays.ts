import type { formatsOf } from './format.ts'

/** When goods arrive, as the server says it; no days where they count from a payment on whatever day. */
export interface DeliveryDays {
  readonly weeks: number
  readonly earliest: string | null | undefined
  readonly latest: string | null | undefined
}

/** What texts of a delivery are filled with, everywhere alike: `from` is `none` where there is but one day, and without
 *  its year where that is the same. */
export function deliveryValues(
  { weeks, earliest, latest }: DeliveryDays,
  { day }: Pick<ReturnType<typeof formatsOf>, 'day'>,
) {
  if (!latest) return { weeks, from: 'none', date: '' }
  if (!earliest || earliest === latest) return { weeks, from: 'none', date: day(latest) }
  const from = day(earliest)
  return { weeks, from: earliest.slice(0, 4) === latest.slice(0, 4) ? from.slice(0, -4) : from, date: day(latest) }
}
