import { isEmail, tidyEmail } from '../../../kit/emails.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied } from '../../../kit/words.ts'
import {
  choice,
  flag,
  listOf,
  number,
  type Reading,
  recordsOf,
  text,
  type ValuesOf,
  words,
} from '../../content/rules/fields.ts'
import type { Texts } from '../../content/rules/texts.ts'
import { mostFilesOfAll, mostSentFiles } from './files.ts'

/** What is asked, and how. `consent` is a tick that must be set where it is required; `heading` asks for nothing. */
export const fieldKinds = [
  ...([
    'text',
    'longText',
    'email',
    'phone',
    'number',
    'date',
    'choice',
    'multiChoice',
    'checkbox',
    'consent',
    'file',
  ] as const),
  'heading',
] as const
export type FieldKind = (typeof fieldKinds)[number]

export const mostFields = 60
/** Source: platform.md 5, issue of forms: a list to choose several from holds at most so many. */
export const mostOptions = 1000
export const mostRecipients = 10
export const longestName = 120
const longestPattern = 300
/** Of all fields together, in characters of JSON. */
const longestForm = 262_144

/**
 * A field: `lowest` and `highest` bound a number, the characters of a text, how many of several are chosen, and (`highest`
 * alone, one without it) how many files are sent. Where
 * `pattern` (a regular expression, for the whole of a text) does not fit, `patternText` is said; where `warningPattern` fits,
 * `warning` is said and the answer taken; `success` is said of what is right. It is asked only where the answer to the
 * field `shownIf`, which stands before it, is or holds `shownValue`. Options are known by their German text.
 */
const field = {
  ...{ key: words(60), kind: choice(fieldKinds), label: text(500), help: text(1000), isRequired: flag(false) },
  lowest: number({ lowest: -1_000_000_000, highest: 1_000_000_000, usual: null }),
  highest: number({ lowest: -1_000_000_000, highest: 1_000_000_000, usual: null }),
  ...{ pattern: words(longestPattern), patternText: text(300), success: text(300) },
  ...{ warningPattern: words(longestPattern), warning: text(300) },
  options: listOf(text(200), mostOptions),
  ...{ shownIf: words(60), shownValue: words(200) },
}
export type FormField = ValuesOf<typeof field>

const fieldsField = recordsOf(field, mostFields)
const shownText = text(5000)

/** What staff enter of a form; what is left out stays. */
export type FormChanges = {
  readonly name?: string | null
  readonly fields?: unknown
  readonly recipients?: readonly string[] | null
  readonly thanks?: unknown
  readonly confirms?: boolean | null
  readonly confirmation?: unknown
  readonly keptDays?: number | null
  readonly isContact?: boolean | null
}
/** A form without what the database adds to it. */
export type FormParts = {
  readonly name: string
  readonly fields: readonly FormField[]
  readonly recipients: readonly string[]
  readonly thanks: Texts
  readonly confirms: boolean
  readonly confirmation: Texts
  readonly keptDays: number
  readonly isContact: boolean
}

export const mostKeptDays = 3650

const usualField: FormField = {
  ...{ key: '', kind: 'text', label: { de: '', en: '' }, help: { de: '', en: '' }, isRequired: false },
  ...{ lowest: null, highest: null, pattern: '', patternText: { de: '', en: '' }, success: { de: '', en: '' } },
  ...{ warningPattern: '', warning: { de: '', en: '' }, options: [], shownIf: '', shownValue: '' },
}

/** Questions that a new form knows by their names, `message.fields` of the configuration. */
const knownFields: Readonly<Record<string, Partial<FormField>>> = {
  name: { label: { de: 'Name', en: 'Name' }, isRequired: true, lowest: 2 },
  email: { kind: 'email', label: { de: 'E-Mail-Adresse', en: 'E-mail address' }, isRequired: true },
  message: { kind: 'longText', label: { de: 'Nachricht', en: 'Message' }, isRequired: true, lowest: 10 },
  phone: { kind: 'phone', label: { de: 'Telefon', en: 'Phone' } },
  subject: { label: { de: 'Betreff', en: 'Subject' } },
  orderNumber: { label: { de: 'Bestellnummer', en: 'Order number' } },
  company: { label: { de: 'Firma oder Verein', en: 'Company or club' } },
  address: { kind: 'longText', label: { de: 'Adresse', en: 'Address' } },
  city: { label: { de: 'Ort', en: 'City' } },
  date: { kind: 'date', label: { de: 'Datum', en: 'Date' } },
  amount: { kind: 'number', label: { de: 'Anzahl', en: 'Quantity' }, lowest: 0 },
  files: { kind: 'file', label: { de: 'Dateien', en: 'Files' }, highest: 5 },
}

/** A name of the settings as the key of a field: `orderNumber` is `order-number`. */
const keyOf = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`).slice(0, 60)

/** A question of the shop's own name is asked for by that name until somebody words it. */
function fieldNamed(name: string): FormField {
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const known = Object.hasOwn(knownFields, name) ? knownFields[name] : { label: { de: title, en: title } }
  return { ...usualField, ...known, key: keyOf(name) }
}

/** The questions of a contact form. Source: shop.md 5, Contact messages. */
const contactFields = ['name', 'email', 'message']

/** What a new form begins with: the questions of these names, and without any those of a contact form. */
export const newFormOf = (names: readonly string[]): FormParts => ({
  name: '',
  fields: (names.length > 0 ? [...new Set(names)] : contactFields).map(fieldNamed),
  recipients: [],
  thanks: {
    de: 'Danke für Ihre Nachricht. Wir melden uns so bald wie möglich.',
    en: 'Thank you for your message. We will get back to you as soon as possible.',
  },
  ...{ confirms: true, confirmation: { de: '', en: '' }, keptDays: 365, isContact: false },
})
export const newForm: FormParts = newFormOf(contactFields)

/** A form with changes of it. Refuses, each at its path below `path`: NAME_INVALID without a name, EMAIL_INVALID a recipient
 *  that is no address, RANGE_REVERSED, ENTRY_TWICE a key or an option that is there twice, INVALID_INPUT for the rest. */
export function changedForm(
  before: FormParts,
  changes: FormChanges,
  path: readonly string[],
): { form: FormParts; refusals: Refusal[] } {
  const refusals: Refusal[] = []
  const reading: Reading = { refusals, classes: [] }
  const name = tidied(changes.name ?? before.name)
  if (name === '' || name.length > longestName)
    refusals.push(refusal('NAME_INVALID', [...path, 'name'], `A name of at most ${longestName} characters is needed.`))
  const recipients = recipientsOf(changes.recipients ?? before.recipients, [...path, 'recipients'], refusals)
  const keptDays = changes.keptDays ?? before.keptDays
  if (!Number.isInteger(keptDays) || keptDays < 0 || keptDays > mostKeptDays)
    refusals.push(refusal('INVALID_INPUT', [...path, 'keptDays'], `Days from 0 to ${mostKeptDays}.`))
  const read = (part: unknown, known: Texts, at: string) =>
    part === undefined ? known : shownText.read(part, [...path, at], reading)
  const thanks = read(changes.thanks, before.thanks, 'thanks')
  const confirmation = read(changes.confirmation, before.confirmation, 'confirmation')
  const at = [...path, 'fields']
  const fields = changes.fields === undefined ? before.fields : fieldsField.read(changes.fields, at, reading)
  if (changes.fields !== undefined && refusals.length === 0) refusals.push(...fieldRefusals(fields, at))
  return {
    form: {
      ...{ name, fields, recipients, thanks, confirmation, keptDays },
      confirms: changes.confirms ?? before.confirms,
      isContact: changes.isContact ?? before.isContact,
    },
    refusals,
  }
}

function recipientsOf(entered: readonly string[], path: readonly string[], refusals: Refusal[]): readonly string[] {
  const kept = [...new Set(entered.map(tidyEmail).filter(Boolean))]
  if (kept.length > mostRecipients) refusals.push(refusal('INVALID_INPUT', path, `At most ${mostRecipients}.`))
  if (!kept.every(isEmail)) refusals.push(refusal('EMAIL_INVALID', path, 'One of them is no address.'))
  return kept
}

const isChoice = (kind: FieldKind): boolean => kind === 'choice' || kind === 'multiChoice'

function fieldRefusals(fields: readonly FormField[], path: readonly string[]): Refusal[] {
  const refusals: Refusal[] = []
  if (JSON.stringify(fields).length > longestForm)
    refusals.push(refusal('INVALID_INPUT', path, 'All fields together are too long.'))
  if (!fields.some(({ kind }) => kind !== 'heading'))
    refusals.push(refusal('INVALID_INPUT', path, 'It asks for nothing.'))
  const files = fields.filter(({ kind }) => kind === 'file').reduce((sum, { highest }) => sum + (highest ?? 1), 0)
  if (files > mostFilesOfAll)
    refusals.push(refusal('INVALID_INPUT', path, `It asks for more than ${mostFilesOfAll} files.`))
  fields.forEach((each, place) => {
    const no = (code: Refusal['code'], at: string, message: string) =>
      refusals.push(refusal(code, [...path, String(place), at], message))
    if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(each.key)) no('INVALID_INPUT', 'key', 'Small letters, digits and hyphens.')
    else if (fields.findIndex(({ key }) => key === each.key) !== place) no('ENTRY_TWICE', 'key', 'It is there twice.')
    if (each.label.de === '') no('INVALID_INPUT', 'label', 'What is asked is needed in German.')
    if (each.lowest !== null && each.highest !== null && each.lowest > each.highest)
      no('RANGE_REVERSED', 'highest', 'The highest is below the lowest.')
    if (each.kind === 'file' && each.highest !== null && !(each.highest >= 1 && each.highest <= mostSentFiles))
      no('INVALID_INPUT', 'highest', `From 1 to ${mostSentFiles} files.`)
    if (isChoice(each.kind)) {
      const names = each.options.map(({ de }) => de)
      if (names.length === 0 || names.includes('')) no('INVALID_INPUT', 'options', 'Each needs a German text.')
      else if (new Set(names).size < names.length) no('ENTRY_TWICE', 'options', 'One is there twice.')
    }
    // Only what stands before it, so that no two fields wait for each other.
    if (
      each.shownIf !== '' &&
      !fields.slice(0, place).some(({ key, kind }) => key === each.shownIf && kind !== 'heading' && kind !== 'file')
    )
      no('INVALID_INPUT', 'shownIf', 'It must name a field that stands before.')
  })
  return refusals
}
