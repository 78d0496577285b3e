import { keyed } from '../../../adminKit/edit/keys.ts'
import {
  type LocalizedForm,
  listOf,
  localizedForm,
  localizedSetting,
  numberOf,
  optionalSetting,
  textOf,
  textsOf,
  type Values,
} from '../../../adminKit/settings/values.ts'

export const fieldKinds = ['text', 'longText', 'number', 'choice', 'checkbox', 'date'] as const
/** Where it is asked. */
const fieldPlaces = ['order', 'line', 'product'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** Something to choose from. `key` is empty for a new one. */
export interface OptionForm {
  readonly key: string
  readonly label: LocalizedForm
}

/** A field as it is edited. `key` is empty for a new one, `min` and `max` for none. */
export interface FieldForm {
  readonly key: string
  readonly kind: FieldKind
  readonly place: (typeof fieldPlaces)[number]
  readonly label: LocalizedForm
  readonly help: LocalizedForm
  readonly isRequired: boolean
  readonly min: string
  readonly max: string
  readonly options: readonly OptionForm[]
  readonly productGroups: readonly string[]
}

export interface OrderFieldsForm {
  readonly fields: readonly FieldForm[]
}

const nothing: LocalizedForm = { de: '', en: '' }
export const newOption: OptionForm = { key: '', label: nothing }
export const newField: FieldForm = {
  ...{ key: '', kind: 'text', place: 'order', label: nothing, help: nothing },
  ...{ isRequired: false, min: '', max: '', options: [], productGroups: [] },
}

const digitsOf = (value: unknown): string => String(numberOf(value) ?? '')

/** The form of the section `orderFields`. */
export const orderFieldsFormOf = (values: Values): OrderFieldsForm => ({
  fields: listOf(values.fields).map(field => ({
    key: textOf(field.key),
    kind: fieldKinds.find(kind => kind === field.kind) ?? 'text',
    place: fieldPlaces.find(place => place === field.place) ?? 'order',
    label: localizedForm(field.label),
    help: localizedForm(field.help),
    isRequired: field.isRequired === true,
    min: digitsOf(field.min),
    max: digitsOf(field.max),
    options: listOf(field.options).map(({ key, label }) => ({ key: textOf(key), label: localizedForm(label) })),
    productGroups: textsOf(field.productGroups),
  })),
})

/** A whole number as it is typed; null for none, undefined for what is no such number. */
export function wholeNumber(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  return /^-?\d{1,9}$/.test(typed) ? Number(typed) : undefined
}

const hasLimits = (kind: FieldKind): boolean => kind === 'number' || kind === 'text' || kind === 'longText'

/** The change of the section. What a kind does not know is not sent. */
export const orderFieldsChangesOf = ({ fields }: OrderFieldsForm) => ({
  fields: keyed(fields).map(field => ({
    ...{ key: field.key, kind: field.kind, place: field.place, isRequired: field.isRequired },
    ...{ label: localizedSetting(field.label), help: optionalSetting(field.help) },
    min: field.kind === 'number' ? (wholeNumber(field.min) ?? null) : null,
    max: hasLimits(field.kind) ? (wholeNumber(field.max) ?? null) : null,
    options:
      field.kind === 'choice'
        ? keyed(field.options).map(({ key, label }) => ({ key, label: localizedSetting(label) }))
        : [],
    productGroups: field.place !== 'order' ? field.productGroups : [],
  })),
})

/** Where in the form a path of the section is; the key of something new belongs to its label. */
export function orderFieldPlaceOf(path: readonly string[]): string | null {
  if (path[0] !== 'fields') return null
  const at = path.at(-1) === 'key' || path.at(-1) === 'label' ? [...path.slice(0, -1), 'label', 'de'] : path
  return at.join('.')
}
