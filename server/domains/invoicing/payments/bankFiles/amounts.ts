import type { Day } from '../../../../kit/days.ts'
import type { Cents } from '../../../../kit/money.ts'

const currencySigns = /(EUR|€)/i

/**
 * Cents out of what banks write: `1.234,56`, `1,234.56`, `1234.5`, `-12,00`, `12,00-`, `+3`, `1 234,56 €`, `12,00 S` (Soll) and
 * `12,00 H`. The last of the signs `.` and `,` parts the cents, unless it
 * is the only kind and three digits follow it: then it groups thousands. Null for what is no amount, and for more than two decimals.
 */
export function centsIn(entered: string): Cents | null {
  let text = entered
    .replace(currencySigns, '')
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/[−–]/g, '-')
  let sign = 1
  const side = /^(.*?)([SH]|DR|CR)$/i.exec(text)
  if (side) {
    text = side[1]!
    if (/^(s|dr)$/i.test(side[2]!)) sign = -1
  }
  const signed = /^([+-]?)([\d.,]+)([+-]?)$/.exec(text)
  if (!signed || (signed[1] && signed[3])) return null
  if (signed[1] === '-' || signed[3] === '-') sign = -sign
  const digits = signed[2]!
  const parting = decimalIn(digits)
  const at = parting === null ? -1 : digits.lastIndexOf(parting)
  const whole = at < 0 ? digits : digits.slice(0, at)
  const rest = at < 0 ? '' : digits.slice(at + 1)
  const grouping = parting === ',' ? '.' : ','
  if (parting !== null && whole.includes(parting)) return null
  if (!/^\d{0,2}$/.test(rest) || !isGrouped(whole, parting === null ? /[.,]/ : grouping)) return null
  const plain = whole.replace(/[.,]/g, '')
  if (plain === '' && rest === '') return null
  const cents = Number(plain || '0') * 100 + Number(rest.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents * sign || 0 : null
}

/** The sign that parts the cents; null where there are none. */
function decimalIn(digits: string): ',' | '.' | null {
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'))
  if (last < 0) return null
  const sign = digits[last] as ',' | '.'
  const after = digits.length - last - 1
  const isAlone = digits.indexOf(sign) === last
  const isOnly = !digits.includes(sign === ',' ? '.' : ',')
  // `1.234` and `1.234.567` group thousands; `1.234,567` is no amount, which the digits behind it show.
  return after === 3 && (isOnly || !isAlone) ? null : sign
}

/** Whether thousands, where they are set apart, are groups of three. */
function isGrouped(whole: string, by: string | RegExp): boolean {
  const groups = whole.split(by)
  if (groups.length === 1) return /^\d*$/.test(whole)
  return groups.every((group, at) => (at === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(group))
}

const exists = (year: string, month: string, day: string): Day | null => {
  const said = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${said}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(said) ? said : null
}

/** A day out of what banks write: `2026-03-01`, `01.03.2026`, `1.3.26`, `01/03/2026`, `20260301`, with or without a time behind it.
 *  Null for what is no day. Days stand before months: Austrian and German banks write no other way. */
export function dayIn(entered: string): Day | null {
  const text = entered.trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (iso) return exists(iso[1]!, iso[2]!, iso[3]!)
  const german = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})(?:[ T].*)?$/.exec(text)
  if (!german) return null
  const [, day, month, year] = german
  return exists(year!.length === 2 ? `20${year}` : year!, month!, day!)
}
