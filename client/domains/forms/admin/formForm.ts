import type { FormEditor_form$data } from '../../../__generated__/FormEditor_form.graphql.ts'
import type { FormChanges } from '../../../__generated__/useUpdateFormMutation.graphql.ts'
import { keyed } from '../../../adminKit/edit/keys.ts'
import {
  type LocalizedForm,
  listOf,
  localizedForm,
  numberOf,
  recordOf,
  textOf,
  textsOf,
} from '../../../adminKit/settings/values.ts'

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

/** A field as it is edited: `lowest` and `highest` are empty for none, `options` has a line for each, its English behind
 *  a semicolon. The key of a new one begins with `new:` until it is saved. */
export interface FieldForm {
  readonly key: string
  readonly kind: FieldKind
  readonly label: LocalizedForm
  readonly help: LocalizedForm
  readonly isRequired: boolean
  readonly lowest: string
  readonly highest: string
  readonly pattern: string
  readonly patternText: LocalizedForm
  readonly success: LocalizedForm
  readonly warningPattern: string
  readonly warning: LocalizedForm
  readonly options: string
  readonly shownIf: string
  readonly shownValue: string
}

export interface FormForm {
  readonly name: string
  readonly fields: readonly FieldForm[]
  readonly recipients: readonly string[]
  readonly thanks: LocalizedForm
  readonly confirms: boolean
  readonly confirmation: LocalizedForm
  readonly keptDays: string
  readonly isContact: boolean
}

const nothing: LocalizedForm = { de: '', en: '' }
const unsaved = 'new:'

/** A field that nobody has filled in yet. */
export const newField = (fields: readonly FieldForm[]): FieldForm => ({
  ...{ key: `${unsaved}${fields.length}-${fields.filter(({ key }) => key.startsWith(unsaved)).length}`, kind: 'text' },
  ...{ label: nothing, help: nothing, isRequired: false, lowest: '', highest: '', pattern: '', patternText: nothing },
  ...{ success: nothing, warningPattern: '', warning: nothing, options: '', shownIf: '', shownValue: '' },
})

const digitsOf = (value: unknown): string => String(numberOf(value) ?? '')
const lineOf = ({ de, en }: LocalizedForm): string => (en === '' || en === de ? de : `${de}; ${en}`)

/** What can be chosen, of the lines in which it is edited. */
export const optionsIn = (lines: string): LocalizedForm[] =>
  lines
    .split('\n')
    .map(line => line.split(';').map(part => part.trim()))
    .flatMap(([de = '', en = '']) => (de === '' ? [] : [{ de, en }]))

function fieldFormOf(field: Readonly<Record<string, unknown>>): FieldForm {
  return {
    key: textOf(field.key),
    kind: fieldKinds.find(kind => kind === field.kind) ?? 'text',
    label: localizedForm(field.label),
    help: localizedForm(field.help),
    isRequired: field.isRequired === true,
    lowest: digitsOf(field.lowest),
    highest: digitsOf(field.highest),
    pattern: textOf(field.pattern),
    patternText: localizedForm(field.patternText),
    success: localizedForm(field.success),
    warningPattern: textOf(field.warningPattern),
    warning: localizedForm(field.warning),
    options: listOf(field.options).map(localizedForm).map(lineOf).join('\n'),
    shownIf: textOf(field.shownIf),
    shownValue: textOf(field.shownValue),
  }
}

/** The form of a form that is kept already, or of a new one as the server begins it. */
export function formFormOf(form: FormEditor_form$data | null, begun: unknown): FormForm {
  const values = recordOf(form ?? begun)
  return {
    name: textOf(values.name),
    fields: listOf(values.fields).map(fieldFormOf),
    recipients: textsOf(values.recipients),
    thanks: localizedForm(values.thanks),
    confirms: values.confirms === true,
    confirmation: localizedForm(values.confirmation),
    keptDays: digitsOf(values.keptDays),
    isContact: values.isContact === true,
  }
}

/** A number as it is typed; null for none, undefined for what is none. */
export function numberIn(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return null
  return /^-?\d{1,9}(\.\d{1,4})?$/.test(typed) ? Number(typed) : undefined
}

const isText = (kind: FieldKind): boolean => kind === 'text' || kind === 'longText'
export const hasLimits = (kind: FieldKind): boolean =>
  isText(kind) || kind === 'number' || kind === 'multiChoice' || kind === 'file'
export const hasPattern = isText
export const hasOptions = (kind: FieldKind): boolean => kind === 'choice' || kind === 'multiChoice'

/** What the form means to the server. New fields get keys made of their labels; what a kind does not know is not sent. */
export function formChangesOf(form: FormForm): FormChanges {
  const named = keyed(form.fields.map(each => (each.key.startsWith(unsaved) ? { ...each, key: '' } : each)))
  const keys = new Map(form.fields.map(({ key }, at) => [key, named[at]!.key]))
  const fields = named.map(field => ({
    ...{ key: field.key, kind: field.kind, label: field.label, help: field.help },
    isRequired: field.kind !== 'heading' && field.isRequired,
    lowest: hasLimits(field.kind) && field.kind !== 'file' ? numberIn(field.lowest) : null,
    highest: hasLimits(field.kind) ? numberIn(field.highest) : null,
    ...(hasPattern(field.kind) && {
      ...{ pattern: field.pattern, patternText: field.patternText, success: field.success },
      ...{ warningPattern: field.warningPattern, warning: field.warning },
    }),
    options: hasOptions(field.kind) ? optionsIn(field.options) : [],
    shownIf: keys.get(field.shownIf) ?? '',
    shownValue: field.shownIf === '' ? '' : field.shownValue.trim(),
  }))
  const { name, recipients, thanks, confirms, confirmation, isContact } = form
  return {
    ...{ name: name.trim(), fields, recipients: [...recipients], thanks, confirms, confirmation, isContact },
    keptDays: numberIn(form.keptDays) ?? 0,
  }
}
