import type { IntlShape } from 'react-intl'
import type { MessageId } from '../../intl/messageIds.ts'
import type { Accepted } from '../../schema/accepted.ts'

/** Something to say: a text of the catalogues, with its values if it takes some, or words that are the shop's own. */
export type Message =
  | MessageId
  | { readonly id: MessageId; readonly values: Readonly<Record<string, string | number>> }
  | { readonly text: string }

/** A message in the reader's language. */
export function wordsOf(message: Message, intl: Pick<IntlShape, 'formatMessage'>): string {
  if (typeof message === 'string') return intl.formatMessage({ id: message })
  return 'text' in message ? message.text : intl.formatMessage({ id: message.id }, message.values)
}

export interface Option {
  readonly value: string
  readonly label: Message
}

/** How a field is typed or chosen. Text goes with strings, `words` with lists of strings, `switch` with yes and no. */
export type Control =
  | {
      readonly kind: 'text'
      readonly type?: 'text' | 'email' | 'date' | 'search' | 'password'
      readonly inputMode?: 'decimal' | 'numeric' | 'tel'
      readonly unit?: string
      /** The latest day, of a date. */
      readonly max?: string
    }
  | { readonly kind: 'area'; readonly rows?: number; readonly lang?: 'de' | 'en' }
  /** HTML, written as readers will see it. */
  | { readonly kind: 'rich'; readonly lang: 'de' | 'en' }
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
  | { readonly kind: 'choices'; readonly options: readonly Option[] }
  | { readonly kind: 'words'; readonly accepted: Accepted }
  | { readonly kind: 'switch' | 'checkbox' }

/** What a check finds: one sentence about the field, or sentences about its parts by their paths (`addresses.0.zip`). */
export type Finding = Message | null | ReadonlyMap<string, Message>

/** One field of a form, declared once: what it is called, what it must hold, how it is entered. */
export interface EditField<Values> {
  /** Where its value stands among the form's: `firstName`, `title.de`. What lies below belongs to it. */
  readonly path: string
  readonly label: Message
  readonly hint?: Message
  /** A line of text, unless said otherwise. Without meaning where a section draws its fields itself. */
  readonly control?: Control
  /** In characters. */
  readonly longest?: number
  /** Marked, and refused while it is empty. Of a text, a list or a choice. */
  readonly isRequired?: boolean | ((values: Values) => boolean)
  readonly isReadOnly?: boolean | ((values: Values) => boolean)
  /** Whether it is asked for at all; a field that is not shown is not checked either. */
  readonly isShown?: (values: Values) => boolean
  /** What cannot be saved as it is. Not asked of a required field that is empty. */
  readonly check?: (values: Values) => Finding
  /** What can be saved and is odd all the same. */
  readonly warn?: (values: Values) => Message | null
  /** Its value in words, where they are neither a text nor a list of texts; for those who choose between two values. */
  readonly show?: (value: never, intl: IntlShape) => string
  /** Across both columns of a section. */
  readonly isWide?: boolean
}

/** What belongs together on an edit page, under one title. */
export interface EditSection<Values> {
  /** Its anchor on the page. */
  readonly id: string
  readonly title: Message
  readonly fields: readonly EditField<Values>[]
}

type Problems = ReadonlyMap<string, Message>

const asks = <Values>(asked: boolean | ((values: Values) => boolean) | undefined, values: Values): boolean =>
  typeof asked === 'function' ? asked(values) : asked === true

export const isRequired = <Values>(field: EditField<Values>, values: Values) => asks(field.isRequired, values)
export const isShown = <Values>(field: EditField<Values>, values: Values) => field.isShown?.(values) ?? true
export const isReadOnly = <Values>(field: EditField<Values>, values: Values) => asks(field.isReadOnly, values)

/** The value at a path; undefined where there is none. */
export function valueAt(values: unknown, path: string): unknown {
  let value = values
  for (const step of path.split('.')) {
    if (value === null || typeof value !== 'object') return undefined
    value = (value as Readonly<Record<string, unknown>>)[step]
  }
  return value
}

/** Whether nothing was entered: no text but spaces, an empty list, nothing chosen. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** The places of fields by their paths, made once of a list: a table of sizes has thousands, and each input asks. */
const places = new WeakMap<readonly EditField<never>[], ReadonlyMap<string, number>>()

function placesOf<Values>(fields: readonly EditField<Values>[]): ReadonlyMap<string, number> {
  const list = fields as unknown as readonly EditField<never>[]
  const known = places.get(list)
  if (known) return known
  // Of two with one path the first counts.
  const made = new Map(fields.map(({ path }, at) => [path, at] as const).reverse())
  places.set(list, made)
  return made
}

/** The field with just this path. */
export function fieldOf<Values>(fields: readonly EditField<Values>[], path: string): EditField<Values> | null {
  const at = placesOf(fields).get(path)
  return at === undefined ? null : fields[at]!
}

/** The field that a path belongs to: its own, or one that it lies below. */
export function fieldAt<Values>(fields: readonly EditField<Values>[], path: string): EditField<Values> | null {
  const known = placesOf(fields)
  let first = known.get(path)
  for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
    const at = known.get(path.slice(0, end))
    if (at !== undefined && (first === undefined || at < first)) first = at
  }
  return first === undefined ? null : fields[first]!
}

/** Where the input itself does not end at the longest text. */
function tooLong<Values>({ control, longest, path }: EditField<Values>, values: Values): Message | null {
  const over = String(valueAt(values, path) ?? '').length - (longest ?? Number.POSITIVE_INFINITY)
  return control?.kind === 'rich' && over > 0 ? { id: 'kit.rich.tooLong', values: { count: over } } : null
}

/** All that keeps a form from being saved, by path, in the order of the fields. Empty where nothing does. */
export function problemsIn<Values>(fields: readonly EditField<Values>[], values: Values): Problems {
  const problems = new Map<string, Message>()
  for (const field of fields) {
    if (!isShown(field, values)) continue
    if (isRequired(field, values) && isEmpty(valueAt(values, field.path))) {
      problems.set(field.path, 'edit.missing')
      continue
    }
    const found = tooLong(field, values) ?? field.check?.(values) ?? null
    if (found instanceof Map) for (const [path, message] of found) problems.set(path, message)
    else if (found !== null) problems.set(field.path, found as Message)
  }
  return problems
}

/** What is odd about a form and does not keep it from being saved, by path. */
export function warningsIn<Values>(fields: readonly EditField<Values>[], values: Values): Problems {
  const odd = fields
    .filter(field => field.warn && isShown(field, values))
    .map(field => [field.path, field.warn?.(values) ?? null] as const)
  return new Map(odd.filter((each): each is [string, Message] => each[1] !== null))
}
