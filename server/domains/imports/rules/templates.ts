import { createHash } from 'node:crypto'
import { fieldNamed, simplified } from './fields.ts'

/** Shops whose exports are known by their columns. `own`: anything else, its own export among it. */
export const templates = ['own', 'shopify', 'woocommerce', 'shopware', 'vendure'] as const
export type Template = (typeof templates)[number]

/** What columns of an export are, by their names. */
const columnsOf: Readonly<Record<Exclude<Template, 'own'>, Readonly<Record<string, string>>>> = {
  shopify: {
    Handle: 'slug',
    Title: 'title.de',
    'Body (HTML)': 'details.de',
    Type: 'groups',
    Tags: 'tagList',
    Published: 'isOnline',
    'Option1 Name': 'option1Name',
    'Option1 Value': 'option1Value',
    'Option2 Name': 'option2Name',
    'Option2 Value': 'option2Value',
    'Option3 Name': 'option3Name',
    'Option3 Value': 'option3Value',
    'Variant SKU': 'sku',
    'Variant Grams': 'rowGrams',
    'Variant Inventory Qty': 'stock',
    'Variant Price': 'price',
    'Variant Barcode': 'gtin',
  },
  woocommerce: {
    ID: 'rowId',
    Type: 'rowType',
    Typ: 'rowType',
    SKU: 'rowNumber',
    Artikelnummer: 'rowNumber',
    Name: 'title.de',
    Published: 'isOnline',
    Veröffentlicht: 'isOnline',
    'Short description': 'description.de',
    Kurzbeschreibung: 'description.de',
    Description: 'details.de',
    Beschreibung: 'details.de',
    Stock: 'stock',
    Lager: 'stock',
    'Weight (kg)': 'rowKilograms',
    'Gewicht (kg)': 'rowKilograms',
    'Regular price': 'price',
    'Regulärer Preis': 'price',
    Categories: 'groupPaths',
    Kategorien: 'groupPaths',
    Tags: 'tagList',
    Schlagwörter: 'tagList',
    Parent: 'parent',
    Übergeordnet: 'parent',
    'GTIN, UPC, EAN, or ISBN': 'gtin',
    ...Object.fromEntries(
      [1, 2, 3].flatMap(at => [
        [`Attribute ${at} name`, `option${at}Name`],
        [`Attribute ${at} value(s)`, `option${at}Value`],
        [`Attribut ${at} Name`, `option${at}Name`],
        [`Attribut ${at} Wert(e)`, `option${at}Value`],
      ]),
    ),
  },
  shopware: {
    id: 'rowId',
    parent_id: 'parent',
    product_number: 'rowNumber',
    ordernumber: 'rowNumber',
    mainnumber: 'parent',
    active: 'isOnline',
    stock: 'stock',
    instock: 'stock',
    name: 'title.de',
    description: 'details.de',
    description_long: 'details.de',
    price_gross: 'price',
    price_EK: 'price',
    ean: 'gtin',
    weight: 'rowKilograms',
    configuratoroptions: 'optionPairs',
    options: 'optionPairs',
    category_names: 'groups',
  },
  vendure: {
    name: 'title.de',
    slug: 'slug',
    description: 'details.de',
    facets: 'facets',
    optionGroups: 'optionNames',
    optionValues: 'optionValues',
    sku: 'sku',
    price: 'price',
    stockOnHand: 'stock',
  },
}

/** Columns by which an export is told: all of one line must be there. */
const signs: readonly (readonly [Template, ...string[]])[] = [
  ['shopify', 'Handle', 'Variant Price'],
  ['shopify', 'Handle', 'Variant SKU'],
  ['woocommerce', 'Type', 'SKU', 'Regular price'],
  ['woocommerce', 'Typ', 'Artikelnummer', 'Regulärer Preis'],
  ['shopware', 'product_number', 'parent_id'],
  ['shopware', 'ordernumber', 'mainnumber'],
  ['vendure', 'optionGroups', 'optionValues'],
]

/** Whose export a table is, by its columns. */
export function templateOf(heads: readonly string[]): Template {
  const known = new Set(heads.map(simplified))
  return signs.find(([, ...names]) => names.every(name => known.has(simplified(name))))?.[0] ?? 'own'
}

/** What a field within a list is, `variants.sku`: as one of a size, else by its last name. */
function withinNamed(head: string): string | null {
  const last = head.split('.').at(-1)!
  return last === head ? null : (fieldNamed(`variant ${last}`) ?? fieldNamed(last))
}

/** What the columns are, by their names; null for those that say nothing or whose field another one has already. */
export function guessedMapping(heads: readonly string[], template: Template = templateOf(heads)): (string | null)[] {
  const names = template === 'own' ? null : columnsOf[template]
  const byName = names && new Map(Object.entries(names).map(([name, key]) => [simplified(name), key]))
  const taken = new Set<string>()
  return heads.map(head => {
    const key = byName ? (byName.get(simplified(head)) ?? null) : (fieldNamed(head) ?? withinNamed(head))
    if (key === null || taken.has(key)) return null
    taken.add(key)
    return key
  })
}

/** Under what the mapping of a table is remembered: all its heads are more than a key may be long. */
export const headsKey = (heads: readonly string[]): string =>
  createHash('sha256').update(heads.map(simplified).join('|')).digest('hex')
