import { z } from 'zod'
import {
  cents,
  changed,
  day,
  decimal,
  euros,
  exampleIds,
  idOf,
  ids,
  instant,
  listOf,
  named,
  oneOf,
  revision,
  text,
  whole,
  yesNo,
} from '../../../kit/answers.ts'
import { addressAnswer } from '../../accounts/addresses/presentAddress.ts'
import { quantityUnitAnswer } from '../../catalogue/presenters/answers.ts'
import { reasonPart } from '../../pricing/presenters/priceReason.ts'

/** What `presentOrder` answers. */

const property = z.object({
  key: text('by which programs know it', 'material'),
  label: text('what the shop called it, in the buyer’s language', 'Material'),
  value: text('with what stands before and behind it', 'Baumwolle'),
})

const piece = z.object({
  slot: whole('which of the set’s places it fills, from 0', 0),
  productId: idOf('product', 'the piece’s product'),
  variantId: idOf('variant', 'its size').nullable(),
  title: text('as it was bought', 'Trikot Nordwald'),
  sku: text('article number', 'HF-100-M'),
  fit: oneOf('the cut', ['men', 'women', 'children', 'unisex']).nullable(),
  size: text('name of the size', 'M').nullable(),
  color: text('code of the colour', 'NAV').nullable(),
  amount: whole('pieces', 1),
  texts: z.array(z.string()).meta({ description: 'what is printed, by piece', examples: [['HOFER 7']] }),
  properties: listOf(property, 'as of a line; missing in orders from before it was kept').optional(),
})

const answered = z.object({
  key: text('of the field that asked', 'team'),
  label: text('what was asked, in the buyer’s language', 'Mannschaft'),
  value: text('what was answered, in words', 'U13'),
})

const line = named(
  'OrderLine',
  'A line of an order as it was bought; amounts are of the whole line unless said otherwise.',
  z.object({
    _id: idOf('orderLine'),
    global_id: text(
      'the id under which GraphQL shows it',
      Buffer.from(`OrderLine:${exampleIds.orderLine}`).toString('base64'),
    ),
    item: idOf('variant', 'the size that was bought, else the product'),
    product: idOf('product', 'the product'),
    type: oneOf('product, set of products, or voucher', ['product', 'set', 'voucher']),
    title: text('in the buyer’s language', 'Trikot Nordwald'),
    order_number: text('article number', 'HF-100-M').nullable(),
    size: text('name of the size', 'M').nullable(),
    color: text('code of the colour', 'NAV').nullable(),
    properties: listOf(property, 'what was said of it besides, as the configurator has it'),
    amount: whole('pieces', 1),
    quantity_unit: quantityUnitAnswer.nullable(),
    price: euros('of one piece, as it was asked for; null of a set whose pieces cost differently', 19.9).nullable(),
    discount: euros('taken off', 0),
    net: euros('without VAT', 16.58),
    vat: euros('VAT', 3.32),
    gross: euros('with VAT', 19.9),
    vat_rate: decimal('percent', 20),
    vat_category: text('code of UNTDID 5305: S standard, AE reverse charge, K within the EU …', 'S'),
    customization: z
      .object({ personalisierung: z.array(z.string()).meta({ description: 'by piece', examples: [['HOFER 7']] }) })
      .nullable()
      .describe('what is printed; null: nothing'),
    set: listOf(piece, 'of a set: its pieces').nullable(),
    order_desc: text('note of the buyer on this line', 'Bitte einzeln verpacken').nullable(),
    item_fields: listOf(answered, 'what the shop asked of the line and was answered'),
    price_reason: listOf(
      reasonPart,
      'why the line cost what it cost: the amounts add up to its `gross`; null in orders from before it was kept',
    ).nullable(),
  }),
)

const orderFields = {
  ...ids('Order', 'order'),
  order_number: whole('the running number, which people read', 10042),
  created: instant('when it was placed'),
  revision: revision(),
  cancelled_at: instant('when it was cancelled').nullable(),
  refunded: yesNo('whether the money of a cancelled order was given back'),
  tags: z.array(z.string()).meta({
    description:
      'words by which staff and programs sort orders, empty for customers; `qry` takes one, or several as `{"$in": []}`',
    examples: [['messe']],
  }),
  perm: z
    .object({ owner: idOf('user', 'the account').nullable() })
    .describe('whose order it is; null: a guest’s, or nobody’s any more'),
  state: oneOf('open, completed once paid and shipped, or cancelled', ['open', 'completed', 'cancelled']),
  hold: oneOf('held while a second person has to look at it, then released or refused; null for most', [
    'held',
    'released',
    'refused',
  ]).nullable(),
  payed: yesNo('whether it is paid', true),
  payed_at: instant('when it was paid').nullable(),
  pay_by: day('last day on which the money of an order to be paid in advance is waited for').nullable(),
  shipped: yesNo('whether it is shipped'),
  shipped_at: instant('when it was shipped').nullable(),
  earliest_delivery: day('the first working day on which it may arrive').nullable(),
  latest_delivery: day('the last one', '2026-12-03').nullable(),
  first_part_by: day('of a delivery in two parts: the last day of the first').nullable(),
  carrier: text('who brings it', 'post').nullable(),
  tracking_number: text('number of the parcel', '1042').nullable(),
  tracking_url: text(
    'where the parcel is followed, of known carriers',
    'https://www.post.at/sv/sendungssuche?snr=1042',
  ).nullable(),
  email: text('the buyer’s address', 'kim@example.com'),
  language: oneOf('in which the buyer is written to', ['de', 'en']),
  shippingAddress: addressAnswer.describe('where it goes'),
  invoiceAddress: addressAnswer.describe('to whom it is charged'),
  cc_location: text('where the goods are picked up; null: they are sent', 'Lager, Weg 1, 4600 Wels').nullable(),
  pickup_place: z
    .object({
      key: text('by which carts choose it', 'lager'),
      name: text('what it is called', 'Lager'),
      address: text('where it is', 'Weg 1, 4600 Wels'),
      hours: text('when it is open', 'Dienstag und Donnerstag, 16 bis 20 Uhr').nullable(),
      note: text('what else is to know', 'Ausgabe am Kiosk').nullable(),
      country: text('ISO 3166 alpha-2; null: the country of the shop', 'DE').nullable(),
    })
    .nullable()
    .describe(
      'the same place as it was when it was ordered; null: the goods are sent, or the order is from before it was kept',
    ),
  selectedPayment: text('how it is paid: an id of `paymentsources`', 'invoice'),
  station: z
    .object({
      provider: text('key of its provider', 'dhl'),
      provider_name: text('what the provider is called', 'DHL'),
      name: text('its name or number', 'Packstation 145'),
      zip: text('its postcode', '53113'),
      city: text('its town', 'Bonn'),
      country: text('ISO 3166 alpha-2', 'DE'),
      customer_number: text('the buyer’s own number at the provider', '12345678').nullable(),
      lines: z.array(z.string()).meta({
        description: 'as it stands on the parcel, below the recipient’s name',
        examples: [['Postnummer 12345678', 'Packstation 145', '53113 Bonn']],
      }),
    })
    .nullable()
    .describe('the parcel locker or pick-up point that the goods go to; null: to the door, or they are picked up'),
  agreement_id: idOf(
    'agreement',
    'the texts that were in force when it was placed, as `shop/agreement/{id}` answers them; null: they were not kept',
  ).nullable(),
  comment: text('what the buyer wrote', 'Bitte beim Nachbarn abgeben').nullable(),
  item_fields: listOf(answered, 'what the shop asked of the whole order and was answered'),
  newsletter: yesNo('whether the buyer wants the newsletter'),
  currency: text('ISO 4217', 'EUR'),
  net: euros('without VAT', 20.67),
  vat: euros('VAT', 4.13),
  vat_ground: text('why no VAT is due, in the buyer’s language; null where it is', 'Steuerfreie Ausfuhr').nullable(),
  vat_id_check: z
    .object({
      number: text('the VAT id', 'DE123456788'),
      at: instant('when it was asked for'),
      request_identifier: text('of the register’s answer', 'WAPIAAAAY1234567').nullable(),
    })
    .nullable()
    .describe('what the register of VAT ids answered, where that freed it of VAT'),
  vat_taken_off: euros('the VAT that the prices held and that is not charged', 0).nullable(),
  coupon: text('the code of the coupon that took something off; null without one', 'HERBST10').nullable(),
  coupon_discount: euros('what it took off', 0),
  vouchers: z
    .array(
      z.object({
        code: text('the last four characters of its code', '5WEK'),
        paid_cents: cents('what it paid', 2480),
        remaining_cents: cents('what stayed on it then', 2520),
      }),
    )
    .describe('vouchers that paid part of it, in the order in which they did'),
  total: euros('with VAT and shipping', 24.8),
  total_cents: cents('the same', 2480),
  to_pay: euros('what is still to be paid after vouchers: 0 once it is paid or cancelled', 0),
  shipping: euros('of the shipping, in the total', 4.9).nullable(),
  items: listOf(line, 'lines as they were bought'),
  changed: changed('orders'),
}

export const orderAnswer = named('Order', 'An order.', z.object(orderFields))

/** An order that was just placed. */
export const placedAnswer = z.object({
  ...orderFields,
  status_path: text('page on which the buyer follows it; whoever knows it may see the order', '/order/10042/<secret>'),
})

/** What orders agreed to. */
export const agreementAnswer = named(
  'Agreement',
  'The texts that an order agreed to, as its buyer could read them when it was placed.',
  z.object({
    _id: idOf('agreement'),
    language: oneOf('of the buyer', ['de', 'en']),
    texts: listOf(
      z.object({
        key: oneOf('which one it is', ['agb', 'withdrawal', 'privacy']),
        title: text('its title', 'Allgemeine Geschäftsbedingungen'),
        html: text('the whole text', '<h2>Geltung</h2><p>Diese Bedingungen gelten für alle Bestellungen.</p>'),
        revision: whole('number of the page’s revision that it was; null: the shop’s own text', 3).nullable(),
      }),
      'terms, withdrawal notice and privacy policy',
    ),
  }),
)
