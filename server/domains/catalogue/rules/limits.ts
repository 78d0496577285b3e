import type { Cents } from '../../../kit/money.ts'

/** Limits that several fields of the catalogue share. */

/** Highest price of a piece in cents: a million euros. */
export const highestPrice: Cents = 100_000_000
/** Most pieces of a variant in stock, and of an amount from which a tier holds. */
export const mostPieces = 1_000_000
/** Longest number of a product or variant, and longest key of a variant, in characters. */
export const longestNumber = 60
/** Longest words for what a picture shows, and longest words below it, in characters. */
export const longestAlt = 300
/** Longest delivery in days. */
export const longestDelivery = 3650
/** Heaviest piece in grams. */
export const heaviest = 10_000_000
/** Places in an order go from the negative of it to this. */
export const lastPlace = 1_000_000

export const isBetween = (value: number, lowest: number, highest: number): boolean =>
  Number.isSafeInteger(value) && value >= lowest && value <= highest
