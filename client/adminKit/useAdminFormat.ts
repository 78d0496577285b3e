import { type IntlShape, useIntl } from 'react-intl'
import { formatsOf } from '../intl/format.ts'

/** How the admin centre writes amounts, counts and days. */
export const useAdminFormat = () => adminFormats(useIntl())

/** Numbers as everywhere; days by language: '22.11.2026' and '22 Nov 2026'. */
export function adminFormats(intl: IntlShape) {
  const formats = formatsOf(intl)
  const isGerman = intl.locale.startsWith('de')
  const day = (value: string): string =>
    isGerman ? formats.day(value) : intl.formatDate(value, { day: 'numeric', month: 'short', year: 'numeric' })
  const time = (value: string): string =>
    intl.formatTime(value, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return {
    money: formats.money,
    percent: formats.percent,
    count: formats.count,
    /** Of a day (`2027-01-12`) or of an instant, in the shop's time zone. */
    day,
    /** Hours and minutes of an instant, in the shop's time zone. */
    time,
    instant: (value: string): string => `${day(value)} ${time(value)}`,
    /** A day without the century, which nobody needs in a list: '22.11.26' and '22 Nov 26'. */
    shortDay: (value: string): string => day(value).replace(/\d\d(\d\d)$/, '$1'),
    /** '1.000+' for more than `most`, which is as far as it was counted. */
    countUpTo: (value: number, most: number): string =>
      value > most ? `${formats.count(most)}+` : formats.count(value),
  }
}
