import { isEmail, tidyEmail } from '../../../kit/emails.ts'
import type { Language } from '../../../kit/languages.ts'
import { isPhone } from '../../../kit/phones.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied, tidiedLines } from '../../../kit/words.ts'
import { isStorable } from '../../../kit/writtenTexts.ts'
import { shownText } from '../../content/rules/texts.ts'
import { keptName } from '../../files/rules/arrivals.ts'
import type { FieldKind, FormField } from './fields.ts'
import { filesRefusal } from './files.ts'

/** An answer as it is kept: what was asked, in the language of whoever answered, and what they said; of a tick `true`. Of
 *  several choices each, of files their names; without one the field was not answered. */
export type GivenAnswer = {
  readonly key: string
  readonly kind: FieldKind
  readonly label: string
  readonly values: readonly string[]
}

/** What was entered, by the keys of fields. */
export type EnteredAnswers = readonly { readonly key: string; readonly values: readonly string[] }[]

export const longestAnswer = { text: 500, longText: 10_000 } as const
/** Of all answers together, in characters: more than the longest letter, less than what fills a disk. */
const longestOfAll = 60_000

/** Whether a regular expression fits a text as a whole; null where it says nothing. */
export type PatternTest = (pattern: string, text: string) => boolean | null

/** A number as people type it: `1,5`, `007`, `.5`; null for none. A comma becomes a point, zeros in front go, and a leading
 *  point gets one. Source: platform.md 5. */
export function numberIn(typed: string): number | null {
  const text = typed
    .trim()
    .replace(',', '.')
    .replace(/^(-?)\./, '$10.')
  return /^-?\d{1,12}(\.\d{0,6})?$/.test(text) ? Number(text) : null
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

const isWithin = (value: number, { lowest, highest }: FormField): boolean =>
  (lowest === null || value >= lowest) && (highest === null || value <= highest)

type Read = { readonly values: readonly string[] } | { readonly code: Refusal['code']; readonly message: string }
const none: Read = { values: [] }
const no = (code: Refusal['code'], message: string): Read => ({ code, message })
const one = (text: string): Read => ({ values: [text] })

/** An answer as it is kept, or why it is none to that question. */
function readAnswer(field: FormField, entered: readonly string[], fits: PatternTest): Read {
  const { kind, highest } = field
  if (kind === 'multiChoice') {
    const chosen = field.options.map(({ de }) => de).filter(each => entered.includes(each))
    if (entered.some(each => !chosen.includes(each))) return no('ANSWER_INVALID', 'One of them is not offered.')
    if (chosen.length === 0) return none
    return isWithin(chosen.length, field) ? { values: chosen } : no('ANSWER_INVALID', 'So many cannot be chosen.')
  }
  if (kind === 'file') {
    const names = entered.filter(Boolean).map(name => keptName(name, 'datei'))
    const refused = filesRefusal(names, highest, [])
    return refused ? no(refused.code, refused.message) : { values: names }
  }
  if (entered.length > 1) return no('ANSWER_INVALID', 'One answer is enough.')
  const text = kind === 'longText' ? tidiedLines(entered[0] ?? '') : tidied(entered[0] ?? '')
  if (text === '') return none
  const most = kind === 'longText' ? longestAnswer.longText : longestAnswer.text
  if (!isStorable(text) || text.length > most) return no('ANSWER_INVALID', `At most ${most} characters.`)
  switch (kind) {
    case 'checkbox':
    case 'consent':
      if (text === 'true') return one(text)
      return text === 'false' ? none : no('ANSWER_INVALID', 'It is `true` or `false`.')
    case 'number': {
      const value = numberIn(text)
      return value !== null && isWithin(value, field)
        ? one(String(value))
        : no('ANSWER_INVALID', 'This is no number, or outside of its limits.')
    }
    case 'date':
      return isDay(text) ? one(text) : no('ANSWER_INVALID', 'A day is written YYYY-MM-DD.')
    case 'choice':
      return field.options.some(({ de }) => de === text) ? one(text) : no('ANSWER_INVALID', 'It is not offered.')
    case 'email':
      return isEmail(tidyEmail(text)) ? one(tidyEmail(text)) : no('EMAIL_INVALID', 'This is no e-mail address.')
    case 'phone':
      return isPhone(text) ? one(text) : no('PHONE_INVALID', 'A number begins with + and the country.')
    default: {
      const tooLong = highest !== null && text.length > highest
      if (tooLong || (field.lowest !== null && text.length < field.lowest))
        return no('ANSWER_INVALID', 'Too short or too long.')
      const isWrong = field.pattern !== '' && fits(field.pattern, text) === false
      return isWrong ? no('ANSWER_INVALID', 'Invalid format') : one(text)
    }
  }
}

export type CheckedAnswers = { readonly answers: readonly GivenAnswer[]; readonly refusals: readonly Refusal[] }

/**
 * Answers to the fields of a form. What was entered in a field that is not asked, because of its condition, is left out.
 * Refuses at `answers.key`: ANSWER_MISSING, EMAIL_INVALID, PHONE_INVALID, ANSWER_INVALID with the field's limits, FILE_TYPE_INVALID;
 * and with INVALID_INPUT a key that the form does not know, and more text than anybody writes.
 */
export function checkedAnswers(
  fields: readonly FormField[],
  entered: EnteredAnswers,
  language: Language,
  fits: PatternTest,
): CheckedAnswers {
  const refusals: Refusal[] = []
  const answers: GivenAnswer[] = []
  const given = new Map(entered.map(({ key, values }) => [key, values]))
  for (const key of given.keys())
    if (!fields.some(field => field.key === key))
      refusals.push(refusal('INVALID_INPUT', ['answers', key], 'This is not asked for.'))
  const length = entered.reduce((sum, { values }) => sum + values.join('').length, 0)
  if (length > longestOfAll) return { answers, refusals: [refusal('INVALID_INPUT', ['answers'], 'This is too long.')] }
  for (const field of fields) {
    const { key, kind, lowest, highest } = field
    if (kind === 'heading' || !isAsked(field, answers)) continue
    const read = readAnswer(field, given.get(key) ?? [], fits)
    const path = ['answers', key]
    if ('code' in read) refusals.push(refusal(read.code, path, read.message, { kind, lowest, highest }))
    else if (read.values.length === 0 && field.isRequired)
      refusals.push(refusal('ANSWER_MISSING', path, 'This has to be answered.', { key }))
    else answers.push({ key, kind, label: shownText(language, field.label), values: read.values })
  }
  return { answers, refusals }
}

const isAsked = ({ shownIf, shownValue }: FormField, before: readonly GivenAnswer[]): boolean =>
  shownIf === '' || before.some(({ key, values }) => key === shownIf && values.includes(shownValue))

/** The address of whoever answered: that of the first field that asks for one; null without. */
export const senderOf = (answers: readonly GivenAnswer[]): string | null =>
  answers.find(({ kind }) => kind === 'email')?.values[0] ?? null

/** What answers are found by. */
export const searchTextOf = (answers: readonly GivenAnswer[]): string =>
  answers
    .flatMap(({ values }) => values)
    .join(' ')
    .toLowerCase()
    .slice(0, 4000)
