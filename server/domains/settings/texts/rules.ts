import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '../../../kit/languages.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { exampleWords } from './examples.ts'

/** What a text wants to be told: a value by its name, or a tag around words. */
export type Placeholder = {
  readonly name: string
  readonly kind: 'value' | 'number' | 'date' | 'time' | 'select' | 'plural' | 'tag'
}

/** Characters of a text of the shop's own. */
export const LONGEST_TEXT = 4000
/** Texts of a file that is taken over at once. */
export const MOST_IMPORTED = 5000

const kinds: Readonly<Partial<Record<TYPE, Placeholder['kind']>>> = {
  [TYPE.argument]: 'value',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
  [TYPE.tag]: 'tag',
}

function below(part: MessageFormatElement): readonly MessageFormatElement[] {
  if (part.type === TYPE.select || part.type === TYPE.plural)
    return Object.values(part.options).flatMap(option => option.value)
  return part.type === TYPE.tag ? part.children : []
}

function collected(parts: readonly MessageFormatElement[]): Placeholder[] {
  return parts.flatMap(part => {
    const kind = kinds[part.type]
    const own = kind && 'value' in part ? [{ name: String(part.value), kind }] : []
    return [...own, ...collected(below(part))]
  })
}

const parsed = (text: string): MessageFormatElement[] => parse(text, { captureLocation: false })

/** What a text wants, each once. Throws for what is no ICU MessageFormat. */
export function placeholdersOf(text: string): Placeholder[] {
  const all = collected(parsed(text))
  const first = new Map<string, Placeholder>()
  // Of a value that is chosen by and shown, what it is chosen by says more.
  for (const each of all)
    if (!first.has(each.name) || first.get(each.name)?.kind === 'value') first.set(each.name, each)
  return [...first.values()]
}

/** How what one text is told may be used in another: a number can be shown plainly, but a name can be no number. */
const fits: Readonly<Record<Placeholder['kind'], readonly Placeholder['kind'][]>> = {
  value: ['value'],
  number: ['number', 'plural', 'value'],
  plural: ['plural', 'number', 'value'],
  date: ['date', 'time'],
  time: ['time', 'date'],
  select: ['select', 'value'],
  tag: ['tag'],
}

/** Why a text cannot stand for `usual`: TEXT_EMPTY, TEXT_BROKEN (no ICU MessageFormat), TEXT_PLACEHOLDERS (it wants something
 *  else, or lacks something). */
export function ownTextRefusals(text: string, usual: string, path: readonly string[]): Refusal[] {
  if (text.trim() === '')
    return [refusal('TEXT_EMPTY', path, 'A text is never empty; the usual one comes back by null.')]
  let own: Placeholder[]
  try {
    own = placeholdersOf(text)
  } catch (error) {
    return [refusal('TEXT_BROKEN', path, `It is no ICU MessageFormat: ${(error as Error).message}`)]
  }
  const wanted = placeholdersOf(usual)
  const isWrong =
    own.some(({ name, kind }) => !wanted.some(each => each.name === name && fits[each.kind].includes(kind))) ||
    wanted.some(({ name }) => !own.some(each => each.name === name))
  if (!isWrong) return []
  const names = wanted.map(({ name, kind }) => (kind === 'tag' ? `<${name}>` : `{${name}}`)).join(', ')
  return [refusal('TEXT_PLACEHOLDERS', path, names === '' ? 'It takes no values.' : `It needs just these: ${names}.`)]
}

/** A day that stands for all in examples: noon, so that it is the same one everywhere. */
const exampleDay = new Date('2026-12-04T12:00:00Z')

function exampleOf({ name, kind }: Placeholder, language: Language): unknown {
  if (kind === 'tag') return (parts: readonly unknown[]) => parts.join('')
  if (kind === 'number' || kind === 'plural') return 3
  if (kind === 'date' || kind === 'time') return exampleDay
  if (kind === 'select') return 'other'
  if (name === 'count') return 3
  return exampleWords[name]?.[language] ?? name
}

/** How a text reads with values that are made up. Throws for what is no ICU MessageFormat. */
export function exampleText(text: string, language: Language): string {
  const values = Object.fromEntries(placeholdersOf(text).map(each => [each.name, exampleOf(each, language)]))
  const formatted = new IntlMessageFormat(text, language === 'de' ? 'de-DE' : 'en-GB').format(values as never)
  return Array.isArray(formatted) ? formatted.join('') : String(formatted)
}

/** Letters as they are compared: without case, accents and soft hyphens. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u00ad]/g, '')
    .toLowerCase()
