import { daysBefore, today } from '../../../adminKit/list/days.ts'

export const calendarPath = '/admincenter/shop/voucher/calendar'

/** What of the calendar is shown: the days from one to another. */
export interface Span {
  readonly view: 'week' | 'day'
  readonly from: string
  readonly to: string
}

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The Monday of a day's week. */
const mondayOf = (day: string): string => daysBefore(day, (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)

/** What an address asks for; what it does not say, or says wrongly, is this week. */
export function spanOf(search: URLSearchParams): Span {
  const asked = search.get('day') ?? ''
  const day = isDay(asked) ? asked : today()
  if (search.get('view') === 'day') return { view: 'day', from: day, to: day }
  const from = mondayOf(day)
  return { view: 'week', from, to: daysBefore(from, -6) }
}

/** The address of a day, or of the week that it is in. */
export const calendarUrl = (view: Span['view'], day: string): string =>
  `${calendarPath}?${new URLSearchParams({ ...(view === 'day' && { view }), day })}`

/** The days of a span, in order. */
export const daysOf = ({ from, to }: Span): readonly string[] =>
  Array.from({ length: 1 + Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) }, (_, at) =>
    daysBefore(from, -at),
  )

/** As many days earlier (-1) or later (1) as are shown. */
export const beside = ({ view, from }: Span, direction: -1 | 1): string =>
  daysBefore(from, -direction * (view === 'week' ? 7 : 1))
