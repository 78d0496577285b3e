import { addDays, type Day, dayOf, instantAt } from '../../../kit/days.ts'
import { dayNumber, weekdayOf } from '../../../kit/holidays.ts'
import { addWorkingDays, workingDayFrom } from '../../../kit/workingDays.ts'
import { isSelling } from '../../checkout/settings.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'
import { methodsPaidInAdvance, paymentSettings, shippingSettings } from '../settings.ts'
import { type DeliveryTimes, deliveryTerms } from './deliveryDates.ts'

/** Until when something has to be ordered, on which day of the shop that is, and on which day it is then sent at the latest. */
export type Dispatch = { readonly orderBy: Date; readonly orderOn: Day; readonly sentOn: Day }

/** What takes longer to be sent is not told by the hour. */
const MOST_DAYS = 2
/** Dispatches that are told at once: today's, which may be over before a page that shows it is made anew, and the next. */
const TOLD = 2
/** How far the next one is looked for. */
const FARTHEST_DAYS = 21

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/**
 * The next dispatches of goods that are in stock, from a day of the shop on: its working days on which orders are taken until
 * a time. `days`: working days until they are sent, those of printing included. None where nothing can be promised: without
 * times, for what is sent later than in two days, while nothing can be bought, and where every order waits for its money.
 */
export function dispatches(days: number, today: Day, settings: Settings): Dispatch[] {
  const isPaidLater = paymentSettings
    .of(settings)
    .methods.some(({ id, isConfigured, isEnabled }) => isConfigured && isEnabled && !methodsPaidInAdvance.includes(id))
  if (days > MOST_DAYS || !isPaidLater || !isSelling(settings)) return []
  const { calendar } = deliveryTerms(settings)
  const found: Dispatch[] = []
  for (let ahead = 0; ahead <= FARTHEST_DAYS && found.length < TOLD; ahead += 1) {
    const day = addDays(today, ahead)
    const orderBy = endOfTaking(day, settings)
    if (orderBy === null || workingDayFrom(day, calendar) !== day) continue
    found.push({ orderBy, orderOn: day, sentOn: addWorkingDays(day, days, calendar) })
  }
  return found
}

/** Until when orders are still worked on on a day of the shop; null where no time is said for its weekday. */
function endOfTaking(day: Day, settings: Settings): Date | null {
  const weekday = weekdays[weekdayOf(dayNumber(day))]!
  const time = weekday === 'sunday' || weekday === 'saturday' ? null : shippingSettings.of(settings).cutOff[weekday]
  return time === null ? null : instantAt(day, time, shopSettings.of(settings).timeZone)
}

/**
 * The day of the shop that the delivery of what is ordered now counts from: today, and once the time is over until which orders
 * of today are worked on, the next working day. On a day on which nobody works, no order is worked on either: where the next
 * working day has such a time, what is ordered before counts from it, as the countdown to it says.
 */
export function dayOfTaking(now: Date, settings: Settings): Day {
  const { calendar } = deliveryTerms(settings)
  const today = dayOf(now, shopSettings.of(settings).timeZone)
  const working = workingDayFrom(today, calendar)
  const end = endOfTaking(working, settings)
  if (end === null) return today
  return now < end ? working : workingDayFrom(addDays(working, 1), calendar)
}

/** By what answers that tell days of delivery are kept: today, and the day from which they count. */
export const daysToldOn = (settings: Settings, now: Date): string =>
  `${dayOf(now, shopSettings.of(settings).timeZone)} ${dayOfTaking(now, settings)}`

/** Working days until goods are sent that are there, by what is said of them; null where that is not known, or they are to come. */
export const daysToDispatch = ({ daysMax, printingDays, backOn }: DeliveryTimes, today: Day): number | null =>
  backOn !== null && backOn > today ? null : daysMax + printingDays
