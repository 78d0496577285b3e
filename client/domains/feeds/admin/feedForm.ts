import type { EditField, Message } from '../../../adminKit/edit/fields.ts'
import { textOf, type Values } from '../../../adminKit/settings/values.ts'

export interface FeedForm {
  readonly enabled: boolean
  /** Empty: none. */
  readonly brand: string
  readonly listsSoldOut: boolean
}

/** What the fields of the section are called, for the form and for its history. */
export const feedNames = {
  enabled: 'feeds.enabled',
  brand: 'feeds.brand',
  listsSoldOut: 'feeds.listsSoldOut',
} as const satisfies Readonly<Record<string, Message>>

/** The form of the section `feeds`. */
export const feedFormOf = (values: Values): FeedForm => ({
  enabled: values.enabled === true,
  brand: textOf(values.brand),
  listsSoldOut: values.listsSoldOut !== false,
})

/** The fields of the section that were changed. */
export function feedChangesOf(form: FeedForm, changed: readonly string[]): Record<string, unknown> {
  const whole: Readonly<Record<string, unknown>> = { ...form, brand: form.brand.trim() || null }
  return Object.fromEntries(Object.entries(whole).filter(([name]) => changed.includes(name)))
}

const toggle = (path: string, label: Message, hint: Message): EditField<FeedForm> => ({
  ...{ path, label, hint, control: { kind: 'switch' }, isWide: true },
})

export const feedFields: readonly EditField<FeedForm>[] = [
  toggle('enabled', feedNames.enabled, 'feeds.enabled.hint'),
  toggle('listsSoldOut', feedNames.listsSoldOut, 'feeds.listsSoldOut.hint'),
  { path: 'brand', label: feedNames.brand, hint: 'feeds.brand.hint', longest: 70, isWide: true },
]
