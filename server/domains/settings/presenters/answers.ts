import { z } from 'zod'
import { amountOrNone, anything, byKey, day, decimal, listOf, named, text, whole, yesNo } from '../../../kit/answers.ts'

/** What the paths of the configuration answer. */

const section = z.object({
  version: whole('how often it was changed; `PUT config` takes it', 2),
  values: anything('what is set, secrets left out', { name: 'Sporthaus Muster' }),
  secretsSet: z.array(z.string()).meta({ description: 'names of the secrets that are set', examples: [[]] }),
  problems: listOf(
    z.object({ path: text('where', 'country'), message: text('what', 'unknown country') }),
    'what is stored and cannot be used',
  ),
})

/** Sections by their keys. */
export const sectionsAnswer = z.record(z.string(), section).meta({
  description: 'what the shop is set to, by section; of secrets only the names of those that are set',
  examples: [{ shop: { version: 2, values: { name: 'Sporthaus Muster' }, secretsSet: [], problems: [] } }],
})

export const openingAnswer = z
  .object({
    isOpen: yesNo('whether the shop may sell', true),
    missing: z
      .array(z.string())
      .meta({ description: 'particulars that are missing or made up, as `section.field`', examples: [['shop.phone']] }),
    needed: listOf(
      z.object({
        field: text('`section.field`', 'shop.register'),
        legalForms: z
          .array(z.string())
          .nullable()
          .meta({ description: 'legal forms that need it; null: all', examples: [['gmbh']] }),
        countries: z
          .array(z.string())
          .nullable()
          .meta({ description: 'countries where it is needed; null: all', examples: [null] }),
      }),
      'which legal forms and countries need which particulars',
    ),
    textsToReview: z.array(z.string()).meta({ description: 'pages that a lawyer has to look at', examples: [['agb']] }),
  })
  .describe('whether the shop may sell, and what is missing')

const country = text('code of the country in small letters', 'at')
const costs = z.object({
  ...amountOrNone('cost', 'what it costs', 4.9),
  zip_ranges: listOf(
    z.object({
      from: text('first postcode', '4000'),
      to: text('last one', '4999'),
      ...amountOrNone('cost', 'what it costs there', 3.9),
      ...amountOrNone('free_from', 'from which sum it is free there', 100),
    }),
    'where it costs something else',
  ),
})
const byCountry = <Value extends z.ZodType>(value: Value, about: string, example: unknown) =>
  byKey(value, `${about}, by code of the country in small letters`, { at: example })

/** A text in German and, where it was translated, in English. */
const words = (de: string) => z.object({ de: text('German', de), en: text('English', 'bottle').nullish() })

/** The configuration in the names of the documented clients. */
export const shopAnswer = named(
  'ShopConfiguration',
  'What the shop is set to, in the names of the documented clients; rates in percent.',
  z.object({
    enabled: yesNo('whether something can be bought', true),
    currency: text('ISO 4217', 'EUR'),
    prefix_currency: yesNo('whether German readers see the currency before an amount', false),
    showPrice: yesNo('whether visitors are shown prices', true),
    showShippingCosts: yesNo('whether the cart says what shipping comes to', true),
    show_sold_out: yesNo('whether what is sold out is listed', true),
    info: z.object({
      title: text('name of the shop', 'Sporthaus Muster'),
      address: text('street and number', 'Weg 1'),
      zip: text('postcode', '4600'),
      city: text('town', 'Wels'),
      email: text('to reach it', 'shop@example.com'),
      bankverbindung: text('bank account', 'AT61 1904 3002 3457 3201'),
      country,
    }),
    vat: z.object({
      vat_type: text('whether prices hold VAT', 'gross'),
      fixed_price: yesNo('whether a price is the same whatever the VAT'),
      default_vat_group: text('id of the group of products without one', 'standard'),
      groups: listOf(
        z.object({
          uuid: text('id', 'standard'),
          rates: byCountry(
            z.array(z.object({ valid_from: day('from when').nullable(), rate: decimal('percent', 20) })),
            'rates',
            [{ valid_from: null, rate: 20 }],
          ),
        }),
        'groups of products with one rate',
      ),
    }),
    shipping: z.object({
      default_shipping_group: text('id of the group of products without one', 'standard'),
      countries: listOf(
        z.object({
          code: country,
          title: text('in German', 'Österreich'),
          order: whole('its place', 0),
          ...amountOrNone('free_from', 'from which sum shipping is free', 100),
        }),
        'where the shop delivers to',
      ),
      groups: listOf(
        z.object({
          uuid: text('id', 'standard'),
          count_by: text('what tiers count', 'weight'),
          ...amountOrNone('free_from', 'from which sum it is free', 100),
          tiers: listOf(
            z.object({
              max: decimal('up to how much; null: the rest', 5000).nullable(),
              costs: byCountry(costs, 'costs', { cost: 4.9, cost_cents: 490, zip_ranges: [] }),
            }),
            'steps',
          ),
        }),
        'groups of products with one way of shipping',
      ),
    }),
    discount_groups: listOf(
      z.object({
        uuid: text('id', 'sommer'),
        type: text('flat: a sum; else percent', 'percent'),
        roles: z.array(z.string()).meta({ description: 'whose it is', examples: [['user']] }),
        global: yesNo('whether it is everybody’s', true),
        additiv: yesNo('whether it adds up with others'),
        items: listOf(
          z.object({
            ...amountOrNone('from', 'from which sum', 50),
            discount: decimal('percent, or euros of a flat one', 10).nullable(),
            discount_cents: whole('of a flat one, in cents', 500).nullable().optional(),
          }),
          'steps',
        ),
      }),
      'discounts',
    ),
    paymentsources: z
      .record(
        z.string(),
        z.object({
          configured: yesNo('whether it is set up', true),
          enabled: yesNo('whether it is offered', true),
          ...amountOrNone('min', 'from which sum', 10),
          ...amountOrNone('max', 'up to which sum', 500),
          order: whole('its place', 0),
        }),
      )
      .meta({
        description: 'ways to pay, by id',
        examples: [
          {
            invoice: {
              configured: true,
              enabled: true,
              min: null,
              min_cents: null,
              max: 500,
              max_cents: 50000,
              order: 0,
            },
          },
        ],
      }),
    quantity_units: listOf(
      z.object({ key: text('by which products name it', 'flasche'), one: words('Flasche'), many: words('Flaschen') }),
      'what goods are counted in, besides pieces',
    ),
    default_quantity_unit: text('key of the unit of products that name none', 'piece'),
    checkout: z.object({
      terms_required: yesNo('whether the terms have to be accepted', true),
      special_conditions: yesNo('whether further conditions have to be'),
      special_conditions_url: text('where they stand', 'https://shop.example.com/bedingungen').nullable(),
      age_verification: yesNo('whether the age has to be confirmed'),
    }),
  }),
)
