import { z } from 'zod'
import { amount, decimal, ids, instant, named, oneOf, revision, text, whole, yesNo } from '../../../kit/answers.ts'
import { globalId } from '../../../kit/globalIds.ts'
import type { Affiliate, AffiliateFigures } from '../queries.ts'

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
    window_days: whole('how many days after the visit by the link an order counts', 30),
    active: yesNo('whether their link counts', true),
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
  ...{ active: affiliate.isActive, clicks: figures.clicks, orders: figures.orders },
  ...euros('revenue', figures.revenue),
  ...euros('open', figures.open),
  ...euros('due', figures.due),
  ...euros('paid', figures.paid),
  ...{ created: affiliate.createdAt, changed: affiliate.changedAt, revision: affiliate.revision },
})
