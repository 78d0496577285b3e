import { graphql, readInlineData } from 'react-relay'
import type { choices_product$data, choices_product$key } from '../../../../__generated__/choices_product.graphql.ts'
import { mostPieces } from '../../../../ui/QuantityInput.tsx'
import type { Fit } from '../../parts/browsing.ts'

type VariantData = choices_product$data['variants'][number]

/** What can be chosen of a product: one fit and size in one colour. */
export type Choice = VariantData
export type ChoiceColor = NonNullable<VariantData['color']>

/** Pieces by the id of the variant; what is not in it is 0. */
export type Amounts = Readonly<Record<string, number>>

/** A product as far as choosing from it goes. */
export interface Chooser {
  readonly choices: readonly Choice[]
  /** In the order in which the shop offers them. */
  readonly fits: readonly Fit[]
  readonly colors: readonly ChoiceColor[]
}

/** Where a buyer stands in a size table: which colour and fit it shows, and how many pieces of what were chosen so far. */
export interface Selection {
  readonly colorId: string | null
  readonly fit: Fit | null
  readonly amounts: Amounts
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
          }
          price {
            cents
            currency
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
          deliveryWeeks
          latestDelivery
        }
      }
    `,
    key,
  )
  if (product.variants.length > 0) {
    return { choices: product.variants, fits: product.fits, colors: colorsOf(product.variants) }
  }
  const { id, productNumber, isPersonalisable, availability, price } = product
  const only: Choice = {
    id,
    sku: productNumber,
    fit: null,
    size: '',
    color: null,
    price: price.from,
    isChildSize: false,
    isPersonalisable,
    availability,
    deliveryWeeks: 0,
    latestDelivery: '',
  }
  return { choices: [only], fits: [], colors: [] }
}

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

/** The sizes of one fit in one colour, in the order of the size table. */
export function sizesOf({ choices }: Chooser, { colorId, fit }: Pick<Selection, 'colorId' | 'fit'>): Choice[] {
  return choices.filter(choice => choice.fit === fit && (choice.color?.id ?? null) === colorId)
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

/** A selection that was kept, as far as it can still be chosen. */
export function restored(chooser: Chooser, { colorId, fit, amounts }: Selection): Selection {
  const start = startOf(chooser, colorId)
  const kept = chooser.choices.reduce<Amounts>((all, choice) => withAmount(all, choice, amounts[choice.id] ?? 0), {})
  return { ...start, fit: fitsIn(chooser, start.colorId).find(each => each === fit) ?? start.fit, amounts: kept }
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
