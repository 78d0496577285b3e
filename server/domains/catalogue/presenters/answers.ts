import { z } from 'zod'
import {
  amount,
  amountOrNone,
  byKey,
  changed,
  day,
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
import { allFields, type FieldKind, fieldOf, type NamedField } from '../fields.ts'
import { letteringPlaces, letteringScripts } from '../rules/lettering.ts'
import { contentUnits } from '../rules/parts.ts'
import { printMethods } from '../rules/printing.ts'
import { meaningOf } from './fields.ts'
import { itemOrderNames } from './itemOrders.ts'

/** What the catalogue's presenters answer. */

const size = z.object({ w: whole('pixels', 800), h: whole('pixels', 800) })

const fileFields = (kind: 'picture' | 'download', name: string) => ({
  _id: idOf(kind, 'what `download/{id}` takes'),
  id: idOf(kind, 'the same as `_id`'),
  name: text('of the file', name),
  ext: text('how the name ends', name.split('.')[1]!),
  size: whole('bytes', 48_210),
  alt: text('what it shows', 'Vorderseite').nullable(),
  url: text('where the file is', `/api/v0/download/${exampleIds[kind]}`),
})

const pictureFields = {
  isImg: z
    .literal(true)
    .meta({ description: 'of a picture', examples: [true] })
    .optional(),
  res: size.optional().describe('of a picture: the size of the original'),
  src: text('of a picture: its address, at most 800 pixels', '/images/3f…/800x800').optional(),
  gridrefs: listOf(
    z.object({ res: size.describe('what is sent'), gridref: text('what `download/{id}/{gridref}` takes', '500') }),
    'of a picture: the sizes that are offered',
  ).optional(),
}

const picture = named('Picture', 'A picture.', z.object({ ...fileFields('picture', 'vorne.jpg'), ...pictureFields }))

const productPicture = named(
  'ProductPicture',
  'A picture of a product.',
  z.object({
    ...fileFields('picture', 'vorne.jpg'),
    ...pictureFields,
    desc: text('caption', 'Trikot von vorne').nullable(),
    view: oneOf('which side it shows', ['front', 'back', 'detail', 'other']),
    color: text('code of the colour that it shows', 'NAV').nullable(),
    gender: text('the cut that it shows: Kinder, Damen, Herren, Unisex', 'Herren').nullable(),
    order: whole('its place among the pictures', 0),
  }),
)

export const downloadAnswer = named(
  'Download',
  'A file that belongs to a product, such as a table of sizes.',
  z.object({
    ...fileFields('download', 'groessen.pdf'),
    ...pictureFields,
    desc: text('what it is called', 'Größentabelle').nullable(),
  }),
)

const colorFields = {
  ...ids('Color', 'color'),
  color_id: text('short name, which variants have', 'NAV'),
  title: text('in the language asked for', 'Marine').nullable(),
  hex: text('value, `#rrggbb`', '#1F2A44').nullable(),
  media: z.object({
    images: listOf(picture, 'its pictures; the first is what it is shown by, such as a cloth of two colours'),
  }),
  changed: changed('catalogue'),
}
const productColor = named('ProductColor', 'A colour of a product.', z.object(colorFields))
export const colorAnswer = named('Color', 'A colour.', z.object({ ...colorFields, revision: revision() }))

export const groupAnswer = named(
  'ProductGroup',
  'A product group.',
  z.object({
    ...ids('ProductGroup', 'group'),
    slug: text('part of the address', 'trikots'),
    title: text('in the language asked for', 'Trikots').nullable(),
    description: text('in the language asked for', 'Kurz- und langarm').nullable(),
    media: z.object({ images: listOf(picture, 'its pictures, the first one first') }),
    mainGallery: yesNo('whether it stands in the shop’s first row'),
    order: whole('its place', 1),
    product_groups: z
      .array(z.string())
      .meta({ description: 'ids of the groups above it', examples: [[exampleIds.group]] }),
    seo_title: text('what search engines show as its title; null: its title', 'Trikots für Vereine').nullable(),
    seo_description: text('what they show below it; null: its description', 'Ab einem Stück.').nullable(),
    item_order: oneOf('how its products are listed where nobody sorts them', itemOrderNames),
    placed_items: z
      .array(z.string())
      .meta({ description: 'ids of its products that stand first by hand', examples: [[exampleIds.product]] }),
    revision: revision(),
    changed: changed('catalogue'),
  }),
)

export const saleAnswer = {
  former_price: euros('of a reduction: the price before it; null without one', 24.9).nullable(),
  lowest_price_30_days: euros('of a reduction: the lowest price of the 30 days before it', 22.9).nullable(),
  sale_percent: whole('of a reduction: whole percent off the lowest price of 30 days', 13).nullable(),
}

const asked = amountOrNone(
  'asked_price',
  'what everybody is asked for, discounts of the product and offers that run taken off',
  19.9,
)
const stock = (about: string) =>
  z
    .union([z.literal(''), z.int()])
    .meta({ description: `pieces; '' unlimited, and to all but staff enough; 0 sold out. ${about}`, examples: [12] })
const property = z.union([z.string(), z.number(), z.boolean()])
const values = (about: string, example: Record<string, string[]>) => byKey(z.array(property.nullable()), about, example)
const properties = byKey(property, 'further properties, by key', { sleeve: 'kurz' })
const weight = z.object({ weight: whole(`grams. ${meaningOf(fieldOf('weightGrams'))}`, 180).nullable() })

const variant = named(
  'Variant',
  'A size of a product, in the specification’s words a child product.',
  z.object({
    ...ids('Variant', 'variant'),
    key: text('names it within its product', 'm'),
    parent: idOf('product', 'the product'),
    title: text('of the product, in the language asked for', 'Trikot Nordwald').nullable(),
    order_number: text('article number', 'HF-100-M').nullable(),
    sku: text('the same as `order_number`', 'HF-100-M').nullable(),
    gtin: text('the number in its bar code, also among `properties`; null: none', '4006381333931').nullable(),
    ...amountOrNone('price', 'to staff what is set, to others what is asked for', 19.9),
    ...asked,
    ...saleAnswer,
    available: stock('Of this size.'),
    visible_again_from: day('when it is back').nullable(),
    childSize: yesNo('whether children’s prices count'),
    gender: text('the cut: Kinder, Damen, Herren, Unisex', 'Herren').nullable(),
    size: text('name of the size', 'M').nullable(),
    color: text('code of the colour', 'NAV').nullable(),
    properties,
    color_title: text('of the colour, in the language asked for', 'Marine').nullable(),
    allow_custom_title: yesNo('whether it can be personalised', true),
    offline: yesNo('whether it is hidden'),
    order: whole('its place', 1),
    shipping_data: weight,
    changed: changed('catalogue'),
  }),
)

const kinds: Readonly<Record<Exclude<FieldKind, 'cents'>, (row: NamedField) => z.ZodType>> = {
  text: row => text(meaningOf(row), exampleTexts[row.rest] ?? 'Trikot Nordwald').nullable(),
  html: row => text(meaningOf(row), '<p>Leicht und schnell trocken</p>').nullable(),
  slug: row => text(meaningOf(row), 'trikot-nordwald'),
  number: row => text(meaningOf(row), 'HF-100'),
  words: row => z.array(z.string()).meta({ description: meaningOf(row), examples: [['verein']] }),
  flag: row => yesNo(meaningOf(row)).nullable(),
  whole: row => whole(meaningOf(row), Math.max(5, row.lowest ?? 0)).nullable(),
  stock: row => stock(meaningOf(row)),
  instant: row => instant(meaningOf(row)).nullable(),
  day: row => day(meaningOf(row)).nullable(),
  group: row => z.array(z.string()).meta({ description: meaningOf(row), examples: [['standard']] }),
  groups: row => z.array(z.string()).meta({ description: meaningOf(row), examples: [['sommer']] }),
  unit: row => text(meaningOf(row), 'flasche').nullable(),
}
const exampleTexts: Readonly<Record<string, string>> = {
  title_sub: 'Kurzarm',
  care_label: '30 Grad',
  composition: '100 % Polyester',
  fibre_note: 'Aus recyceltem Polyester',
  unit: 'Trikot',
  unit_plural: 'Trikots',
  out_of_stock_table_text: 'bald wieder da',
  out_of_stock_text_info_bubble: 'Wir erwarten sie in zwei Wochen.',
}

/** What the table of fields makes of it. */
const fields: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  allFields
    .filter(({ rest }) => !rest.includes('.'))
    .flatMap((row): [string, z.ZodType][] =>
      row.kind === 'cents'
        ? Object.entries(amountOrNone(row.rest, meaningOf(row), 19.9))
        : [[row.rest, kinds[row.kind](row)]],
    ),
)

const tier = z.object({
  from: whole('pieces from which it counts', 10),
  ...amount('price', 'of one piece', 17.9),
  scope: oneOf('to staff: what it is meant for', ['all', 'adult', 'child', 'some']).optional(),
  keys: z.array(z.string()).meta({ description: 'keys of the sizes it counts for now; empty: all', examples: [['m']] }),
})

const ink = z.object({
  color: text('code of the colour of the piece', 'NAV'),
  ink: text('colour of the letters', '#ffffff'),
  outline: text('colour of their outline', '#1f2a44').nullable(),
})

/** What the parts of a product are. */
const parts = {
  properties: listOf(
    z.object({
      key: text('names it', 'fabric').nullable(),
      label: text('in the language asked for', 'Stoff').nullable(),
      value: text('in the language asked for', 'Polyester').nullable(),
    }),
    'lines of its table',
  ),
  claims: listOf(
    z.object({
      text: text('what is claimed', 'Aus recyceltem Polyester').nullable(),
      evidence: text('what proves it', 'Prüfbericht 7').nullable(),
    }),
    'environmental claims, each with its evidence',
  ),
  safety: z
    .object({
      producer: text('name', 'Sporthaus Muster GmbH'),
      address: text('postal', 'Weg 1, 4600 Wels'),
      email: text('or another electronic address', 'sicherheit@example.com'),
      eu_person: text('who answers for it in the EU', 'Sporthaus Muster GmbH, Wels').nullable(),
      warnings: text('in the language asked for', 'Von Feuer fernhalten').nullable(),
    })
    .nullable()
    .describe('Reg. (EU) 2023/988, Art. 19'),
  content: z
    .object({ amount: whole('how much', 180), unit: oneOf('of what', contentUnits) })
    .nullable()
    .describe('how much is in a piece that is priced by quantity'),
  lettering: z
    .object({
      method: oneOf('how letters get onto it', printMethods),
      place: oneOf('where they stand; null: they are not drawn', letteringPlaces).nullable(),
      script: oneOf('how wide they run', letteringScripts),
      outlined: yesNo('whether they have an outline'),
      inks: listOf(ink, 'colours of the letters, by the colour of the piece'),
    })
    .nullable()
    .describe('how a text gets onto it'),
}

const offer = z.object({
  start: instant('from when'),
  end: instant('until when', '2026-12-01T00:00:00.000Z'),
  discount_groups: z.array(z.string()).meta({ description: 'ids of the discounts', examples: [['sommer']] }),
})

export const productAnswer = named(
  'Product',
  'A product with its sizes. Texts are in the language asked for; null where there is none.',
  z.object({
    ...ids('Product', 'product'),
    ...fields,
    ...asked,
    ...saleAnswer,
    sale_children: z.object(saleAnswer).nullable().describe('the reduction of children’s sizes'),
    type: oneOf('product, set of products, or voucher', ['product', 'set', 'voucher']),
    parent: z.null().meta({ description: 'always null: only sizes have one', examples: [null] }),
    children: z.array(z.string()).meta({ description: 'ids of its sizes', examples: [[exampleIds.variant]] }),
    variants: listOf(variant, 'its sizes; hidden ones to staff alone'),
    variantProps: values('by key of a property the values that its sizes have; gender, size and color among them', {
      gender: ['Herren'],
      size: ['M'],
      color: ['NAV'],
    }),
    previewProps: values('the same as tiles name it, colours in their order', { color: ['NAV'], gender: ['Herren'] }),
    bulk_prices: listOf(tier, 'tier prices; to shoppers as they are asked for them'),
    product_groups: z.array(z.string()).meta({ description: 'ids of its groups', examples: [[exampleIds.group]] }),
    deleted: yesNo('whether it is deleted'),
    slots: listOf(z.object({ product: idOf('product', 'the piece') }), 'of a set: the products of its pieces'),
    cross: z
      .array(z.string())
      .meta({ description: 'ids of products that go with it', examples: [[exampleIds.otherProduct]] }),
    ...parts,
    shipping_data: weight,
    media_main: z.object({ images: listOf(productPicture, 'the first picture') }),
    media: z.object({ images: listOf(productPicture, 'its pictures, in their order') }),
    downloads: listOf(downloadAnswer, 'files for everybody'),
    colors: listOf(productColor, 'the colours of its sizes'),
    special_offers: listOf(offer, 'discounts for a time'),
    revision: revision().optional().describe('how often it was changed; for staff'),
    changed: changed('catalogue'),
  }),
)

/** What `shop_product/{id}` finds: sizes have ids of their own. */
export const itemAnswer = z.union([productAnswer, variant])

/** What an amount counts. */
export const quantityUnitAnswer = z
  .object({ one: text('what one of it is called', 'Flasche'), many: text('what several are called', 'Flaschen') })
  .describe('what the amount counts; null: pieces, or sets')
