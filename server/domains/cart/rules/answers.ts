import { globalId } from '../../../kit/globalIds.ts'
import { type Language, textIn } from '../../../kit/languages.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied, tidiedLines } from '../../../kit/words.ts'
import type { ProductFacts } from '../../pricing/queries/facts.ts'
import type { Settings } from '../../settings/rules.ts'
import { LONGEST_ANSWER, type OrderField, orderFieldSettings } from '../settings.ts'

/** Answers by the key of their field, as they are kept: a number with a point, a day as YYYY-MM-DD, of a choice the option's
 *  key, of a tick `true`. What was not answered has no entry. */
export type Answers = Readonly<Record<string, string>>

/** Answers as they come in; null takes one back. */
export type AnswersInput = readonly { readonly key: string; readonly text: string | null }[]

/** An answer as an order keeps it: in words, in the buyer's language. */
export type GivenAnswer = { readonly key: string; readonly label: string; readonly text: string }

/** What is asked once of an order, in the order of the settings. */
export const fieldsOfOrder = (settings: Settings): readonly OrderField[] =>
  orderFieldSettings.of(settings).fields.filter(({ place }) => place === 'order')

type AskedProduct = Pick<ProductFacts, 'kind' | 'groupIds'>

/** What is asked of a line of this product, in the cart or beside the product; nothing of vouchers, and of what is gone. */
export function fieldsOfLine(settings: Settings, product: AskedProduct | undefined): readonly OrderField[] {
  const { fields } = orderFieldSettings.of(settings)
  if (fields.length === 0 || !product || product.kind === 'voucher') return []
  const groups = product.groupIds.map(id => globalId('ProductGroup', id))
  return fields.filter(
    ({ place, productGroups }) =>
      place !== 'order' && (productGroups.length === 0 || productGroups.some(id => groups.includes(id))),
  )
}

/** What of it is asked beside the product, before anything comes into the cart. */
export const fieldsAtProduct = (settings: Settings, product: AskedProduct | undefined): readonly OrderField[] =>
  fieldsOfLine(settings, product).filter(({ place }) => place === 'product')

/** What of a line's answers makes it another one than an equal line: what its buyer was asked beside the product. */
export function answersKey(
  settings: Settings,
  product: AskedProduct | undefined,
  answers: Answers | null | undefined,
): readonly (string | null)[] {
  return fieldsAtProduct(settings, product).map(({ key }) => answers?.[key] ?? null)
}

/** Answers of a line that comes into the cart. `answers` undefined: this way in asks nothing, and the cart will. Refuses as
 *  `answersEntered`, and ANSWER_MISSING where something must be said beside the product. */
export function answersBrought(
  settings: Settings,
  product: AskedProduct,
  {
    answers: input,
    mayLackAnswers,
  }: { readonly answers?: AnswersInput | undefined; readonly mayLackAnswers?: boolean },
): { answers: Answers | null; refusals: Refusal[] } {
  if (input === undefined) return { answers: null, refusals: [] }
  const { answers, refusals } = answersEntered(fieldsOfLine(settings, product), {}, input, ['answers'])
  const missing =
    refusals.length > 0 || mayLackAnswers
      ? []
      : missingAnswers(fieldsAtProduct(settings, product), answers, ['answers'])
  return { answers: Object.keys(answers).length > 0 ? answers : null, refusals: [...refusals, ...missing] }
}

/** ANSWER_MISSING of each of these that must be answered and is not. */
export const missingAnswers = (fields: readonly OrderField[], answers: Answers, path: readonly string[]): Refusal[] =>
  answerRefusals(fields, answers, path).filter(({ code }) => code === 'ANSWER_MISSING')

/** The most characters of an answer; a number's digits and a day need no more than a short text. */
export const longestAnswer = ({ kind, max }: Pick<OrderField, 'kind' | 'max'>): number => {
  if (kind === 'longText') return max ?? LONGEST_ANSWER.longText
  return kind === 'text' ? (max ?? LONGEST_ANSWER.text) : LONGEST_ANSWER.text
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** An answer as it is kept, '' for none; null where it is none to this question. */
function readAnswer({ kind, options, min, max }: OrderField, typed: string): string | null {
  const text = kind === 'longText' ? tidiedLines(typed) : tidied(typed)
  if (text === '') return ''
  if (text.length > longestAnswer({ kind, max })) return null
  switch (kind) {
    case 'number': {
      if (!/^-?\d{1,10}([.,]\d{1,4})?$/.test(text)) return null
      const number = Number(text.replace(',', '.'))
      return (min !== null && number < min) || (max !== null && number > max) ? null : String(number)
    }
    case 'choice':
      return options.some(({ key }) => key === text) ? text : null
    case 'checkbox':
      return text === 'true' ? text : text === 'false' ? '' : null
    case 'date':
      return isDay(text) ? text : null
    default:
      return text
  }
}

/** Why an answer does not do, for whoever gives it. */
const invalid = ({ key, kind, min, max }: OrderField, path: readonly string[]) =>
  refusal('ANSWER_INVALID', [...path, key], 'This is no answer to what is asked for.', {
    kind,
    min,
    max: kind === 'text' || kind === 'longText' ? longestAnswer({ kind, max }) : max,
  })

/** Answers with those that were entered; what is left out stays. Refuses, each at its key, INVALID_INPUT what is not asked,
 *  and ANSWER_INVALID what is no answer. */
export function answersEntered(
  fields: readonly OrderField[],
  before: Answers,
  input: AnswersInput,
  path: readonly string[],
): { answers: Answers; refusals: Refusal[] } {
  const answers: Record<string, string> = { ...before }
  const refusals: Refusal[] = []
  for (const { key, text } of input) {
    const field = fields.find(each => each.key === key)
    const read = field ? readAnswer(field, text ?? '') : text === null || text === '' ? '' : undefined
    if (read === undefined) refusals.push(refusal('INVALID_INPUT', [...path, key], 'This is not asked for.'))
    else if (read === null) refusals.push(invalid(field!, path))
    else if (read === '') delete answers[key]
    else answers[key] = read
  }
  return { answers, refusals }
}

/** What lacks for an order: ANSWER_MISSING where one must be given, ANSWER_INVALID where the question has changed since. */
export function answerRefusals(fields: readonly OrderField[], answers: Answers, path: readonly string[]): Refusal[] {
  return fields.flatMap(field => {
    const { key, isRequired } = field
    const text = answers[key] ?? ''
    if (text === '') {
      return isRequired ? [refusal('ANSWER_MISSING', [...path, key], 'This has to be answered.', { key })] : []
    }
    return readAnswer(field, text) === text ? [] : [invalid(field, path)]
  })
}

/** The answers to these questions as an order keeps them; what is no longer asked is left out. */
export const givenAnswers = (fields: readonly OrderField[], answers: Answers, language: Language): GivenAnswer[] =>
  fields.flatMap(field => {
    const text = answers[field.key]
    if (!text) return []
    return [{ key: field.key, label: textIn(language, field.label), text: wordsOf(field, text, language) }]
  })

/** An answer as people read it. */
function wordsOf({ kind, options }: OrderField, text: string, language: Language): string {
  switch (kind) {
    case 'number':
      return language === 'de' ? text.replace('.', ',') : text
    case 'choice': {
      const option = options.find(({ key }) => key === text)
      return option ? textIn(language, option.label) : text
    }
    case 'checkbox':
      return language === 'de' ? 'Ja' : 'Yes'
    case 'date':
      return shownDay(text, language)
    default:
      return text
  }
}

const englishDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

const shownDay = (day: string, language: Language): string =>
  language === 'de' ? day.split('-').reverse().join('.') : englishDay.format(new Date(`${day}T00:00:00Z`))
