import type { CursorValues } from '../../../kit/paging.ts'
import type { Card, ColorPictures } from '../rules/card.ts'

/** A row of a list and its sort values, of which its cursor is made. `pictures`: by colour, where these were asked for. */
export type ListedProduct = {
  readonly card: Card
  readonly cursor: CursorValues
  readonly pictures?: Readonly<Record<string, ColorPictures>>
}

/** A part of a list. */
export type ProductPage = { readonly rows: readonly ListedProduct[]; readonly hasNext: boolean }

/** The page out of `first + 1` rows that were read to see whether there are more. */
export const pageOf = (rows: readonly ListedProduct[], first: number): ProductPage => ({
  rows: rows.slice(0, first),
  hasNext: rows.length > first,
})

/** The sort values of the row that a page begins after, as its cursor holds them; null for the first page. */
export type After = readonly (string | number | boolean)[] | null

const latestInstant = 8_640_000_000_000_000

/** An instant out of a cursor's milliseconds as a parameter; what no calendar knows becomes the nearest it does. */
export const instantParameter = (milliseconds: number): string =>
  new Date(Math.max(0, Math.min(milliseconds, latestInstant / 100))).toISOString()

/** A whole number out of a cursor that fits PostgreSQL's `integer`. */
export const integerParameter = (value: number): number =>
  Math.max(-2_147_483_648, Math.min(2_147_483_647, Math.trunc(value)))
