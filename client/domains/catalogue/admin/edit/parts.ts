import type { ProductForm_product$data } from '../../../../__generated__/ProductForm_product.graphql.ts'
import type {
  ContentUnit,
  LetteringInkInput,
  LetteringPlace,
  LetteringScript,
  LocalizedTextInput,
  PrintMethod,
  ProductChanges,
} from '../../../../__generated__/useUpdateProductMutation.graphql.ts'
import { daysBefore, startOfDay, today } from '../../../../adminKit/list/days.ts'
import { ProductContentInput as acceptedContent } from '../../../../schema/accepted.ts'
import { wholeFrom } from '../../../../ui/quantity/amounts.ts'

/** What hangs on a product in several values at once, as the form keeps it: texts as they are typed, '' for none. */

interface BothLanguages {
  readonly de: string
  readonly en: string
}
export interface ChosenProduct {
  readonly id: string
  readonly title: string
  readonly productNumber: string
}
/** `from` and `until` are days, both included; the instants that they were read from stay while nobody changes them. */
export interface OfferValues {
  readonly from: string
  readonly until: string
  readonly discountGroups: readonly string[]
  readonly startsAt: string
  readonly endsAt: string
}
export interface PartValues {
  readonly slots: readonly ChosenProduct[]
  readonly cross: readonly ChosenProduct[]
  readonly offers: readonly OfferValues[]
  readonly properties: readonly { readonly key: string; readonly label: BothLanguages; readonly value: BothLanguages }[]
  readonly claims: readonly { readonly text: BothLanguages; readonly evidence: BothLanguages }[]
  readonly safety: {
    readonly producer: string
    readonly address: string
    readonly email: string
    readonly euPerson: string
    readonly warnings: BothLanguages
  }
  readonly content: { readonly amount: string; readonly unit: ContentUnit }
  /** `place` '': it is not drawn. `inks` stay as they are. */
  readonly lettering: {
    readonly method: PrintMethod
    readonly place: LetteringPlace | ''
    readonly script: LetteringScript
    readonly edge: 'PLAIN' | 'OUTLINED'
    readonly inks: readonly LetteringInkInput[]
  }
  readonly downloads: readonly { readonly fileId: string; readonly name: string; readonly title: BothLanguages }[]
}
export type PartKey = keyof PartValues
export const partKeys = [
  ...['slots', 'cross', 'offers', 'properties', 'claims', 'safety', 'content', 'lettering', 'downloads'],
] as readonly PartKey[]

export type PartProblem = 'missing' | 'noNumber' | 'noDay' | 'endsFirst'

type Parts = NonNullable<ProductForm_product$data['management']>['parts']

const both = (
  text: { readonly de: string; readonly en: string | null | undefined } | null | undefined,
): BothLanguages => ({
  de: text?.de ?? '',
  en: text?.en ?? '',
})

const dayBefore = (instant: string): string => today(new Date(new Date(instant).getTime() - 1))

/** The parts as the form shows them when nothing was changed. */
export function partsOf(parts: Parts): PartValues {
  return {
    slots: parts?.slots ?? [],
    cross: parts?.cross ?? [],
    offers: (parts?.offers ?? []).map(({ startsAt, endsAt, discountGroups }) => ({
      ...{ startsAt, endsAt, discountGroups, from: today(new Date(startsAt)), until: dayBefore(endsAt) },
    })),
    properties: (parts?.properties ?? []).map(({ key, label, value }) => ({
      ...{ key, label: both(label), value: both(value) },
    })),
    claims: (parts?.claims ?? []).map(({ text, evidence }) => ({ text: both(text), evidence: both(evidence) })),
    safety: {
      producer: parts?.safety?.producer ?? '',
      address: parts?.safety?.address ?? '',
      email: parts?.safety?.email ?? '',
      euPerson: parts?.safety?.euPerson ?? '',
      warnings: both(parts?.safety?.warnings),
    },
    content: { amount: parts?.content?.amount.toString() ?? '', unit: parts?.content?.unit ?? 'GRAM' },
    lettering: {
      method: parts?.lettering?.method ?? 'FLOCK',
      place: parts?.lettering?.place ?? '',
      script: parts?.lettering?.script ?? 'REGULAR',
      edge: parts?.lettering?.isOutlined ? 'OUTLINED' : 'PLAIN',
      inks: parts?.lettering?.inks ?? [],
    },
    downloads: (parts?.downloads ?? []).map(({ fileId, name, title }) => ({ fileId, name, title: both(title) })),
  }
}

const textOf = ({ de, en }: BothLanguages): LocalizedTextInput => ({ de: de.trim(), en: en.trim() || null })

/** What a part means to the server; what is wrong with it is told by its path. */
export function partInput(
  key: PartKey,
  values: PartValues,
  language: 'de' | 'en',
  wrong: (path: string, problem: PartProblem) => void,
): ProductChanges[PartKey] {
  const needed = (text: string, path: string) => {
    if (text.trim() === '') wrong(path, 'missing')
  }
  switch (key) {
    case 'slots':
    case 'cross':
      return values[key].map(({ id }) => id)
    case 'offers':
      return values.offers.map((offer, at) => {
        for (const day of ['from', 'until'] as const) needed(offer[day], `offers.${at}.${day}`)
        if (offer.from !== '' && offer.until !== '' && offer.until < offer.from)
          wrong(`offers.${at}.until`, 'endsFirst')
        const isStartKept = offer.startsAt && today(new Date(offer.startsAt)) === offer.from
        const isEndKept = offer.endsAt && dayBefore(offer.endsAt) === offer.until
        return {
          startsAt: isStartKept ? offer.startsAt : offer.from && startOfDay(offer.from),
          endsAt: isEndKept ? offer.endsAt : offer.until && startOfDay(daysBefore(offer.until, -1)),
          discountGroups: [...offer.discountGroups],
        }
      })
    case 'properties':
      return values.properties.map(({ key: name, label, value }, at) => {
        needed(label.de, `properties.${at}.label.de`)
        needed(value.de, `properties.${at}.value.de`)
        return { key: name || null, label: textOf(label), value: textOf(value) }
      })
    case 'claims':
      return values.claims.map(({ text, evidence }, at) => {
        needed(text.de, `claims.${at}.text.de`)
        needed(evidence.de, `claims.${at}.evidence.de`)
        return { text: textOf(text), evidence: textOf(evidence) }
      })
    case 'downloads':
      return values.downloads.map(({ fileId, title }, at) => {
        needed(title.de, `downloads.${at}.title.de`)
        return { fileId, title: textOf(title) }
      })
    case 'safety': {
      const { producer, address, email, euPerson, warnings } = values.safety
      if (![producer, address, email, euPerson, warnings.de].some(text => text.trim() !== '')) return null
      needed(producer, 'safety.producer')
      needed(address, 'safety.address')
      needed(email, 'safety.email')
      return {
        ...{ producer: producer.trim(), address: address.trim(), email: email.trim() },
        euPerson: euPerson.trim() || null,
        warnings: warnings.de.trim() ? textOf(warnings) : null,
      }
    }
    case 'lettering': {
      const { method, place, script, edge, inks } = values.lettering
      return { method, place: place || null, script, isOutlined: edge === 'OUTLINED', inks: [...inks] }
    }
    case 'content': {
      const { lowest, highest } = acceptedContent.amount
      const amount = wholeFrom(values.content.amount, language)
      if (amount === null) return null
      if (amount === undefined || amount < lowest || amount > highest) wrong('content.amount', 'noNumber')
      return { amount: amount ?? 0, unit: values.content.unit }
    }
  }
}
