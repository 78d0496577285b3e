import { graphql, readInlineData } from 'react-relay'
import type { choices_product$data, choices_product$key } from '../../../../__generated__/choices_product.graphql.ts'
import { amountFrom } from '../../../../ui/quantity/amounts.ts'
import { mostPieces } from '../../../../ui/quantity/QuantityInput.tsx'
import type { Fit } from '../../parts/browsing.ts'

type VariantData = choices_product$data['variants'][number]

/** What can be chosen of a product: one fit and size in one colour. */
export type Choice = Omit<VariantData, 'delivery'> & { readonly delivery: VariantData['delivery'] | null }
export type ChoiceColor = NonNullable<VariantData['color']>

/** Pieces by the id of the variant; what is not in it is 0. */
export type Amounts = Readonly<Record<string, number>>

type ChoiceValue = Choice['values'][number]

/** A further property by which the sizes of a product differ. */
export interface Axis {
  readonly key: string
  readonly label: string
  readonly options: readonly ChoiceValue[]
}

/** A product as far as choosing from it goes. */
export interface Chooser {
  readonly choices: readonly Choice[]
  /** In the order in which the shop offers them. */
  readonly fits: readonly Fit[]
  readonly colors: readonly ChoiceColor[]
  /** Further properties of which there are several values. */
  readonly axes: readonly Axis[]
  /** The product whose sizes are measured on a body; null for a bag. */
  readonly chartOf?: string | null
}

/** Where a buyer stands in a size table: which colour and fit it shows, and how many pieces of what were chosen so far. */
export interface Selection {
  readonly colorId: string | null
  readonly fit: Fit | null
  /** Values of further properties by key; missing: the first that there is. */
  readonly values?: Readonly<Record<string, string>>
  readonly amounts: Amounts
  /** What stands in a field by the id of the variant, where it is not the amount that counts: no whole number, or more
   *  than there is. */
  readonly entries?: Readonly<Record<string, string>>
}

/** Reads what can be chosen of a product. One without variants is its own only choice, as the server takes it. */
export function chooserOf(key: choices_product$key): Chooser {
  const product = readInlineData(
    graphql`
      fragment choices_product on Product @inline {
        id
        productNumber
        fits
        isPersonalisable
        sizeChart {
          title
        }
        availability {
          state
          quantity
          backOn
          tableText
          noteText
        }
        price {
          from {
            cents
            currency
          }
        }
        variants {
          id
          sku
          fit
          size
          color {
            id
            code
            title
            hex
            swatchUrl
          }
          price {
            cents
            currency
          }
          values {
            key
            label
            value
            text
            color {
              hex
              swatchUrl
            }
          }
          isChildSize
          isPersonalisable
          availability {
            state
            quantity
            backOn
            tableText
            noteText
          }
          delivery {
            weeks
            earliest
            latest
          }
        }
        delivery {
          sizes {
            delivery {
              weeks
              earliest
              latest
            }
          }
        }
      }
    `,
    key,
  )
  if (product.variants.length > 0) {
    const { id, variants, fits, sizeChart } = product
    return {
      choices: variants,
      fits,
      colors: colorsOf(variants),
      axes: axesOf(variants),
      chartOf: sizeChart ? id : null,
    }
  }
  const { id, productNumber, isPersonalisable, availability, price } = product
  const only: Choice = {
    id,
    sku: productNumber,
    fit: null,
    size: '',
    color: null,
    values: [],
    price: price.from,
    isChildSize: false,
    isPersonalisable,
    availability,
    delivery: product.delivery?.sizes[0]?.delivery ?? null,
  }
  return { choices: [only], fits: [], colors: [], axes: [] }
}

/** The properties of which the sizes have different values, or some have none. */
function axesOf(choices: readonly Choice[]): Axis[] {
  const keys = new Map(choices.flatMap(({ values }) => values.map(({ key, label }) => [key, label] as const)))
  return [...keys].flatMap(([key, label]) => {
    const options = new Map(choices.flatMap(choice => valueOn(choice, key) ?? []).map(each => [each.value, each]))
    return options.size > 1 ? [{ key, label, options: [...options.values()] }] : []
  })
}

const valueOn = ({ values }: Choice, key: string): ChoiceValue | undefined => values.find(each => each.key === key)

function colorsOf(choices: readonly Choice[]): ChoiceColor[] {
  const colors = choices.flatMap(choice => choice.color ?? [])
  return [...new Map(colors.map(color => [color.id, color])).values()]
}

/** Whether a size can be ordered: it is there, or announced for a day. */
export const isOrderable = ({ availability }: Pick<Choice, 'availability'>): boolean =>
  availability.state !== 'SOLD_OUT'

/** Fits that the product has in a colour, in the shop's order. */
export function fitsIn({ choices, fits }: Chooser, colorId: string | null): Fit[] {
  return fits.filter(fit => choices.some(choice => choice.fit === fit && (choice.color?.id ?? null) === colorId))
}

type Shown = Pick<Selection, 'colorId' | 'fit' | 'values'>

const sizesIn = ({ choices }: Chooser, { colorId, fit }: Shown): Choice[] =>
  choices.filter(choice => choice.fit === fit && (choice.color?.id ?? null) === colorId)

/** The values of further properties whose sizes are shown: those that were chosen, one after the other, as far as there is
 *  such a size in this fit and colour; else those of the first that can be ordered. */
export function valuesIn(chooser: Chooser, selection: Shown): Readonly<Record<string, string>> {
  let sizes = sizesIn(chooser, selection)
  const values: Record<string, string> = {}
  for (const { key } of chooser.axes) {
    const wished = selection.values?.[key]
    const isThere = wished !== undefined && sizes.some(choice => valueOn(choice, key)?.value === wished)
    const [first] = [...sizes.filter(isOrderable), ...sizes]
    const value = isThere ? wished : first && valueOn(first, key)?.value
    if (value !== undefined) values[key] = value
    sizes = sizes.filter(choice => valueOn(choice, key)?.value === value)
  }
  return values
}

/** What can be chosen of a further property in this fit and colour, beside the properties before it. */
export function optionsIn(chooser: Chooser, selection: Shown, axis: Axis): readonly Axis['options'][number][] {
  const chosen = valuesIn(chooser, selection)
  const before = chooser.axes.slice(0, chooser.axes.indexOf(axis))
  const sizes = sizesIn(chooser, selection).filter(choice =>
    before.every(({ key }) => valueOn(choice, key)?.value === chosen[key]),
  )
  return axis.options.filter(({ value }) => sizes.some(choice => valueOn(choice, axis.key)?.value === value))
}

/** The sizes of one fit in one colour, of further properties with the values that are shown, in the order of the size
 *  table. */
export function sizesOf(chooser: Chooser, selection: Shown): Choice[] {
  const sizes = sizesIn(chooser, selection)
  if (chooser.axes.length === 0 || sizes.length === 0) return sizes
  const values = valuesIn(chooser, selection)
  return sizes.filter(choice => chooser.axes.every(({ key }) => valueOn(choice, key)?.value === values[key]))
}

/** The fit that is shown without a wish: the first that has an orderable size, else the first. */
function firstFit(chooser: Chooser, colorId: string | null): Fit | null {
  const fits = fitsIn(chooser, colorId)
  return fits.find(fit => sizesOf(chooser, { colorId, fit }).some(isOrderable)) ?? fits[0] ?? null
}

/** Shows another colour, in the same fit if there is one. */
export function withColor(chooser: Chooser, selection: Selection, colorId: string | null): Selection {
  const isKept = selection.fit !== null && fitsIn(chooser, colorId).includes(selection.fit)
  return { ...selection, colorId, fit: isKept ? selection.fit : firstFit(chooser, colorId) }
}

/** The name by which an address speaks of a colour, as `?color=rot` does. */
export const colorParameter = 'color'

/** The selection before anybody chose: the wished colour if there is such, by id or code, else the first; its first
 *  available fit, no pieces. */
export function startOf(chooser: Chooser, wishedColorId: string | null = null): Selection {
  const { colors } = chooser
  const colorId =
    (colors.find(({ id, code }) => wishedColorId !== null && [id, code].includes(wishedColorId)) ?? colors[0])?.id ??
    null
  return { colorId, fit: firstFit(chooser, colorId), amounts: {} }
}

/** The selection of a product by itself: where there is but one to choose, one piece of it. */
export function startOfGoods(chooser: Chooser, wishedColorId: string | null): Selection {
  const start = startOf(chooser, wishedColorId)
  const [only, ...others] = chooser.choices
  return only && others.length === 0 ? { ...start, amounts: withAmount({}, only, 1) } : start
}

/** The id of the colour that an address names by its code (`?color=navy`), as lists of a colour link to it. */
export const colorIn = (
  search: URLSearchParams,
  colors: readonly { readonly id: string; readonly code: string }[],
): string | null => colors.find(color => color.code === search.get(colorParameter))?.id ?? null

/** A selection that was kept, as far as it can still be chosen. */
export function restored(chooser: Chooser, { colorId, fit, values, amounts, entries }: Selection): Selection {
  const start = startOf(chooser, colorId)
  const kept = chooser.choices.reduce<Amounts>((all, choice) => withAmount(all, choice, amounts[choice.id] ?? 0), {})
  return {
    ...start,
    fit: fitsIn(chooser, start.colorId).find(each => each === fit) ?? start.fit,
    ...(values && { values }),
    amounts: kept,
    entries,
  }
}

/** The most pieces of a size that can be asked for: what is left, where the shop says so. */
export function mostOf({ availability }: Pick<Choice, 'availability'>): number {
  return availability.state === 'FEW_LEFT' ? (availability.quantity ?? mostPieces) : mostPieces
}

/** A whole number of at least 0; what is no number, or negative, is 0; never more than can be had. */
export function withAmount(amounts: Amounts, choice: Choice, amount: number): Amounts {
  const whole = Number.isFinite(amount) ? Math.trunc(amount) : 0
  const { [choice.id]: _before, ...others } = amounts
  const kept = isOrderable(choice) ? Math.min(Math.max(whole, 0), mostOf(choice)) : 0
  return kept === 0 ? others : { ...others, [choice.id]: kept }
}

/** Takes what was typed into a size's field: the amount that counts, and the entry itself where that is another one. */
export function withEntry(selection: Selection, choice: Choice, typed: string, language: 'de' | 'en'): Selection {
  const { amount, wish } = amountFrom(typed, language, 0, mostOf(choice))
  const { [choice.id]: _before, ...others } = selection.entries ?? {}
  const isKept = isOrderable(choice) && (amount === null || wish !== null)
  return {
    ...selection,
    amounts: withAmount(selection.amounts, choice, amount ?? 0),
    entries: isKept ? { ...others, [choice.id]: typed } : others,
  }
}

/** An entry that is not the amount that counts. `wish`: the whole number that was asked for, `left` of which there are;
 *  null where it is no whole number. */
export interface Entry {
  readonly typed: string
  readonly wish: number | null
  readonly left: number
}

/** What stands in a size's field besides the amount that counts; null where they are the same. */
export function entryOf({ entries }: Pick<Selection, 'entries'>, choice: Choice, language: 'de' | 'en'): Entry | null {
  const typed = entries?.[choice.id]
  if (typed === undefined) return null
  return { typed, wish: amountFrom(typed, language, 0, mostOf(choice)).wish, left: mostOf(choice) }
}

/** The first entry that is no whole number: what was wished for there nobody can tell, so that nothing is bought. */
export const mistypedChoice = (
  { choices }: Pick<Chooser, 'choices'>,
  selection: Selection,
  language: 'de' | 'en',
): Choice | null => choices.find(choice => entryOf(selection, choice, language)?.wish === null) ?? null

/** So many pieces of a choice. */
export interface Pieces {
  readonly choice: Choice
  readonly amount: number
}

/** What was chosen, in the order of the sizes. */
export function piecesOf({ choices }: Pick<Chooser, 'choices'>, amounts: Amounts): Pieces[] {
  return choices.flatMap(choice => {
    const amount = amounts[choice.id] ?? 0
    return amount > 0 ? [{ choice, amount }] : []
  })
}

/** How many pieces there are in all, or of those that `counts`. */
export function totalOf(pieces: readonly Pieces[], counts: (choice: Choice) => boolean = () => true): number {
  return pieces.reduce((sum, { choice, amount }) => (counts(choice) ? sum + amount : sum), 0)
}
