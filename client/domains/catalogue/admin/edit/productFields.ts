import type { IntlShape } from 'react-intl'
import type { ProductForm_product$data } from '../../../../__generated__/ProductForm_product.graphql.ts'
import type { Fit } from '../../../../__generated__/useUpdateProductMutation.graphql.ts'
import { centsFrom } from '../../../../adminKit/edit/euros.ts'
import { type Control, type EditField, type Message, valueAt } from '../../../../adminKit/edit/fields.ts'
import { today } from '../../../../adminKit/list/days.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { type Accepted, VariantChanges as acceptedVariant } from '../../../../schema/accepted.ts'
import { wholeFrom } from '../../../../ui/quantity/amounts.ts'
import { fitText } from '../../parts/fitText.ts'
import {
  acceptedOf,
  type CellField,
  cellFlagKey,
  cellKey,
  flagFields,
  type LineField,
  lineFields,
  type NewSizeFields,
  namesIn,
  offeredKey,
  type ProductValues,
  propertiesKey,
  type Section,
  type TextField,
  type TierFields,
  textFields,
} from './fields.ts'
import type { PartKey, PartValues } from './parts.ts'
import type { Problem, ProblemKey } from './saving.ts'
import { wordsApart } from './sizeNames.ts'
import type { PropertyFields } from './variantProperties.ts'

type Field = EditField<ProductValues>

export interface Reader {
  readonly intl: IntlShape
  /** In which amounts are typed. */
  readonly language: 'de' | 'en'
}

const text = (values: ProductValues, path: string) => String(valueAt(values, path) ?? '').trim()

/** The fields of a section, in the order of the tables. */
export const sectionFields = (section: Section, reader: Reader): readonly Field[] => [
  ...namesIn(textFields, section).flatMap(name => [textField(name, 'de', reader), textField(name, 'en', reader)]),
  ...namesIn(flagFields, section).map(flagField),
  ...namesIn(lineFields, section).map(name => lineField(name, reader)),
]

function textField(name: TextField, language: 'de' | 'en', { intl }: Reader): Field {
  const { label, hint, rows = 1 } = textFields[name]
  const { characters, required = false, html = false } = acceptedOf(name)
  const isGerman = language === 'de'
  const title = intl.formatMessage({ id: label })
  return {
    path: `${name}.${language}`,
    label: { id: isGerman ? 'admin.product.german' : 'admin.product.english', values: { title } },
    longest: characters,
    isRequired: required && isGerman,
    control: html
      ? { kind: 'rich', lang: language }
      : rows === 1
        ? { kind: 'text' }
        : { kind: 'area', rows, lang: language },
    ...(textWarnings[name] && { warn: values => textWarnings[name]?.(text(values, `${name}.${language}`)) ?? null }),
    // German carries the hint, and is required where the field is.
    ...(hint && isGerman && { hint }),
  }
}

/** The form asks whether it is shown, the field says whether it is not: the words go with the question. */
const flagField = (name: keyof typeof flagFields): Field => {
  const { label, isInverted = false } = flagFields[name]
  return {
    path: name,
    label,
    show: (value: boolean, intl) => intl.formatMessage({ id: value === isInverted ? 'edit.no' : 'edit.yes' }),
  }
}

const inputModes = { price: 'decimal', number: 'numeric', name: undefined, day: undefined, instant: undefined } as const

function lineField(name: LineField, reader: Reader): Field {
  const { kind, label, hint, unit } = lineFields[name]
  const { characters, required = false } = acceptedOf(name)
  const unitText = unit && (unit === 'g' ? unit : reader.intl.formatMessage({ id: unit }))
  const control: Control = {
    kind: 'text',
    type: kind === 'day' || kind === 'instant' ? 'date' : 'text',
    ...(inputModes[kind] && { inputMode: inputModes[kind] }),
    ...(kind === 'price' ? { unit: '€' } : unitText && { unit: unitText }),
  }
  const warn = warnings[name]
  return {
    path: name,
    label,
    control,
    longest: characters,
    isRequired: required,
    ...(hint && { hint }),
    ...(warn && { warn: values => warn(values, reader) }),
  }
}

/** What can be saved of a line and is odd all the same. */
const warnings: Partial<Record<LineField, (values: ProductValues, reader: Reader) => MessageId | null>> = {
  basePrice: values => {
    const sizes = Object.values((valueAt(values, 'variant') ?? {}) as Readonly<Record<string, { price?: string }>>)
    const isPriced = text(values, 'basePrice') !== '' || sizes.some(size => size.price?.trim())
    return isPriced || valueAt(values, 'isOffline') === true ? null : 'admin.product.warning.noPrice'
  },
  expectedDays: (values, { language }) => {
    const [least, most] = (['expectedDaysMin', 'expectedDays'] as const).map(name =>
      wholeFrom(text(values, name), language),
    )
    return typeof least === 'number' && typeof most === 'number' && least > most ? 'admin.product.warning.range' : null
  },
  backOn: values => {
    const day = text(values, 'backOn')
    return day !== '' && day < today() ? 'admin.product.warning.past' : null
  },
}

/** The lowest price of those sizes that a tier is meant for, as the form says it now; null where none has one. */
export function priceInScope(
  { scope, variantIds }: Pick<TierFields, 'scope' | 'variantIds'>,
  sizes: readonly { readonly id: string }[],
  values: ProductValues,
  language: 'de' | 'en',
): number | null {
  const base = centsFrom(text(values, 'basePrice'), language)
  const isMeant = (id: string) => {
    if (scope === 'SOME') return variantIds.includes(id)
    return scope === 'ALL' || (valueAt(values, cellFlagKey(id, 'isChildSize')) === true) === (scope === 'CHILD')
  }
  const prices = sizes
    .filter(({ id }) => isMeant(id) && valueAt(values, offeredKey(id)) !== true)
    .map(({ id }) => centsFrom(text(values, cellKey(id, 'price')), language) ?? base)
    .filter(price => price !== null)
  if (sizes.length === 0) return base
  return prices.length > 0 ? Math.min(...prices) : null
}

/** Lower prices from a number of pieces on, as one field. */
export const tiersField = ({ language }: Reader, sizes: readonly { readonly id: string }[]): Field => ({
  path: 'tiers',
  label: 'admin.product.tiers',
  warn: values => {
    const tiers = (valueAt(values, 'tiers') ?? []) as readonly TierFields[]
    const isAbove = (tier: TierFields) => {
      const price = priceInScope(tier, sizes, values, language)
      return price !== null && (centsFrom(tier.price, language) ?? 0) >= price
    }
    if (tiers.some(isAbove)) return 'admin.product.warning.tier'
    return tiers.some(({ from }) => from.trim() === '1') ? 'admin.product.warning.tierFromOne' : null
  },
  show: (tiers: readonly TierFields[], intl) =>
    tiers
      .map(({ from, price, scope }) => `${from}: ${price} € (${intl.formatMessage({ id: scopeTitles[scope] })})`)
      .join('\n') || intl.formatMessage({ id: 'edit.nothing' }),
})

/** What tiers are meant for. */
export const scopeTitles = {
  ALL: 'admin.product.tierAll',
  ADULT: 'admin.product.tierAdult',
  CHILD: 'admin.product.tierChild',
  SOME: 'admin.product.tierSomeSizes',
} as const satisfies Record<TierFields['scope'], MessageId>

const cellTitles = {
  stock: 'admin.product.cell.stock',
  price: 'admin.product.cell.price',
  backOn: 'admin.product.cell.backOn',
  sku: 'admin.product.cell.sku',
  weightGrams: 'admin.product.cell.weight',
  expectedDays: 'admin.product.cell.days',
  reorderLevel: 'admin.product.cell.reorder',
  size: 'admin.product.cell.size',
  fit: 'admin.product.fit',
  color: 'admin.product.color',
} as const satisfies Record<CellField, MessageId>

const fitOrNone = (fit: Fit | ''): MessageId => (fit === '' ? 'admin.product.noFit' : fitText[fit])

/** Sizes that are to be added, as one field. */
export const newSizesField: Field = {
  path: 'newVariants',
  label: 'admin.product.addSizes',
  show: (sizes: readonly NewSizeFields[], intl) =>
    shown(
      sizes.map(({ size, fit }) => [size, fit && intl.formatMessage({ id: fitText[fit] })].filter(Boolean).join(', ')),
      intl,
    ),
}

/** The cells of the size table, each a field of its own. What they are called is put together of words that are looked up
 *  once: hundreds of sizes have thousands of cells. */
export const sizeFields = (variants: ProductForm_product$data['variants'], { intl }: Reader): readonly Field[] => {
  const words = (id: MessageId) => intl.formatMessage({ id })
  const fits = new Map(variants.map(({ fit }) => [fit, fit ? words(fitText[fit]) : null]))
  const cells = Object.entries(cellTitles).map(([cell, title]) => ({ cell: cell as CellField, title: words(title) }))
  const apart = wordsApart(variants)
  const showFit = (value: Fit | '') => words(fitOrNone(value))
  const showOffered = (isOffline: boolean) => words(isOffline ? 'edit.no' : 'edit.yes')
  const showFlag = (value: boolean) => words(value ? 'edit.yes' : 'edit.no')
  const showRows = (rows: readonly PropertyFields[]) =>
    shown(
      rows.map(({ key, value }) => `${key}: ${value}`),
      intl,
    )
  const [properties, offered, child, personalised] = [
    words('admin.product.properties'),
    words('admin.product.cell.offered'),
    words('admin.product.cell.child'),
    words('admin.product.cell.personalised'),
  ]
  return variants.flatMap(({ id, size, fit, color }) => {
    const whose = [size, fits.get(fit), color?.title, ...(apart.get(id) ?? [])].filter(Boolean).join(' ')
    const label = (title: string): Message => ({ text: `${whose}: ${title}` })
    return [
      ...cells.map(({ cell, title }) => ({
        path: cellKey(id, cell),
        label: label(title),
        ...(cell === 'fit' && { show: showFit }),
      })),
      { path: propertiesKey(id), label: label(properties), show: showRows },
      { path: offeredKey(id), label: label(offered), show: showOffered },
      { path: cellFlagKey(id, 'isChildSize'), label: label(child), show: showFlag },
      { path: cellFlagKey(id, 'isPersonalisable'), label: label(personalised), show: showFlag },
    ]
  })
}

const problemTexts = {
  missing: 'edit.missing',
  tooLong: 'admin.product.problem.tooLong',
  noPrice: 'admin.product.problem.noPrice',
  noNumber: 'admin.product.problem.noNumber',
  outOfRange: 'admin.product.problem.outOfRange',
  noDay: 'admin.product.problem.noDay',
  tierTwice: 'admin.product.problem.tierTwice',
  tierFew: 'admin.product.problem.tierFew',
  tierNone: 'admin.product.problem.tierNone',
  endsFirst: 'admin.product.problem.endsFirst',
} as const satisfies Record<Problem, MessageId>

/** What a field accepts, in the unit in which it is typed. */
function rangeOf(key: ProblemKey): Accepted {
  const [, , cell] = key.startsWith('variant.') || key.startsWith('newVariants.') ? key.split('.') : []
  const accepted: Accepted =
    cell !== undefined && cell in acceptedVariant
      ? acceptedVariant[cell as keyof typeof acceptedVariant]
      : key in lineFields
        ? acceptedOf(key as LineField)
        : {}
  const isPrice = cell === 'price' || lineFields[key as LineField]?.kind === 'price'
  const { lowest = 0, highest = 0 } = accepted
  return isPrice ? { lowest: lowest / 100, highest: highest / 100 } : { lowest, highest }
}

/** What is wrong with a field, as a sentence. */
export function problemMessage(key: ProblemKey, problem: Problem): Message {
  if (problem !== 'outOfRange') return problemTexts[problem]
  const { lowest = 0, highest = 0 } = rangeOf(key)
  return { id: problemTexts[problem], values: { lowest, highest } }
}

/** How a list of texts reads beside another version of it. */
const shown = (texts: readonly string[], intl: IntlShape) =>
  texts.join('\n') || intl.formatMessage({ id: 'edit.nothing' })

type Part<Key extends PartKey> = PartValues[Key]

/** The parts, each as one field. */
export const partFields: { readonly [Key in PartKey]: Field } = {
  slots: {
    path: 'slots',
    label: 'admin.product.pieces',
    show: (list: Part<'slots'>, intl) =>
      shown(
        list.map(({ title }) => title),
        intl,
      ),
  },
  cross: {
    path: 'cross',
    label: 'admin.product.cross',
    show: (list: Part<'cross'>, intl) =>
      shown(
        list.map(({ title }) => title),
        intl,
      ),
  },
  offers: {
    path: 'offers',
    label: 'admin.product.offers',
    show: (list: Part<'offers'>, intl) =>
      shown(
        list.map(({ from, until }) => `${from} – ${until}`),
        intl,
      ),
    warn: values => {
      const offers = (valueAt(values, 'offers') ?? []) as Part<'offers'>
      return offers.some(({ discountGroups }) => discountGroups.length === 0) ? 'admin.product.warning.offer' : null
    },
  },
  properties: {
    path: 'properties',
    label: 'admin.product.properties',
    show: (list: Part<'properties'>, intl) =>
      shown(
        list.map(({ label, value }) => `${label.de}: ${value.de}`),
        intl,
      ),
  },
  claims: {
    path: 'claims',
    label: 'admin.product.claims',
    show: (list: Part<'claims'>, intl) =>
      shown(
        list.map(({ text: said }) => said.de),
        intl,
      ),
  },
  safety: {
    path: 'safety',
    label: 'admin.product.safety',
    show: ({ producer, address, email }: Part<'safety'>, intl) =>
      shown([producer, address, email].filter(Boolean), intl),
  },
  content: {
    path: 'content',
    label: 'admin.product.content',
    show: ({ amount, unit }: Part<'content'>) => `${amount} ${unit}`,
  },
  lettering: {
    path: 'lettering',
    label: 'admin.product.lettering',
    show: ({ method, place }: Part<'lettering'>) => [method, place].filter(Boolean).join(', '),
  },
  downloads: {
    path: 'downloads',
    label: 'admin.product.downloads',
    show: (list: Part<'downloads'>, intl) =>
      shown(
        list.map(({ title }) => title.de),
        intl,
      ),
  },
}

/** A word that belongs beside the fibres and not among them. */
const besideFibres = /recyc|recyk|\bbio|ökolog|organic|nachhaltig|sustainab/i

/** What is odd about a text. */
const textWarnings: Partial<Record<TextField, (value: string) => MessageId | null>> = {
  composition: value => (besideFibres.test(value) ? 'admin.product.warning.fibres' : null),
}
