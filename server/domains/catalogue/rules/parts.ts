import { isEmail } from '../../../kit/emails.ts'
import type { Language, LocalizedText } from '../../../kit/languages.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { slugOf } from '../../../kit/slugs.ts'
import { isStorable, trimmed, type WrittenText, withLanguage } from '../../../kit/writtenTexts.ts'
import type { ContentUnit, ProductClaim, ProductContent, ProductProperty, ProductSafety } from '../tables.ts'
import { isGtin, noGtin } from './gtin.ts'
import { letteringLimits, letteringRefusals, storedLettering } from './lettering.ts'
import { isBetween } from './limits.ts'
import type { ProductLettering } from './printing.ts'

/** What a product says of itself in several values at once; absent: unchanged, null: cleared. */
export type PartChanges = {
  readonly safety?: ProductSafety | null
  /** All lines of its table, in order. Without a key a line gets one of its label. */
  readonly properties?: readonly (Omit<ProductProperty, 'key'> & { readonly key?: string | null })[] | null
  readonly claims?: readonly ProductClaim[] | null
  readonly content?: ProductContent | null
  readonly lettering?: ProductLettering | null
  /** All files that readers may download, in order. */
  readonly downloads?: readonly ProductDownload[] | null
}
/** A file with what it is called. */
export type ProductDownload = { readonly fileId: string; readonly title: LocalizedText }

/** Limits: entries of a list, texts in characters (of a translated one in each language), whole numbers. */
export const partLimits = {
  properties: { entries: 30 },
  property: { key: { characters: 60 }, label: { characters: 60 }, value: { characters: 300 } },
  claims: { entries: 20 },
  claim: { text: { characters: 200 }, evidence: { characters: 1000 } },
  safety: {
    producer: { characters: 200, required: true },
    address: { characters: 300, required: true },
    email: { characters: 200, required: true },
    euPerson: { characters: 300 },
    warnings: { characters: 2000 },
  },
  content: { amount: { lowest: 1, highest: 10_000_000 } },
  lettering: letteringLimits,
  downloads: { entries: 20 },
  download: { title: { characters: 160 } },
} as const

export const contentUnits = ['g', 'ml', 'cm', 'cm2'] as const satisfies readonly ContentUnit[]

type Texts = readonly [field: string, text: LocalizedText | string | null, longest: number, isRequired: boolean]

const textsOf = (text: LocalizedText | string): readonly string[] =>
  typeof text === 'string' ? [text] : [text.de, text.en ?? '']

function textMistake(text: LocalizedText | string | null, longest: number, isRequired: boolean): string | null {
  if (text === null) return null
  const texts = textsOf(text)
  if (isRequired && texts[0]!.trim() === '') return 'is missing'
  if (texts.some(each => each.length > longest)) return `has more than ${longest} characters`
  return texts.every(isStorable) ? null : 'contains a character that cannot be stored'
}

const refusalsOf = (texts: readonly Texts[], path: readonly string[]): Refusal[] =>
  texts.flatMap(([field, text, longest, isRequired]) => {
    const mistake = textMistake(text, longest, isRequired)
    return mistake ? [refusal('INVALID_INPUT', [...path, field], mistake)] : []
  })

/** Why the parts of a product cannot become so. */
export function partRefusals(changes: PartChanges, path: readonly string[]): Refusal[] {
  const { safety, properties, claims, content, lettering, downloads } = changes
  const { property, claim, download } = partLimits
  const many = (field: 'properties' | 'claims' | 'downloads', list: readonly unknown[] | null | undefined) =>
    list && list.length > partLimits[field].entries
      ? [refusal('INVALID_INPUT', [...path, field], `at most ${partLimits[field].entries} entries`)]
      : []
  return [
    ...many('properties', properties),
    ...many('claims', claims),
    ...many('downloads', downloads),
    ...(properties ?? []).flatMap(({ key, label, value }, index) =>
      refusalsOf(
        [
          ['key', key ?? null, property.key.characters, false],
          ['label', label, property.label.characters, true],
          ['value', value, property.value.characters, true],
        ],
        [...path, 'properties', String(index)],
      ),
    ),
    ...(properties ?? []).flatMap(({ key, value }, index) =>
      key === 'gtin' && value.de.trim() !== '' && !isGtin(value.de.trim())
        ? [refusal('INVALID_INPUT', [...path, 'properties', String(index), 'value'], noGtin)]
        : [],
    ),
    ...(claims ?? []).flatMap(({ text, evidence }, index) =>
      refusalsOf(
        [
          ['text', text, claim.text.characters, true],
          ['evidence', evidence, claim.evidence.characters, true],
        ],
        [...path, 'claims', String(index)],
      ),
    ),
    ...(downloads ?? []).flatMap(({ title }, index) =>
      refusalsOf([['title', title, download.title.characters, true]], [...path, 'downloads', String(index)]),
    ),
    ...(safety ? safetyRefusals(safety, [...path, 'safety']) : []),
    ...(content ? contentRefusals(content, [...path, 'content']) : []),
    ...(lettering ? letteringRefusals(lettering, [...path, 'lettering']) : []),
  ]
}

function safetyRefusals(safety: ProductSafety, path: readonly string[]): Refusal[] {
  const limits = partLimits.safety
  const refusals = refusalsOf(
    [
      ['producer', safety.producer, limits.producer.characters, true],
      ['address', safety.address, limits.address.characters, true],
      ['email', safety.email, limits.email.characters, true],
      ['euPerson', safety.euPerson, limits.euPerson.characters, false],
      ['warnings', safety.warnings, limits.warnings.characters, false],
    ],
    path,
  )
  const isGiven = safety.email.trim() !== ''
  return isGiven && !isEmail(safety.email.trim())
    ? [...refusals, refusal('EMAIL_INVALID', [...path, 'email'], 'is no e-mail address')]
    : refusals
}

function contentRefusals({ amount, unit }: ProductContent, path: readonly string[]): Refusal[] {
  const { lowest, highest } = partLimits.content.amount
  return [
    ...(isBetween(amount, lowest, highest)
      ? []
      : [refusal('INVALID_INPUT', [...path, 'amount'], `must be a whole number from ${lowest} to ${highest}`)]),
    ...(contentUnits.includes(unit)
      ? []
      : [refusal('INVALID_INPUT', [...path, 'unit'], `must be one of ${contentUnits.join(', ')}`)]),
  ]
}

const orNull = (text: string | null): string | null => text?.trim() || null

/** The parts as they are stored; what is absent stays as it is. */
export function storedParts({ safety, properties, claims, content, lettering }: PartChanges) {
  return {
    ...(safety !== undefined && { safety: safety && storedSafety(safety) }),
    ...(properties !== undefined && { properties: storedProperties(properties ?? []) }),
    ...(claims !== undefined && {
      claims: (claims ?? []).map(({ text, evidence }) => ({ text: trimmed(text), evidence: trimmed(evidence) })),
    }),
    ...(content !== undefined && { content: content && { amount: content.amount, unit: content.unit } }),
    ...(lettering !== undefined && { lettering: lettering && storedLettering(lettering) }),
  }
}

function storedSafety({ producer, address, email, euPerson, warnings }: ProductSafety): ProductSafety {
  return {
    producer: producer.trim(),
    address: address.trim(),
    email: email.trim(),
    euPerson: orNull(euPerson),
    warnings: warnings && warnings.de.trim() !== '' ? trimmed(warnings) : null,
  }
}

/** Keys tell lines of one table apart. */
export function storedProperties(properties: NonNullable<PartChanges['properties']>): ProductProperty[] {
  const taken = new Set<string>()
  return properties.map(({ key, label, value }) => {
    const wanted = key?.trim() || slugOf(label.de).slice(0, 50) || 'property'
    let free = wanted
    for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`
    taken.add(free)
    return { key: free, label: trimmed(label), value: trimmed(value) }
  })
}

/** The parts as they are written in one language. */
export type PartsInOneLanguage = {
  readonly safety?: (Omit<ProductSafety, 'warnings'> & { readonly warnings: WrittenText }) | null
  readonly properties?:
    | readonly { readonly key?: string | null; readonly label: WrittenText; readonly value: WrittenText }[]
    | null
  readonly claims?: readonly { readonly text: WrittenText; readonly evidence: WrittenText }[] | null
  readonly content?: ProductContent | null
  readonly lettering?: ProductLettering | null
  readonly downloads?: readonly { readonly fileId: string; readonly title: WrittenText }[] | null
}

/** What a product has of each part. */
export type StoredParts = {
  readonly safety: ProductSafety | null
  readonly properties: readonly ProductProperty[]
  readonly claims: readonly ProductClaim[]
  readonly downloads: readonly ProductDownload[]
}

/** The parts with their texts in one language written, those in the other one kept (see `withLanguage`): of lines by their
 *  key, of claims by their place, of downloads by their file. */
export function partsIn(language: Language, before: StoredParts, written: PartsInOneLanguage): PartChanges {
  const { safety, properties, claims, content, lettering, downloads } = written
  const text = (old: LocalizedText | undefined, value: WrittenText) =>
    withLanguage(old ?? null, language, value) ?? { de: '' }
  const keyed = new Map(before.properties.map(property => [property.key, property]))
  const titles = new Map(before.downloads.map(({ fileId, title }) => [fileId, title]))
  return {
    ...(content !== undefined && { content }),
    ...(lettering !== undefined && { lettering }),
    ...(safety !== undefined && {
      safety: safety && {
        ...safety,
        warnings: withLanguage(before.safety?.warnings ?? null, language, safety.warnings),
      },
    }),
    ...(properties !== undefined && {
      properties: (properties ?? []).map(({ key, label, value }) => {
        const old = keyed.get(key ?? '')
        return { key, label: text(old?.label, label), value: text(old?.value, value) }
      }),
    }),
    ...(claims !== undefined && {
      claims: (claims ?? []).map((claim, index) => ({
        text: text(before.claims[index]?.text, claim.text),
        evidence: text(before.claims[index]?.evidence, claim.evidence),
      })),
    }),
    ...(downloads !== undefined && {
      downloads: (downloads ?? []).map(({ fileId, title }) => ({ fileId, title: text(titles.get(fileId), title) })),
    }),
  }
}
