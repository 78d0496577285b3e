import { z } from 'zod'
import {
  amount,
  decimal,
  idOf,
  ids,
  instant,
  named,
  oneOf,
  revision,
  text,
  whole,
  yesNo,
} from '../../../kit/answers.ts'
import { globalId } from '../../../kit/globalIds.ts'
import type { Affiliate, AffiliateFigures } from '../queries.ts'
import { type AffiliateChanges, MOST_RATES } from '../rules/terms.ts'

/** Partners as the documented paths speak of them: percentages in percent, amounts in euros and cents. */
export const affiliateAnswer = named(
  'Affiliate',
  'A partner who sends buyers and earns a commission with their orders.',
  z.object({
    ...ids('Affiliate', 'affiliate'),
    name: text('who they are; null once the person was erased', 'FC Muster').nullable(),
    email: text('where they are reached; null once the person was erased', 'info@fc-muster.example').nullable(),
    code: text('what stands in their link, behind `?partner=`', 'fc-muster'),
    type: oneOf('whether the commission is a percentage or an amount per order', ['percent', 'fixed']),
    value: decimal('percent, or euros', 10),
    rates: z
      .array(
        z.object({
          group: idOf('group', 'the group; the products of groups below it count too'),
          value: decimal('percent; 0: they earn nothing', 5),
        }),
      )
      .describe('other percentages for groups of products; that of the nearest group counts'),
    window_days: whole('how many days after the visit by the link an order counts', 30),
    active: yesNo('whether their link counts', true),
    note: text('what staff note of them', 'Verlinkt uns auf der Vereinsseite.').nullable(),
    clicks: whole('how many visits began with their link', 120),
    orders: whole('how many orders earned them something that is still there', 3),
    ...amount('revenue', 'the net value of the goods of these orders, less what was given back', 480),
    ...amount('open', 'what they earned and were not paid yet', 48),
    ...amount('due', 'what of it can be paid', 24),
    ...amount('paid', 'what they were paid', 100),
    created: instant('when they were made'),
    changed: instant('when they were last changed'),
    revision: revision(),
  }),
)

const euros = (name: string, cents: number) => ({ [name]: cents / 100, [`${name}_cents`]: cents })

export const presentAffiliate = (affiliate: Affiliate, figures: AffiliateFigures) => ({
  ...{ _id: affiliate.id, id: affiliate.id, global_id: globalId('Affiliate', affiliate.id) },
  ...{ name: affiliate.name, email: affiliate.email, code: affiliate.code },
  ...{ type: affiliate.kind, value: affiliate.value / 100, window_days: affiliate.windowDays },
  rates: affiliate.rates.map(({ groupId, value }) => ({ group: groupId, value: value / 100 })),
  note: affiliate.note,
  ...{ active: affiliate.isActive, clicks: figures.clicks, orders: figures.orders },
  ...euros('revenue', figures.revenue),
  ...euros('open', figures.open),
  ...euros('due', figures.due),
  ...euros('paid', figures.paid),
  ...{ created: affiliate.createdAt, changed: affiliate.changedAt, revision: affiliate.revision },
})

const words = z.string().max(5_000)
const hundredths = z.number().min(0).max(10_000)

/** A partner as it is written. */
export const affiliateSchema = z.strictObject({
  name: words.nullish(),
  email: words.nullish(),
  code: z.string().max(200).nullish().describe('Of chance where a new one says none.'),
  type: z.enum(['percent', 'fixed']).nullish(),
  value: hundredths.nullish().describe('Percent, or euros per order.'),
  rates: z
    .array(z.strictObject({ group: z.string().max(200), value: z.number().min(0).max(100) }))
    .max(MOST_RATES)
    .nullish(),
  window_days: z.int().min(1).max(365).nullish(),
  active: z.boolean().nullish(),
  note: words.nullish(),
})
export type RestAffiliate = z.infer<typeof affiliateSchema>

const cents = (value: number | null | undefined) =>
  value === null || value === undefined ? value : Math.round(value * 100)

export const affiliateChangesOf = (input: RestAffiliate): AffiliateChanges => ({
  ...{ name: input.name, email: input.email, code: input.code, kind: input.type, value: cents(input.value) },
  ...(input.rates && {
    rates: input.rates.map(({ group, value }) => ({ groupId: group, value: Math.round(value * 100) })),
  }),
  ...{ windowDays: input.window_days, isActive: input.active, note: input.note },
})

const restNames: Readonly<Record<string, string>> = {
  ...{ kind: 'type', windowDays: 'window_days', isActive: 'active', groupId: 'group' },
}

/** Where a refusal of an operation lies in what programs write. */
export function restPath(path: readonly string[]): string[] {
  const [first, ...rest] = path
  const inner = first === 'affiliate' || first === 'changes' ? rest : path
  return inner.map(each => restNames[each] ?? each)
}
