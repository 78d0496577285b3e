import type { LocalizedText } from '../../../kit/languages.ts'
import {
  type NamedField,
  type ProductField,
  productFields,
  type TextField,
  textFields,
} from '../../catalogue/fields.ts'

/** How the cells of a column are read. `number`: an article number; `list`: separated by `|`; `path`: groups as
 *  `A > B, C`; `facets`: `kind:value|…`; `word`: as it is; `parts`: what hangs on a product, see `partCells.ts`. */
export type CellKind =
  | ProductCellKind
  | 'fit'
  | 'color'
  | 'kind'
  | 'groups'
  | 'path'
  | 'facets'
  | 'word'
  | 'kilograms'
  | 'parts'
  | 'online'
type ProductCellKind = NamedField['kind']

/** What a column can be. `product`: of the product as a whole, said by any of its rows; `row`: of what the row is, a size or
 *  a product without sizes; `helper`: what other shops' exports need to be understood. */
export type ImportField = {
  readonly key: string
  readonly level: 'product' | 'row' | 'helper'
  readonly kind: CellKind
  readonly label: LocalizedText
  /** Other names of such columns, simplified (`simplified`). */
  readonly names: readonly string[]
}

/** What product fields are called in tables: German, English, further names. */
const productLabels: Readonly<Record<ProductField, readonly [string, string, ...string[]]>> = {
  productNumber: ['Produktnummer', 'Product number', 'artikelnummer', 'article number', 'ordernumber', 'artnr'],
  slug: ['Adresse', 'Address', 'slug', 'handle', 'url key', 'urlkey'],
  title: ['Titel', 'Title', 'name', 'bezeichnung', 'produktname', 'product name', 'artikelbezeichnung'],
  subtitle: ['Untertitel', 'Subtitle'],
  description: ['Beschreibung', 'Description', 'kurzbeschreibung', 'short description'],
  details: ['Details', 'Details', 'langbeschreibung', 'long description'],
  careLabel: ['Pflegekennzeichen', 'Care label'],
  careInstructions: ['Pflegehinweise', 'Care instructions', 'waschanleitung'],
  deliveryInformation: ['Lieferhinweise', 'Delivery information'],
  generalInformation: ['Allgemeine Hinweise', 'General information'],
  composition: ['Zusammensetzung', 'Composition', 'material'],
  fibreNote: ['Faserhinweis', 'Fibre note'],
  durabilityTerms: ['Garantiebedingungen', 'Durability terms'],
  durabilityYears: ['Haltbarkeitsgarantie (Jahre)', 'Durability guarantee (years)'],
  unit: ['Einheit', 'Unit'],
  unitPlural: ['Einheit (Mehrzahl)', 'Unit (plural)'],
  quantityUnit: ['Mengeneinheit', 'Quantity unit', 'verkaufseinheit'],
  outOfStockTableText: ['Ausverkauft: Wort', 'Sold out: word'],
  outOfStockNote: ['Ausverkauft: Hinweis', 'Sold out: note'],
  personalisationHelp: ['Hilfe zur Personalisierung', 'Personalisation help'],
  personalisationMaxLength: ['Zeichen der Personalisierung', 'Personalisation characters'],
  isPersonalisable: ['Personalisierbar', 'Personalisable'],
  basePrice: ['Preis', 'Price', 'produktpreis', 'verkaufspreis', 'vk', 'product price'],
  childPrice: ['Kinderpreis', 'Children’s price'],
  isOffline: ['Offline', 'Offline', 'versteckt', 'hidden'],
  isMarkedNew: ['Neu', 'New'],
  isMarkedSale: ['Sale', 'Sale', 'aktion'],
  sortOrder: ['Reihenfolge', 'Order', 'sortierung', 'position'],
  visibleFrom: ['Sichtbar ab', 'Visible from'],
  backOn: ['Wieder da am', 'Back on'],
  expectedDaysMin: ['Lieferzeit mindestens (Werktage)', 'Delivery at least (working days)'],
  expectedDays: ['Lieferzeit (Werktage)', 'Delivery (working days)', 'lieferzeit'],
  printingDays: ['Druckzeit (Werktage)', 'Printing (working days)'],
  weightGrams: ['Gewicht (g)', 'Weight (g)', 'gewicht', 'weight'],
  tags: ['Schlagwörter', 'Tags', 'schlagworte', 'keywords'],
  available: ['Bestand des Produkts', 'Product stock'],
  vatGroup: ['Steuergruppe', 'VAT group'],
  shippingGroup: ['Versandgruppe', 'Shipping group'],
  discountGroups: ['Rabattgruppen', 'Discount groups'],
}

/** Fields that differ by row: those of a size, else the product's own. */
const rowFields: readonly (readonly [string, CellKind, string, string, ...string[]])[] = [
  ['sku', 'number', 'Artikelnummer (Größe)', 'SKU', 'variantennummer', 'variant sku', 'artikelnummer variante'],
  ['fit', 'fit', 'Schnitt', 'Fit', 'passform', 'geschlecht', 'gender'],
  ['size', 'word', 'Größe', 'Size', 'groesse'],
  ['color', 'color', 'Farbe', 'Colour', 'color', 'farbcode'],
  ['price', 'cents', 'Preis der Größe', 'Variant price', 'variantenpreis', 'price of size'],
  ['stock', 'stock', 'Bestand', 'Stock', 'lagerbestand', 'menge', 'quantity', 'qty', 'stock on hand', 'verfügbar'],
  ['isChildSize', 'flag', 'Kindergröße', 'Child size'],
  ['canBePersonalised', 'flag', 'Größe personalisierbar', 'Variant personalisable'],
  ['rowBackOn', 'day', 'Größe wieder da am', 'Variant back on'],
  ['rowDays', 'whole', 'Lieferzeit der Größe (Werktage)', 'Variant delivery (working days)'],
  ['rowGrams', 'whole', 'Gewicht der Größe (g)', 'Variant weight (g)'],
  ['rowOffline', 'flag', 'Größe offline', 'Variant offline'],
  ['rowOrder', 'whole', 'Reihenfolge der Größe', 'Variant order'],
  ['gtin', 'word', 'GTIN (EAN)', 'GTIN (EAN)', 'gtin', 'ean', 'barcode', 'variant barcode', 'gtin upc ean or isbn'],
]

const others: readonly (readonly [string, ImportField['level'], CellKind, string, string, ...string[]])[] = [
  ['kind', 'product', 'kind', 'Art', 'Kind', 'produktart'],
  [
    'groups',
    'product',
    'groups',
    'Gruppen',
    'Groups',
    'kategorie',
    'category',
    'kategorien',
    'categories',
    'warengruppe',
  ],
  ['images', 'product', 'parts', 'Bilder (Dateinamen)', 'Pictures (file names)'],
  ['tiers', 'product', 'parts', 'Staffelpreise', 'Tier prices', 'staffeln', 'bulk prices'],
  ['offers', 'product', 'parts', 'Aktionen (Zeitraum=Rabattgruppen)', 'Offers (time=discount groups)'],
  ['slots', 'product', 'parts', 'Teile des Sets', 'Pieces of the set', 'set'],
  ['downloads', 'product', 'parts', 'Downloads (Dateinamen)', 'Downloads (file names)'],
  ['propertyLines', 'product', 'parts', 'Eigenschaften (Name=Wert)', 'Properties (name=value)'],
  ['groupPaths', 'product', 'path', 'Gruppen (A > B, C)', 'Groups (A > B, C)'],
  ['facets', 'product', 'facets', 'Merkmale (Art:Wert|…)', 'Facets (kind:value|…)'],
  ['tagList', 'product', 'words', 'Schlagwörter (mit Komma)', 'Tags (by commas)'],
  ['isOnline', 'product', 'online', 'Veröffentlicht', 'Published'],
  ['rowNumber', 'helper', 'number', 'Nummer (Produkt oder Größe)', 'Number (product or variant)'],
  ['rowCents', 'row', 'whole', 'Preis der Größe (in Cent)', 'Variant price (in cents)', 'price cents', 'pricecents'],
  ['rowKilograms', 'row', 'kilograms', 'Gewicht (kg)', 'Weight (kg)'],
  ['rowId', 'helper', 'word', 'Kennung der Zeile', 'Id of the row'],
  ['parent', 'helper', 'word', 'Übergeordnet', 'Parent'],
  ['rowType', 'helper', 'word', 'Art der Zeile', 'Type of the row'],
  ['optionNames', 'helper', 'word', 'Namen der Optionen (A|B)', 'Option names (A|B)'],
  ['optionValues', 'helper', 'word', 'Werte der Optionen (A|B)', 'Option values (A|B)'],
  ['optionPairs', 'helper', 'word', 'Optionen (A:1|B:2)', 'Options (A:1|B:2)'],
  ...[1, 2, 3].flatMap(
    number =>
      [
        [`option${number}Name`, 'helper', 'word', `Option ${number}: Name`, `Option ${number}: name`],
        [`option${number}Value`, 'helper', 'word', `Option ${number}: Wert`, `Option ${number}: value`],
      ] as const,
  ),
]

/** A name without case, accents, signs and spaces, as columns are compared. */
export const simplified = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '')

const isText = (field: ProductField): field is TextField => textFields.some(row => row.field === field)

const productColumns = (Object.keys(productFields) as ProductField[])
  // What a product without sizes has in stock stands in the column of the stock.
  .filter(field => field !== 'available')
  .flatMap((field): ImportField[] => {
    const [de, en, ...names] = productLabels[field]
    const { kind } = productFields[field]
    const common = { level: 'product', kind } as const
    if (!isText(field)) return [{ ...common, key: field, label: { de, en }, names: [...names, field] }]
    return [
      {
        ...common,
        key: `${field}.de`,
        label: { de: `${de} (de)`, en: `${en} (de)` },
        names: [de, en, ...names, field],
      },
      { ...common, key: `${field}.en`, label: { de: `${de} (en)`, en: `${en} (en)` }, names: [`${field}_en`] },
    ]
  })

/** Everything that a column can be, in the order in which an export has it. */
export const importFields: readonly ImportField[] = [
  ...productColumns.filter(({ key }) => key === 'productNumber'),
  ...rowFields
    .filter(([key]) => key === 'sku')
    .map(([key, kind, de, en, ...names]): ImportField => ({ key, level: 'row', kind, label: { de, en }, names })),
  ...productColumns.filter(({ key }) => key !== 'productNumber'),
  ...rowFields
    .filter(([key]) => key !== 'sku')
    .map(([key, kind, de, en, ...names]): ImportField => ({ key, level: 'row', kind, label: { de, en }, names })),
  ...others.map(
    ([key, level, kind, de, en, ...names]): ImportField => ({ key, level, kind, label: { de, en }, names }),
  ),
]

const byKey = new Map(importFields.map(field => [field.key, field]))
/** A field by its key; null for none. */
export const importField = (key: string | null): ImportField | null => (key === null ? null : (byKey.get(key) ?? null))

/** Columns of an export: what the import understands without help. */
export const exportedFields: readonly ImportField[] = importFields.filter(
  ({ key, level }) =>
    level !== 'helper' && !['groupPaths', 'facets', 'tagList', 'isOnline', 'rowKilograms', 'rowCents'].includes(key),
)

const byName = new Map<string, string>()
for (const { key, label, names } of importFields) {
  for (const name of [label.de, label.en ?? '', ...names, key].map(simplified)) {
    if (name !== '' && !byName.has(name)) byName.set(name, key)
  }
}
/** What a column is by its name alone; null where that says nothing. */
export const fieldNamed = (head: string): string | null => byName.get(simplified(head)) ?? null
