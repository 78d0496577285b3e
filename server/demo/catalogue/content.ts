import type { Fit } from '../../domains/catalogue/tables.ts'
import type { Cents } from '../../kit/money.ts'
import type { ColourKey } from '../garments/types.ts'

/** A text of the demo shop; English is never missing. */
export type Text = { de: string; en: string }

/** Groups of the demo shop, by slug. */
export type GroupKey =
  | 'trikots'
  | 'trainingsbekleidung'
  | 'freizeit'
  | 'taschen-zubehoer'
  | 'sets'
  | 'baelle-ausruestung'
  | 'torwart'
  | 'hallensport'
  | 'hosen-shorts'
  | 'stutzen-socken'
  | 'regen-winter'
  | 'kinder-nachwuchs'

/** What a product is made of, shared by the families that use the same cloth. `composition` is null for goods that
 *  are no textiles, `fibreNote` is what stands beside the fibres; `careLabel` is what the label says, `care` is HTML. */
export type Cloth = { material: Text; composition: Text | null; fibreNote?: Text; careLabel: Text; care: Text }

/** Sizes of one fit, in order, and how they are sold. */
export type SizeRun = { fit: Fit; sizes: readonly string[] }

/** Prices of a family or product in cents: `child` for children's sizes, absent where they cost the same; `bySize`
 *  where a size has its own price. */
export type Prices = { adult: Cents; child?: Cents; bySize?: Readonly<Record<string, Cents>> }

/** From how many pieces a piece costs what. */
export type Tier = { from: number; adult: Cents; child?: Cents }

/** Pieces of one size, overriding the drawn stock: a number, unlimited, or empty until a day (days from now). */
export type Stock = number | 'unlimited' | { backInDays: number }

/** Which drawn model shows which fit. A fit whose model lacks a colour is not offered in it. */
type Wear = { readonly [fit in Fit]?: string }

/**
 * One product of a family. What is absent comes from the family.
 * `colours`: the first one leads; `lead`: the view that stands first. `story`: one or two sentences of its own.
 * `sale`: the price before, and since how many days the lower one holds. `stock`: keys `fit-size` or `colour-fit-size`.
 * `sold`: pieces sold so far. `ageDays`: since when it is in the range.
 */
export type ProductContent = {
  key: string
  title: Text
  description: Text
  story: Text
  colours: readonly ColourKey[]
  wear?: Wear
  runs?: readonly SizeRun[]
  lead?: 'front' | 'back' | 'detail'
  prices?: Prices
  tiers?: readonly Tier[]
  sale?: { before: Prices; sinceDays: number }
  groups?: readonly GroupKey[]
  finish?: Text
  isNew?: boolean
  isOffline?: boolean
  isPersonalisable?: boolean
  isMadeToOrder?: boolean
  stock?: Readonly<Record<string, Stock>>
  note?: Text
  sold?: number
  ageDays?: number
  cross?: readonly string[]
}

/**
 * Products that share cloth, cut and most of their story. `number` is the first article number, counted up by product.
 * `body`: sentences about the family; `features`: short points. `groups`: the first is the home. `tags`: words that
 * people search for and the texts do not use.
 */
export type ProductFamily = {
  key: string
  tags: readonly string[]
  number: number
  groups: readonly GroupKey[]
  cloth: ClothKey
  cut: Text
  finish: Text
  body: Text
  features: readonly Text[]
  wear: Wear
  runs: readonly SizeRun[]
  prices: Prices
  tiers?: readonly Tier[]
  weightGrams: number
  isPersonalisable?: boolean
  isBulky?: boolean
  origin?: 'imported'
  warning?: 'cord' | 'smallParts'
  chart: ChartKey
  cross: readonly string[]
  products: readonly ProductContent[]
}

export type ClothKey =
  | 'interlock'
  | 'mesh'
  | 'sublimated'
  | 'winterKnit'
  | 'pique'
  | 'sweat'
  | 'cottonJersey'
  | 'tricot'
  | 'woven'
  | 'rainShell'
  | 'sockKnit'
  | 'tarpaulin'
  | 'nylon'
  | 'twill'
  | 'winterYarn'
  | 'terry'
  | 'ballSkin'
  | 'bottle'

/** Which size chart a family's downloads hold. */
export type ChartKey = 'tops' | 'bottoms' | 'socks' | 'gear'

/** A set: its pieces are products by key, its pictures those drawn for `drawing` in `colours`. */
export type SetContent = {
  key: string
  number: number
  title: Text
  description: Text
  story: Text
  pieces: readonly string[]
  drawing: string
  colours: readonly ColourKey[]
  prices: Prices
  groups: readonly GroupKey[]
  isNew?: boolean
  sale?: { before: Prices; sinceDays: number }
  sold?: number
  ageDays?: number
}
