import type { Day } from './days.ts'

/** Whose public holidays count: Austria, Germany by the holidays of all its states, or one of its states (ISO 3166-2). */
export const holidayRegions = [
  ...(['AT', 'DE'] as const),
  ...(['DE-BB', 'DE-BE', 'DE-BW', 'DE-BY', 'DE-HB', 'DE-HE', 'DE-HH', 'DE-MV'] as const),
  ...(['DE-NI', 'DE-NW', 'DE-RP', 'DE-SH', 'DE-SL', 'DE-SN', 'DE-ST', 'DE-TH'] as const),
] as const
export type HolidayRegion = (typeof holidayRegions)[number]

const MILLISECONDS_OF_DAY = 24 * 60 * 60 * 1000

/** A day as the number of days since 1 January 1970, to be reckoned with. */
export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / MILLISECONDS_OF_DAY

/** The day of such a number. */
export const dayOfNumber = (number: number): Day => new Date(number * MILLISECONDS_OF_DAY).toISOString().slice(0, 10)

/** The day of the week of a day's number: 0 is Sunday. 1 January 1970 was a Thursday. */
export const weekdayOf = (number: number): number => (((number + 4) % 7) + 7) % 7

/** Easter Sunday of a year in the Gregorian calendar, as a day's number. Source: Meeus, Jones, Butcher, "Astronomical
 *  Algorithms", chapter 8. */
function easterSunday(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1) / MILLISECONDS_OF_DAY
}

/** Holidays of every year: `MM-DD`, or so many days after Easter Sunday. */
type Rule = string | number

const goodFriday = -2
const easterMonday = 1
const ascension = 39
const whitMonday = 50
const corpusChristi = 60
const epiphany = '01-06'
const assumption = '08-15'
const reformation = '10-31'
const allSaints = '11-01'
/** Repentance Day, the Wednesday before 23 November; it has no fixed day. */
const repentance = 'repentance'

/** § 7 Arbeitsruhegesetz. */
const austria: readonly Rule[] = [
  ...['01-01', epiphany, '05-01', assumption, '10-26', allSaints, '12-08', '12-25', '12-26'],
  ...[easterMonday, ascension, whitMonday, corpusChristi],
]
/** Of all states; by their own laws, and 3 October by Art. 2 Abs. 2 Einigungsvertrag. */
const germany: readonly Rule[] = [
  ...['01-01', '05-01', '10-03', '12-25', '12-26'],
  ...[goodFriday, easterMonday, ascension, whitMonday],
]

/** What the states have besides, by their holiday laws as of 2026. Those that hold in some of a state's municipalities
 *  only are counted in the whole of it (Assumption in Bavaria), but for Corpus Christi in Saxony and Thuringia, which
 *  hardly any of them keep. */
const ofStates: Readonly<Record<Exclude<HolidayRegion, 'AT' | 'DE'>, readonly Rule[]>> = {
  'DE-BB': [reformation],
  'DE-BE': ['03-08'],
  'DE-BW': [epiphany, corpusChristi, allSaints],
  'DE-BY': [epiphany, corpusChristi, assumption, allSaints],
  'DE-HB': [reformation],
  'DE-HE': [corpusChristi],
  'DE-HH': [reformation],
  'DE-MV': ['03-08', reformation],
  'DE-NI': [reformation],
  'DE-NW': [corpusChristi, allSaints],
  'DE-RP': [corpusChristi, allSaints],
  'DE-SH': [reformation],
  'DE-SL': [corpusChristi, assumption, allSaints],
  'DE-SN': [reformation, repentance],
  'DE-ST': [epiphany, reformation],
  'DE-TH': ['09-20', reformation],
}

/** Holidays of a single year: § 1 Berliner Feiertagsgesetz. */
const once: Partial<Record<HolidayRegion, readonly Day[]>> = { 'DE-BE': ['2028-06-17'] }

const known = new Map<string, ReadonlySet<number>>()

/** The public holidays of a region in a year as numbers of days. Sundays that are holidays by law are left out where no
 *  rule needs them: nobody works or delivers on a Sunday anyway. */
export function holidaysOf(region: HolidayRegion, year: number): ReadonlySet<number> {
  const key = `${region} ${year}`
  const kept = known.get(key)
  if (kept) return kept
  const easter = easterSunday(year)
  const rules = region === 'AT' ? austria : region === 'DE' ? germany : [...germany, ...ofStates[region]]
  const days = new Set(
    rules.map(rule => {
      if (typeof rule === 'number') return easter + rule
      if (rule !== repentance) return dayNumber(`${year}-${rule}`)
      const last = dayNumber(`${year}-11-22`)
      return last - ((weekdayOf(last) - 3 + 7) % 7)
    }),
  )
  for (const day of once[region] ?? []) if (day.startsWith(String(year))) days.add(dayNumber(day))
  known.set(key, days)
  return days
}
