import type { Day } from '../../../kit/days.ts'
import { dayNumber, type HolidayRegion, holidayRegions } from '../../../kit/holidays.ts'
import { addWorkingDays, type WorkingCalendar, workingDayFrom } from '../../../kit/workingDays.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'
import { shippingSettings } from '../settings.ts'

/** What a product or variant says of its delivery: working days until it is sent, and the day from which it is back. */
export type Times = {
  readonly expectedDaysMin?: number | null
  readonly expectedDays: number | null
  readonly backOn: Day | null
}

/** What the dates of a delivery are reckoned from, whatever day it counts from: working days until it is sent, those of
 *  printing not included. Orders keep it. */
export type DeliveryTimes = {
  readonly daysMin: number
  readonly daysMax: number
  readonly printingDays: number
  readonly backOn: Day | null
}

/** How a shop sends: its working days, and how many of them a parcel is on its way; none where it is collected. */
export type DeliveryTerms = {
  readonly calendar: WorkingCalendar
  readonly transit: { readonly min: number; readonly max: number }
}

/** From the earliest to the latest day. `weeks` until the latest, rounded up, at least 1. */
export type Delivery = { readonly weeks: number; readonly earliest: Day; readonly latest: Day }

/** A delivery as it is told: without days where it counts from a payment for which there is no last day. */
export type ShownDelivery = {
  readonly weeks: number
  readonly earliest: Day | null
  readonly latest: Day | null
}

/** A product that says nothing is sent within a week (pricing.md, "Expected delivery": at least 1). */
const USUAL_WORKING_DAYS = 5

/** Whose public holidays count: those that the settings name, else those of the shop's country, of Germany those that all
 *  its states have. */
export const holidayRegion = (settings: Settings): HolidayRegion | null =>
  shippingSettings.of(settings).holidays ??
  holidayRegions.find(region => region === shopSettings.of(settings).country) ??
  null

/** How the shop of these settings sends, or has ready what is collected. */
export function deliveryTerms(settings: Settings, { pickup = false } = {}): DeliveryTerms {
  const { transitDays, closedDays } = shippingSettings.of(settings)
  const calendar = { region: holidayRegion(settings), closed: closedDays }
  return { calendar, transit: pickup ? { min: 0, max: 0 } : transitDays }
}

/** The times of what is delivered together: the longest of its parts. */
export function togetherTimes(parts: readonly Times[], printingDays = 0): DeliveryTimes {
  const said = parts.filter(({ expectedDays }) => expectedDays !== null)
  const days = said.map(({ expectedDays }) => expectedDays ?? 0)
  const least = said.map(({ expectedDaysMin, expectedDays }) =>
    Math.min(expectedDaysMin ?? Infinity, expectedDays ?? 0),
  )
  const backOn = parts.flatMap(part => part.backOn ?? []).toSorted()
  return {
    daysMin: said.length === 0 ? USUAL_WORKING_DAYS : Math.max(...least),
    daysMax: said.length === 0 ? USUAL_WORKING_DAYS : Math.max(...days),
    printingDays,
    backOn: backOn.at(-1) ?? null,
  }
}

/**
 * When goods arrive, or lie ready, that are ordered (or paid) on a day: sent after their working days and those of
 * printing, or once they are back and printed, whichever is later, and then on their way. The one rule that all dates of
 * deliveries come from. `orderedOn`: the day from which weeks are told, where another than `from`. Source: Art. 246a § 1 Abs. 1 Nr. 7 EGBGB, § 4 Abs. 1 Z 8 FAGG: the day until which the goods come.
 */
export function deliveryFrom(
  { daysMin, daysMax, printingDays, backOn }: DeliveryTimes,
  from: Day,
  { calendar, transit }: DeliveryTerms,
  orderedOn: Day = from,
): Delivery {
  const back = backOn === null || backOn <= from ? null : workingDayFrom(backOn, calendar)
  const sent = (days: number) => {
    const made = addWorkingDays(from, days + printingDays, calendar)
    return back === null ? made : later(made, addWorkingDays(back, printingDays, calendar))
  }
  // What is done at once on a day on which nobody works is done on the next one.
  const arrives = (days: number, way: number) => workingDayFrom(addWorkingDays(sent(days), way, calendar), calendar)
  const latest = arrives(daysMax, transit.max)
  return { weeks: weeksUntil(latest, orderedOn), earliest: arrives(Math.min(daysMin, daysMax), transit.min), latest }
}

/** The delivery of all in one go; null for none. */
export function allAtOnce(deliveries: readonly Delivery[]): Delivery | null {
  if (deliveries.length === 0) return null
  return deliveries.reduce((all, each) => ({
    weeks: Math.max(all.weeks, each.weeks),
    earliest: later(all.earliest, each.earliest),
    latest: later(all.latest, each.latest),
  }))
}

/** Working days by which something has to come later than the rest, for the rest to be sent ahead. */
const MUCH_LATER = 5

/** The last days of an order's two deliveries: of what comes much earlier than the last of it, and of the rest. Null where
 *  nothing does. */
export function inParts(
  deliveries: readonly Delivery[],
  { calendar }: DeliveryTerms,
): { readonly first: Day; readonly rest: Day } | null {
  const last = allAtOnce(deliveries)?.latest
  if (last === undefined) return null
  const ahead = deliveries.filter(({ latest }) => addWorkingDays(latest, MUCH_LATER, calendar) <= last)
  return ahead.length === 0 ? null : { first: allAtOnce(ahead)!.latest, rest: last }
}

const later = (a: Day, b: Day): Day => (a > b ? a : b)

const DAYS_OF_WEEK = 7

const weeksUntil = (day: Day, from: Day): number =>
  Math.max(1, Math.ceil((dayNumber(day) - dayNumber(from)) / DAYS_OF_WEEK))
