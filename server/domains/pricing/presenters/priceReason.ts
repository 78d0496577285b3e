import { z } from 'zod'
import { decimal, euros, listOf, oneOf, text, whole } from '../../../kit/answers.ts'
import { type NamedRule, type ReasonPart, reasonKinds } from '../rules/priceReason.ts'

/** A part of the reason of a price, as programs read it. */
export const reasonPart = z.object({
  kind: oneOf('what changed the price', reasonKinds),
  amount: euros('by which it grew; below 0 where it fell', -12.5),
  each: euros('of a piece, at `list` and `tier`; else null', 22.4).nullable(),
  count: whole(
    '`list`: pieces or sets, `childSets`: sets of children’s sizes, `tier`: from how many pieces on it holds; else null',
    10,
  ).nullable(),
  pieces: whole('how many pieces count together towards the tier; else null', 12).nullable(),
  rules: listOf(
    z.object({
      title: text(
        'the discount’s name, or the coupon’s code; null for a personal percent, and VAT',
        'Winteraktion',
      ).nullable(),
      percent: decimal('percent; null for fixed amounts', 5).nullable(),
    }),
    'by which it changed',
  ),
})

const inEuros = (cents: number | null) => (cents === null ? null : cents / 100)

/** A part of a reason in the form of `reasonPart`. */
export const presentPart = ({ kind, amount, each, count, pieces, rules }: ReasonPart<NamedRule>) => ({
  ...{ kind, amount: inEuros(amount), each: inEuros(each), count, pieces },
  rules: rules.map(({ title, percent }) => ({ title, percent: percent === null ? null : percent / 100 })),
})
