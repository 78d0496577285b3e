import { type LocalizedText, languages } from '../../../kit/languages.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied, tidiedLines } from '../../../kit/words.ts'
import { isStorable } from '../../../kit/writtenTexts.ts'

const longestTitle = 100
const longestHeading = 60
const longestText = 400

/** What the fields of a template accept. */
export const templateLimits = {
  title: { characters: longestTitle, required: true },
  heading: { characters: longestHeading, required: true },
  text: { characters: longestText },
} as const

/** How vouchers look, as it is kept; see `voucher_templates`. */
export type TemplateTerms = {
  readonly title: string
  readonly heading: LocalizedText
  readonly text: LocalizedText
  readonly accent: string
  readonly imageFileId: string | null
  readonly isTransferable: boolean
  readonly isDefault: boolean
  readonly isOffered: boolean
}

/** What comes in: absent is unchanged (in a new one: as in `newTemplate`), null clears. A text of one language leaves the
 *  other as it is. */
export type TemplateChanges = {
  readonly title?: string | null
  readonly heading?: { readonly de?: string | null; readonly en?: string | null } | null
  readonly text?: { readonly de?: string | null; readonly en?: string | null } | null
  readonly accent?: string | null
  readonly imageFileId?: string | null
  readonly isTransferable?: boolean | null
  readonly isDefault?: boolean | null
  readonly isOffered?: boolean | null
}

/** A template of which nothing has been said. */
export const newTemplate: TemplateTerms = {
  ...{ title: '', heading: { de: 'Gutschein', en: 'Gift voucher' }, text: { de: '' } },
  ...{ accent: '#1f4d3a', imageFileId: null, isTransferable: true, isDefault: false, isOffered: false },
}

type Words = { readonly de?: string | null; readonly en?: string | null }

/** Texts with what was entered of them, tidied; an empty English one is none. */
function withWords(before: LocalizedText, entered: Words | null | undefined): LocalizedText {
  const { de, en } = { ...before, ...entered }
  const english = tidiedLines(en ?? '')
  return { de: tidiedLines(de ?? ''), ...(english !== '' && { en: english }) }
}

/** The template as it will be, or all that cannot be kept: INVALID_INPUT by field. */
export function keptTemplate(
  before: TemplateTerms | null,
  changes: TemplateChanges,
  path: readonly string[],
): { template: TemplateTerms; refusals: Refusal[] } {
  const start = before ?? newTemplate
  const template: TemplateTerms = {
    title: changes.title === undefined ? start.title : tidied(changes.title ?? ''),
    heading: withWords(start.heading, changes.heading),
    text: withWords(start.text, changes.text),
    accent: (changes.accent ?? start.accent).toLowerCase(),
    imageFileId: changes.imageFileId === undefined ? start.imageFileId : changes.imageFileId,
    isTransferable: changes.isTransferable ?? start.isTransferable,
    isDefault: changes.isDefault ?? start.isDefault,
    isOffered: changes.isOffered ?? start.isOffered,
  }
  const refusals: Refusal[] = []
  const no = (field: readonly string[], message: string, details?: Record<string, unknown>) =>
    refusals.push(refusal('INVALID_INPUT', [...path, ...field], message, details))
  const isLong = (words: string, limit: number) => words.length > limit || !isStorable(words)
  if (template.title === '' || isLong(template.title, longestTitle)) {
    no(['title'], `has 1 to ${longestTitle} characters`, { limit: longestTitle })
  }
  if (template.heading.de === '') no(['heading', 'de'], 'is missing')
  for (const language of languages) {
    for (const [field, limit] of [
      ['heading', longestHeading],
      ['text', longestText],
    ] as const) {
      if (isLong(template[field][language] ?? '', limit)) {
        no([field, language], `has more than ${limit} characters`, { limit })
      }
    }
  }
  if (!/^#[0-9a-f]{6}$/.test(template.accent)) no(['accent'], 'is a colour such as #1f4d3a')
  return { template, refusals }
}
