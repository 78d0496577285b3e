import { z } from 'zod'
import { type Language, textIn } from '../../../kit/languages.ts'
import type { ProductRecord } from '../queries/records.ts'
import { inkPattern, letteringPlaces, letteringScripts } from '../rules/lettering.ts'
import { contentUnits, type PartsInOneLanguage, partLimits } from '../rules/parts.ts'
import { printMethods, usualMethod } from '../rules/printing.ts'
import { textOf } from './fields.ts'

/** The parts of a product as the documented paths speak of them: read and written with texts in one language. */

const text = (limits: { readonly characters: number }) => z.string().max(limits.characters)
const words = (limits: { readonly characters: number }) => textOf(limits.characters)
const { property, claim, safety, content, lettering } = partLimits
const ink = z.string().max(lettering.ink.characters).regex(inkPattern)

export const partShape = {
  properties: z
    .array(
      z.strictObject({ key: text(property.key).nullish(), label: words(property.label), value: words(property.value) }),
    )
    .max(partLimits.properties.entries)
    .nullish(),
  claims: z
    .array(z.strictObject({ text: words(claim.text), evidence: words(claim.evidence) }))
    .max(partLimits.claims.entries)
    .nullish(),
  safety: z
    .strictObject({
      producer: text(safety.producer),
      address: text(safety.address),
      email: text(safety.email),
      eu_person: text(safety.euPerson).nullish(),
      warnings: words(safety.warnings).nullish(),
    })
    .nullish(),
  content: z
    .strictObject({
      amount: z.int().min(content.amount.lowest).max(content.amount.highest),
      unit: z.enum(contentUnits),
    })
    .nullish(),
  lettering: z
    .strictObject({
      method: z.enum(printMethods).default(usualMethod),
      place: z.enum(letteringPlaces).nullish(),
      script: z.enum(letteringScripts).default('regular'),
      outlined: z.boolean().default(false),
      inks: z
        .array(z.strictObject({ color: text(lettering.color), ink, outline: ink.nullish() }))
        .max(lettering.inks.entries)
        .default([]),
    })
    .nullish(),
  downloads: z
    .array(z.strictObject({ _id: z.string().max(200), desc: words(partLimits.download.title) }))
    .max(partLimits.downloads.entries)
    .nullish(),
}

type WrittenParts = z.infer<z.ZodObject<typeof partShape>>

/** The parts that were written; absent: unchanged. */
export const partsWritten = ({
  properties,
  claims,
  safety,
  content,
  lettering: lettered,
  downloads,
}: WrittenParts): PartsInOneLanguage => ({
  ...(properties !== undefined && { properties }),
  ...(claims !== undefined && { claims }),
  ...(content !== undefined && { content }),
  ...(lettered !== undefined && {
    lettering: lettered && {
      method: lettered.method,
      place: lettered.place ?? null,
      script: lettered.script,
      isOutlined: lettered.outlined,
      inks: lettered.inks.map(each => ({ ...each, outline: each.outline ?? null })),
    },
  }),
  ...(safety !== undefined && {
    safety: safety && {
      producer: safety.producer,
      address: safety.address,
      email: safety.email,
      euPerson: safety.eu_person ?? null,
      warnings: safety.warnings ?? null,
    },
  }),
  ...(downloads !== undefined && {
    downloads: (downloads ?? []).map(({ _id, desc }) => ({ fileId: _id, title: desc })),
  }),
})

/** The parts as they are read; downloads stand with their files. */
export const partsRead = (
  {
    properties,
    claims,
    safety,
    content,
    lettering: lettered,
  }: Pick<ProductRecord, 'properties' | 'claims' | 'safety' | 'content' | 'lettering'>,
  language: Language,
) => ({
  properties: properties.map(({ key, label, value }) => ({
    key,
    label: textIn(language, label),
    value: textIn(language, value),
  })),
  claims: claims.map(({ text: said, evidence }) => ({
    text: textIn(language, said),
    evidence: textIn(language, evidence),
  })),
  safety: safety && {
    producer: safety.producer,
    address: safety.address,
    email: safety.email,
    eu_person: safety.euPerson,
    warnings: textIn(language, safety.warnings),
  },
  content,
  lettering: lettered && {
    method: lettered.method,
    place: lettered.place,
    script: lettered.script,
    outlined: lettered.isOutlined,
    inks: lettered.inks,
  },
})
