/** A text in German and English; without translation the English is empty. */
interface LocalizedForm {
  readonly de: string
  readonly en: string
}

const texts = {
  shop: [
    ...(['name', 'company', 'address', 'zip', 'city', 'country', 'email', 'phone'] as const),
    ...(['bankAccount', 'vatId', 'register', 'currency', 'timeZone'] as const),
  ],
  operator: ['authority', 'chamber', 'gisaNumber'],
  storefronts: [],
  webhooks: [],
} as const
/** Null in the settings where nothing is said. */
const nullable = {
  shop: [],
  operator: ['legalForm', 'hosting', 'accessibilityTestedOn', 'accessibilityAuthority'],
  storefronts: [],
  webhooks: [],
} as const
const localized = {
  shop: ['claim'],
  operator: ['businessPurpose', 'tradeLaw', 'editorialLine', 'accessibilityGaps'],
  storefronts: [],
  webhooks: [],
} as const
const flags = {
  shop: [],
  operator: ['takesPartInArbitration', 'isDemo'],
  storefronts: [],
  webhooks: ['allowsPrivateNetworks'],
} as const
/** Whole numbers, typed as text. */
const numbers: Readonly<Record<string, readonly string[]>> = { webhooks: ['keptDays'] }
/** Lists, of which each entry has a line of its own in the form. */
const lists: Readonly<Record<string, string>> = { operator: 'representatives', storefronts: 'allowedOrigins' }

/** The sections of the settings that the page edits, each with a version of its own. */
export const sectionKeys = ['shop', 'operator', 'storefronts', 'webhooks'] as const
export type SectionKey = (typeof sectionKeys)[number]

type FormOf<Key extends SectionKey> = Record<(typeof texts)[Key][number] | (typeof nullable)[Key][number], string> &
  Record<(typeof localized)[Key][number], LocalizedForm> &
  Record<(typeof flags)[Key][number], boolean>

/** The shop, who stands behind it, which other sites may use it and which programs it tells, as they are edited. */
export interface GeneralForm {
  readonly shop: FormOf<'shop'>
  /** Of the representatives each has a line. */
  readonly operator: FormOf<'operator'> & { readonly representatives: string }
  /** Of the origins each has a line. */
  readonly storefronts: { readonly allowedOrigins: string }
  readonly webhooks: FormOf<'webhooks'> & { readonly keptDays: string }
}

/** The values of a section as the server sends them. */
export type Values = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function sectionForm(key: SectionKey, values: Values): object {
  const withEach = (fields: readonly string[], read: (value: unknown) => unknown) =>
    Object.fromEntries(fields.map(field => [field, read(values[field])]))
  return {
    ...withEach(texts[key], textOf),
    ...withEach(nullable[key], textOf),
    ...withEach(localized[key], value => {
      const { de, en } = Object(value) as { de?: unknown; en?: unknown }
      return { de: textOf(de), en: textOf(en) }
    }),
    ...withEach(flags[key], value => value === true),
  }
}

const listOf = (value: unknown): string => (Array.isArray(value) ? value.map(textOf).join('\n') : '')

/** The form of what the sections say. */
export function formOf({ shop, operator, storefronts, webhooks }: Readonly<Record<SectionKey, Values>>): GeneralForm {
  return {
    shop: sectionForm('shop', shop),
    operator: { ...sectionForm('operator', operator), representatives: listOf(operator.representatives) },
    storefronts: { allowedOrigins: listOf(storefronts.allowedOrigins) },
    webhooks: { ...sectionForm('webhooks', webhooks), keptDays: String(webhooks.keptDays ?? '') },
  } as GeneralForm
}

/** Whether a field of a section is a list in the settings, and lines in the form. */
export const isList = (section: string, field: string | undefined): boolean => lists[section] === field

/** Entries, each on a line of its own. */
export const namesIn = (lines: string): string[] =>
  lines
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

function settingOf(section: SectionKey, field: string, value: unknown): unknown {
  if (typeof value === 'boolean') return value
  if (typeof value === 'string') {
    if (isList(section, field)) return namesIn(value)
    if (numbers[section]?.includes(field)) return Number(value)
    return (nullable[section] as readonly string[]).includes(field) ? value.trim() || null : value.trim()
  }
  const { de, en } = value as LocalizedForm
  return { de: de.trim(), en: en.trim() || null }
}

/** The change of one section by the paths that were changed in the form; null where none of them is its own. */
export function changesOf(
  section: SectionKey,
  form: GeneralForm,
  changed: readonly string[],
): Record<string, unknown> | null {
  const paths = changed.map(path => path.split('.')).filter(([key]) => key === section)
  const fields = [...new Set(paths.map(([, field = '']) => field))]
  if (fields.length === 0) return null
  const values: Values = form[section]
  return Object.fromEntries(fields.map(field => [field, settingOf(section, field, values[field])]))
}
