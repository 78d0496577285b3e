import type { IntlShape } from 'react-intl'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { fieldTitles } from './fieldTitles.ts'
import { words } from './words.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const day = /^\d{4}-\d{2}-\d{2}$/
/** Fields whose numbers are cents, basis points or grams. */
const amounts = /(Cents|^basePrice|^childPrice|^freeShippingFrom|^price|^cost|^freeFrom)$/
const amountsByCountry = /^freeFromByCountry$/
const shares = /^(personalPercent|discount|rate)$/
const grams = /Grams$/
/** Fields whose texts are one of few, and have a word for each. */
const oneOfFew = /^(roles|grants|scopes|by|state|hold|type|kind|language)$/
/** Longest text that is shown of a value, in characters. */
const longest = 300

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What people call a field; a country's code is its own name. */
export function fieldTitle(intl: IntlShape, field: string): string {
  const title = fieldTitles[field]
  if (title) return intl.formatMessage({ id: title })
  return /^[A-Z]{2}$/.test(field) ? field : intl.formatMessage({ id: 'rights.audit.otherField' })
}

/** A value of the audit log in words, never as an id or as JSON; null where there is nothing. */
export function valueWords(intl: IntlShape, field: string, value: unknown): string | null {
  const text = wordsOf(intl, field, value)
  return text !== null && text.length > longest ? `${text.slice(0, longest)}…` : text
}

function wordsOf(intl: IntlShape, field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'rights.audit.yes' : 'rights.audit.no' })
  if (typeof value === 'number') return numberWords(intl, field, value)
  if (typeof value === 'string') return textWords(intl, field, value)
  if (Array.isArray(value)) return listWords(intl, field, value)
  return isFields(value) ? fieldsWords(intl, field, value) : null
}

function numberWords(intl: IntlShape, field: string, value: number): string {
  const format = adminFormats(intl)
  if (amounts.test(field)) return format.money({ cents: value, currency: 'EUR' })
  if (shares.test(field)) return format.percent(value)
  const count = format.count(value)
  return grams.test(field) ? intl.formatMessage({ id: 'rights.audit.grams' }, { count }) : count
}

function textWords(intl: IntlShape, field: string, value: string): string {
  const word = oneOfFew.test(field) ? words[value] : undefined
  if (word) return intl.formatMessage({ id: word })
  if (uuid.test(value)) return intl.formatMessage({ id: 'rights.audit.anEntry' })
  const format = adminFormats(intl)
  if (instant.test(value)) return format.instant(value)
  if (day.test(value)) return format.day(value)
  return value
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Simple values one after the other, of all others how many there are. */
function listWords(intl: IntlShape, field: string, values: readonly unknown[]): string | null {
  if (values.length === 0) return null
  const isSimple = values.every(each => typeof each !== 'object' && !uuid.test(String(each)))
  if (!isSimple) return intl.formatMessage({ id: 'rights.audit.entries' }, { count: values.length })
  return values.flatMap(each => wordsOf(intl, field, each) ?? []).join(', ')
}

function fieldsWords(intl: IntlShape, field: string, value: Fields): string | null {
  if (Object.keys(value).length > 0 && Object.keys(value).every(key => key === 'de' || key === 'en')) {
    const [german, english] = [wordsOf(intl, field, value.de), wordsOf(intl, field, value.en)]
    return german && english
      ? intl.formatMessage({ id: 'rights.audit.inLanguages' }, { de: german, en: english })
      : (german ?? english)
  }
  const parts = Object.entries(value).flatMap(([key, each]) => {
    const text = wordsOf(intl, amountsByCountry.test(field) ? 'priceCents' : key, each)
    return text === null || (typeof each === 'string' && uuid.test(each)) ? [] : [`${fieldTitle(intl, key)}: ${text}`]
  })
  return parts.length === 0 ? null : parts.join(' · ')
}

interface Done {
  readonly action: string
  readonly actorName?: string | null
  /** From where; of a deleted account's entries it is gone. */
  readonly address?: string | null
}

/** Who did what an entry tells: by name, or somebody who was not signed in (mailed links, failed tries), or the shop. */
export function doerWords(intl: IntlShape, { action, actorName, address }: Done): string {
  if (actorName) return actorName
  const isVisitor = Boolean(address) || action.endsWith('Failed')
  return intl.formatMessage({ id: isVisitor ? 'rights.audit.visitor' : 'rights.audit.shop' })
}
