/** What a section of the settings says, read without trusting its form. */

export type Values = Readonly<Record<string, unknown>>

export const recordOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}
export const listOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.map(recordOf) : [])
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
export const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(textOf) : [])

/** A text in German and English; without translation the English is empty. */
export interface LocalizedForm {
  readonly de: string
  readonly en: string
}

export const localizedForm = (value: unknown): LocalizedForm => {
  const { de, en } = recordOf(value)
  return { de: textOf(de), en: textOf(en) }
}

/** As the settings know it. */
export const localizedSetting = ({ de, en }: LocalizedForm) => ({ de: de.trim(), en: en.trim() || null })

/** The same where nothing need be said. */
export const optionalSetting = (texts: LocalizedForm) =>
  texts.de.trim() === '' && texts.en.trim() === '' ? null : localizedSetting(texts)
