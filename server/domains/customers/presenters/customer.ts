import { z } from 'zod'
import { amount, amountOrNone, idOf, ids, instant, listOf, named, text, whole, yesNo } from '../../../kit/answers.ts'
import { globalId } from '../../../kit/globalIds.ts'
import type { CustomerTerms } from '../../../kit/viewer.ts'
import type { Company } from '../../accounts/companies/queries.ts'
import { discountSettings, paymentSettings } from '../../pricing/settings.ts'
import type { Settings } from '../../settings/rules.ts'
import type { Customer } from '../queries.ts'

const exampleCompany = '0193a1c0-0000-7000-8000-0000000000c5'

export const customerAnswer = named(
  'Customer',
  'Somebody who orders: an account with the orders of guests who gave its e-mail address, or such an address alone.',
  z.object({
    ...ids('Customer', 'customer'),
    user: idOf('user', 'the account; null of guests').nullable(),
    email: text('where they are written to', 'lena@example.com'),
    name: text('of the account, else of the last order', 'Lena Muster'),
    company: text('of the account, else of the last order’s invoice', 'FC Nordwald').nullable(),
    is_company: yesNo('whether the account names a company, or the last order was invoiced to one', true),
    buys_for: z
      .object({ _id: text('its id', exampleCompany), name: text('its name', 'SV Nordwald') })
      .nullable()
      .describe(
        'the company for which they buy, be it only asked for; null of others, and without the right to read users',
      ),
    customer_number: whole('number by which the shop knows them; null of guests', 20042).nullable(),
    orders: whole('how many orders were not cancelled', 12),
    ...amount('revenue', 'gross, without cancelled orders and what came back by accepted withdrawals', 1249.5),
    ...amount('open', 'what is still to be paid, gross', 49.9),
    first_order: instant('when they first ordered').nullable(),
    last_order: instant('when they last ordered').nullable(),
  }),
)

const inEuros = (cents: number) => cents / 100

/** A customer as programs read it. */
export const presentCustomer = (customer: Customer, company: Pick<Company, 'id' | 'name'> | null) => ({
  _id: customer.id,
  id: customer.id,
  global_id: globalId('Customer', customer.id),
  user: customer.accountId,
  email: customer.email,
  name: customer.name,
  company: customer.company,
  is_company: customer.isCompany,
  buys_for: company && { _id: company.id, name: company.name },
  customer_number: customer.customerNumber,
  orders: customer.orderCount,
  revenue: inEuros(customer.revenueCents),
  revenue_cents: customer.revenueCents,
  open: inEuros(customer.openCents),
  open_cents: customer.openCents,
  first_order: customer.firstOrderAt?.toISOString() ?? null,
  last_order: customer.lastOrderAt?.toISOString() ?? null,
})

const paymentSource = z.object({
  _id: text('the payment method', 'invoice'),
  title: text('in German', 'Rechnung'),
  configured: yesNo('whether the shop could take payments by it', true),
  enabled: yesNo('whether this customer is offered it, as far as amounts allow', true),
  own: yesNo('whether something of it was agreed with this customer', true),
  ...amountOrNone('min', 'from which amount on; null: from any', 50),
  ...amountOrNone('max', 'up to which amount; null: up to any', 500),
  order: whole('its place among the others', 1).nullable(),
})

/** What was agreed with a customer, beside what the shop has. */
export const conditionsAnswer = z.object({
  discount_groups: listOf(
    z.object({
      _id: text('its id', 'vereine'),
      title: text('in German', 'Vereine'),
      own: yesNo('whether this customer has it', true),
    }),
    'the discount groups of the shop',
  ),
  discount: z.number().meta({ description: 'personal discount, in percent', examples: [7.5] }),
  shipping_free: yesNo('whether they never pay for shipping'),
  ...amountOrNone('shipping_free_from', 'from which amount of goods on they pay no shipping; null: as in the shop', 30),
  paymentsources: listOf(paymentSource, 'how each payment method of the shop is offered to them'),
})

const amountIn = <Name extends string>(name: Name, cents: number | null) =>
  ({ [name]: cents === null ? null : inEuros(cents), [`${name}_cents`]: cents }) as Record<
    Name | `${Name}_cents`,
    number | null
  >

/** What holds for one customer: their own terms field by field, else those of the shop. Source: pricing.md, "Payment methods". */
export function presentConditions(terms: CustomerTerms, settings: Settings) {
  const own = new Set(terms.discountGroups ?? [])
  return {
    discount_groups: discountSettings
      .of(settings)
      .groups.map(({ id, title }) => ({ _id: id, title: title.de, own: own.has(id) })),
    discount: (terms.personalPercent ?? 0) / 100,
    shipping_free: terms.shippingFree ?? false,
    ...amountIn('shipping_free_from', terms.freeShippingFrom ?? null),
    paymentsources: paymentSettings.of(settings).methods.map(method => {
      const agreed = terms.paymentOverrides?.[method.id] ?? null
      return {
        _id: method.id,
        title: method.title.de,
        configured: method.isConfigured,
        enabled: agreed?.enabled ?? method.isEnabled,
        own: agreed !== null,
        ...amountIn('min', agreed?.min ?? method.min),
        ...amountIn('max', agreed?.max ?? method.max),
        order: agreed?.order ?? method.order ?? null,
      }
    }),
  }
}
