import { z } from 'zod'
import {
  amount,
  byKey,
  cents,
  day,
  euros,
  exampleIds,
  idOf,
  listOf,
  named,
  oneOf,
  text,
  whole,
  yesNo,
} from '../../../kit/answers.ts'
import { addressAnswer } from '../../accounts/addresses/presentAddress.ts'
import { quantityUnitAnswer, saleAnswer } from '../../catalogue/presenters/answers.ts'
import { reasonPart } from '../../pricing/presenters/priceReason.ts'
import { answerKinds } from '../settings.ts'

/** What `presentCart` answers. */

const texts = z.array(z.string()).meta({ description: 'what is printed, by piece', examples: [['HOFER 7']] })
const filled = {
  order: byKey(z.int(), 'pieces by the id of the size, else of the product', { [exampleIds.variant]: 1 }),
  customization: byKey(z.array(z.string()), 'what is printed, by the same id', { [exampleIds.variant]: ['HOFER 7'] }),
}

const asked = z.object({
  key: text('by which it is answered', 'team'),
  type: oneOf('what it asks for', answerKinds),
  label: text('what buyers read', 'Mannschaft'),
  label_en: text('the same in English', 'Team').nullable(),
  required: yesNo('whether nothing is ordered without an answer'),
  options: listOf(
    z.object({
      key: text('by which it is chosen', 'u13'),
      label: text('what buyers read', 'U13'),
      label_en: text('the same in English', 'U13').nullable(),
    }),
    'what a `choice` is made of',
  ),
  value: text(
    'the answer: a text, a number with a point, a day, an option’s key, or `true`; null for nothing yet',
    'U13',
  ).nullable(),
})

const delivery = {
  earliest_delivery: day('the first working day on which it may arrive').nullable(),
  latest_delivery: day('the last one; null where it is not known', '2026-12-03').nullable(),
}

const line = named(
  'CartLine',
  'A line of the cart. `PUT shop/cart` takes it back as it is.',
  z.object({
    _id: idOf('cartLine'),
    item: idOf('variant', 'the size, else the product'),
    product: idOf('product', 'the product'),
    title: text('in the language asked for', 'Trikot Nordwald'),
    amount: whole('pieces', 2),
    quantity_unit: quantityUnitAnswer.nullable(),
    customization: z
      .object({ personalisierung: texts })
      .catchall(text('what was written for a property of the product, by its key', 'Kim'))
      .nullable()
      .describe('null: nothing is printed'),
    order_desc: text('note on this line', 'Bitte einzeln verpacken').nullable(),
    item_fields: listOf(asked, 'what the shop asks of the line, and what was answered'),
    set: z
      .object({
        ...filled,
        slots: listOf(z.object({ product: idOf('product', 'the piece'), ...filled }), 'the same by place of the set'),
      })
      .nullable()
      .describe('what fills a set; null of what is none'),
    soldOut: yesNo('whether nothing is left of it'),
    deleted: yesNo('whether it is no longer on sale'),
    hardRemoved: yesNo('whether the catalogue knows it no longer'),
    state: oneOf('all of that in a word', [
      'available',
      'fewLeft',
      'backOnDate',
      'soldOut',
      'discontinued',
      'missingParts',
    ]),
    price: euros('of one piece; null where it has none', 19.9).nullable(),
    set_prices: listOf(
      z.object({
        sets: whole('sets at this price', 1),
        price: euros('of one set', 49.9),
        child: yesNo('whether it is the one of children’s sizes'),
      }),
      'of a set: which price counts how often',
    ),
    next_tier: z
      .object({
        from: whole('pieces from which it counts', 10),
        missing: whole('pieces that are missing', 8),
        price: euros('of one piece then', 17.9),
        price_to: euros('the highest of them, where sizes differ', 17.9).nullable(),
        saving: euros('by piece', 2),
        saving_to: euros('the highest of them', 2).nullable(),
      })
      .nullable()
      .describe('what some pieces more save; null: nothing'),
    ...saleAnswer,
    total: euros('of the line', 39.8).nullable(),
    total_cents: cents('the same', 3980).nullable(),
    price_reason: listOf(
      reasonPart,
      'why it costs that: parts that add up to `total`; null where it has no price',
    ).nullable(),
    ...delivery,
  }),
)

/** Ids of payment methods, as carts and the configuration name them. */
const payment = text('id of a payment method, one of `paymentsources`', 'invoice')

const sum = (about: string, example: number) => euros(about, example)

export const cartAnswer = named(
  'Cart',
  'A cart with states, prices and what was entered in the checkout.',
  z.object({
    _id: idOf('cart', 'its id; null before anything was put into one').nullable(),
    revision: whole('how often it was changed; 0 before there is one', 3),
    items: listOf(line, 'its lines'),
    orderInfo: z
      .object({
        email: text('the buyer’s address', 'kim@example.com').nullable(),
        comment: text('to the shop', 'Bitte beim Nachbarn abgeben').nullable(),
        station: z
          .object({
            provider: text('key of its provider', 'dhl'),
            name: text('its name or number', 'Packstation 145'),
            zip: text('its postcode', '53113'),
            city: text('its town', 'Bonn'),
            country: text('ISO 3166 alpha-2', 'DE'),
            customer_number: text('the buyer’s own number there', '12345678').nullable(),
          })
          .nullable()
          .describe('the parcel locker or pick-up point that the goods go to; null: to the door'),
        item_fields: listOf(asked, 'what the shop asks of the whole order, and what was answered'),
        newsletter: yesNo('whether the newsletter is wanted'),
        alternate: yesNo('whether the invoice goes to another address'),
        cc_location: text(
          'where it is picked up, one of `cc_locations`; null: it is sent',
          'Weg 1, 4600 Wels',
        ).nullable(),
        selectedPayment: payment.nullable(),
        shippingAddress: addressAnswer.nullable().describe('where it goes'),
        invoiceAddress: addressAnswer.nullable().describe('to whom it is charged, where that is another one'),
        deliver_in_parts: yesNo('whether what is there already is sent first'),
        completed: yesNo('whether an order was the last that was done with this cart'),
      })
      .describe('what was entered in the checkout; `PUT shop/cart` takes it'),
    cc_locations: z
      .array(z.string())
      .meta({ description: 'places at which goods can be picked up', examples: [['Weg 1, 4600 Wels']] }),
    delivery: z
      .object({
        ...delivery,
        after_payment: yesNo('whether it counts from the last day of the payment'),
        parts: z
          .object({ first: day('latest day of the first delivery'), rest: day('of the second', '2026-12-17') })
          .nullable()
          .describe('two deliveries that may be chosen; null: there is only one'),
      })
      .describe('of all in one go'),
    totals: z.object({
      goods: sum('all lines', 39.8),
      discount: sum('taken off', 0),
      shipping: sum('shipping; null while it is not known', 4.9).nullable(),
      net: sum('without VAT', 37.25),
      vat: sum('VAT', 7.45),
      gross: sum('with VAT', 44.7),
      total_cents: cents('the same as `gross`', 4470),
      to_pay: sum('what remains to be paid after vouchers', 44.7),
      to_pay_cents: cents('the same, which an order takes as `total_cents`', 4470),
      vat_ground: text('why no VAT is due; null where it is', 'Steuerfreie Ausfuhr').nullable(),
    }),
    codes: listOf(
      z.object({
        kind: oneOf('what the code is', ['coupon', 'voucher']),
        code: text('as it is kept', 'HERBST10'),
        ...amount('discount', 'what a coupon takes off, or a voucher pays', 0),
        remaining_cents: cents(
          'what stays on a voucher; null of a coupon, and where it cannot be used',
          1200,
        ).nullable(),
        reason: text(
          'why it does nothing, as a code of refusals; null where it does',
          'COUPON_NOT_COMBINABLE',
        ).nullable(),
        missing_cents: cents('of COUPON_MINIMUM_NOT_REACHED: what is missing of the goods', 1200).nullable(),
      }),
      'codes that were entered',
    ),
    vat_id_status: oneOf('of the company’s VAT id, where the VAT depends on it', [
      'valid',
      'invalid',
      'unproven',
    ]).nullable(),
    paymentsources: z
      .array(z.string())
      .meta({ description: 'ids of the payment methods that are offered', examples: [['invoice', 'prepayment']] }),
  }),
)

/** Favourites. */
export const favouritesAnswer = z.object({
  items: z
    .array(z.string())
    .meta({ description: 'ids of products, the latest first', examples: [[exampleIds.product]] }),
  total: whole('how many', 1),
})
