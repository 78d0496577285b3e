import { addDays } from '../../kit/days.ts'
import { slugOf } from '../../kit/slugs.ts'
import { cloths } from '../catalogue/cloths.ts'
import type { ClothKey, Text } from '../catalogue/content.ts'
import { priceHistory } from '../catalogue/rows/prices.ts'
import type { CatalogueRows, ProductRows, SeedClock } from '../catalogue/rows/rowTypes.ts'
import { arrivalOf, midnightBefore } from '../catalogue/rows/times.ts'
import { drawnStock } from '../catalogue/rows/variants.ts'
import { deliveryTexts, generalTexts, makers, outOfStockTexts, propertyLabels } from '../catalogue/texts.ts'
import { type Model, models, seedOf } from '../garments/models.ts'
import type { GarmentKind } from '../garments/types.ts'
import { stableId } from '../stableId.ts'
import { kinds, lines, places, type SectionKey, sections, sports } from './names.ts'

const sizeRuns: Readonly<Record<'men' | 'women' | 'children' | 'shoe' | 'one', readonly string[]>> = {
  men: ['S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'],
  women: ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'],
  children: ['104', '116', '122', '128', '134', '140', '152', '164'],
  shoe: ['27–30', '31–34', '35–38', '39–42', '43–46', '47–49'],
  one: ['S/M', 'L/XL'],
}

const clothOf: Readonly<Record<GarmentKind, ClothKey>> = {
  jersey: 'interlock',
  polo: 'pique',
  hoodie: 'sweat',
  jacket: 'tricot',
  shorts: 'mesh',
  trousers: 'woven',
  socks: 'sockKnit',
  bag: 'tarpaulin',
  bib: 'mesh',
  cap: 'twill',
  beanie: 'winterYarn',
  ball: 'ballSkin',
  bottle: 'bottle',
  towel: 'terry',
}

const groupKey = (section: SectionKey, sport: number): string =>
  slugOf(`${sections[section].de} ${sports[sport % sports.length]!.de}`)

/** The forty groups of the large catalogue; they come after those of the demo shop. */
export const largeGroupRows = (): CatalogueRows['productGroups'] =>
  (Object.keys(sections) as SectionKey[]).flatMap((section, place) =>
    sports.map((sport, index) => ({
      id: stableId('group', groupKey(section, index)),
      slug: groupKey(section, index),
      title: { de: `${sections[section].de} ${sport.de}`, en: `${sections[section].en} for ${sport.en}` },
      description: {
        de: `${sections[section].de} für ${sport.de}, von der Jugend bis zu den Senioren.`,
        en: `${sections[section].en} for ${sport.en}, from youth to seniors.`,
      },
      imageId: null,
      sortOrder: 1000 + place * 10 + index,
    })),
  )

/** A whole number below `most` that follows from the product and what is drawn for it. */
const draw = (index: number, what: string, most: number): number => seedOf(`${what} ${index}`) % most
const pick = <Item>(items: readonly Item[], index: number, what: string): Item =>
  items[draw(index, what, items.length)]!

function textsOf(index: number, model: Model): { title: Text; description: Text; details: Text } {
  const noun = pick(kinds[model.kind].nouns, index, 'noun')
  const place = pick(places, index, 'place')
  const line = pick(lines, index, 'line')
  const sport = pick(sports, index, 'sport')
  const { material } = cloths[clothOf[model.kind]]
  return {
    title: { de: `${noun.de} ${place} ${line.de}`, en: `${place} ${line.en} ${noun.en}` },
    description: {
      de: `${noun.de} der Linie ${line.de} aus der Reihe ${place}, gemacht für ${sport.de} und den Alltag im Verein.`,
      en: `A ${noun.en} of the ${line.en} line in the ${place} range, made for ${sport.en} and everyday club life.`,
    },
    details: {
      de: `<p>${noun.de} ${place} gehört zu einer Reihe, die in Farbe und Schnitt zusammenpasst. Material: ${material.de}. Die Ausführung ${line.de} bleibt mehrere Jahre im Programm, einzelne Größen kaufen Sie jederzeit nach.</p>`,
      en: `<p>The ${place} ${noun.en} belongs to a range that goes together in colour and cut. Material: ${material.en}. The ${line.en} version stays in the range for several years; reorder single sizes whenever you need them.</p>`,
    },
  }
}

/** Fit and sizes: five to eight of them, six and a half on average; fewer sizes come in two colours. */
function offersOf(index: number, model: Model) {
  const wanted = 5 + draw(index, 'sizes', 4)
  const run =
    model.kind === 'socks' ? 'shoe' : model.group === 'bags' || model.group === 'accessories' ? 'one' : model.fit
  const fit = run === 'shoe' || run === 'one' ? ('unisex' as const) : model.fit
  const sizes = sizeRuns[run].slice(0, wanted)
  const first = draw(index, 'colour', model.colours.length)
  return Array.from({ length: wanted }, (_, place) => ({
    fit,
    size: sizes[place % sizes.length]!,
    colour: model.colours[(first + Math.floor(place / sizes.length)) % model.colours.length]!,
  })).filter(
    (offer, place, all) => all.findIndex(each => each.size === offer.size && each.colour === offer.colour) === place,
  )
}

/** Article numbers of the large catalogue begin with this letter. */
export const LARGE_NUMBER_PREFIX = 'G'

/** All rows of one product of the large catalogue; the same index gives the same rows for the same instant. */
export function largeProductRows(index: number, clock: SeedClock): ProductRows {
  const model = models[draw(index, 'model', models.length)]!
  const number = `${LARGE_NUMBER_PREFIX}${String(index).padStart(6, '0')}`
  const id = stableId('product', number, index + 1)
  const texts = textsOf(index, model)
  const cloth = cloths[clothOf[model.kind]]
  const { section, cents } = kinds[model.kind]
  const before = Math.round((cents * (70 + draw(index, 'price', 80))) / 10_000) * 100 + 90
  const isSale = draw(index, 'sale', 20) === 0
  const price = isSale ? Math.round(before * 0.8) : before
  const sale = isSale ? { before: { adult: before }, sinceDays: 2 + draw(index, 'since', 20) } : undefined
  const ageDays = 60 + draw(index, 'age', 1400)
  const createdAt = arrivalOf(clock, ageDays, number)
  const offers = offersOf(index, model)
  const sport = draw(index, 'sport', sports.length)
  const isPersonalisable = model.kind === 'jersey' || model.kind === 'jacket'
  const shown = [...new Set(offers.map(offer => offer.colour))].flatMap(colour => {
    const { front, back } = model.pictures[colour]!
    return [
      { picture: front, view: 'front' as const, colour },
      ...(back ? [{ picture: back, view: 'back' as const, colour }] : []),
    ]
  })
  return {
    products: [
      {
        id,
        productNumber: number,
        slug: `${slugOf(texts.title.de)}-${index}`,
        kind: 'goods',
        ...texts,
        careLabel: cloth.careLabel,
        careInstructions: cloth.care,
        deliveryInformation: deliveryTexts.parcel,
        generalInformation: generalTexts.textile,
        composition: cloth.composition,
        properties: [{ key: 'material', label: propertyLabels.material, value: cloth.material }],
        safety: { ...makers.own, warnings: null },
        priceCents: price,
        vatGroup: 'standard',
        shippingGroup: 'parcel',
        weightGrams: 100 + draw(index, 'weight', 500),
        sortOrder: 5000 + draw(index, 'order', 5000),
        isNew: draw(index, 'new', 50) === 0,
        newSince: draw(index, 'new', 50) === 0 ? clock.now : null,
        isSale,
        expectedDaysMin: 2,
        expectedDays: 4,
        outOfStockTableText: outOfStockTexts.table,
        outOfStockNote: outOfStockTexts.note,
        isPersonalisable,
        personalisationMaxLength: isPersonalisable ? 16 : null,
        soldPieces: draw(index, 'sold', 300),
        createdAt,
        updatedAt: sale ? midnightBefore(clock, sale.sinceDays) : createdAt,
      },
    ],
    variants: offers.map(({ fit, size, colour }, place) => {
      const sku = `${number}-${colour}-${slugOf(size).toUpperCase()}`
      const stock = drawnStock(sku, size)
      return {
        id: stableId('variant', sku, index + 1),
        productId: id,
        key: slugOf(`${colour}-${fit}-${size}`),
        sku,
        fit,
        size,
        colorId: stableId('color', colour),
        isChildSize: fit === 'children',
        isPersonalisable,
        available: typeof stock === 'number' ? stock : 0,
        backOn: typeof stock === 'object' ? addDays(clock.today, stock.backInDays) : null,
        sortOrder: place,
      }
    }),
    tierPrices:
      draw(index, 'tiers', 3) === 0
        ? [10, 25].map((fromAmount, step) => ({
            id: stableId('tier', `${number} ${fromAmount}`, index + 1),
            productId: id,
            fromAmount,
            priceCents: Math.round(price * (0.92 - step * 0.07)),
          }))
        : [],
    setSlots: [],
    groupMembers: [sport, sport + 1 + draw(index, 'second', 4)].map((place, position) => ({
      groupId: stableId('group', groupKey(section, place)),
      productId: id,
      position,
    })),
    productImages: shown.map(({ picture, view, colour }, position) => ({
      id: stableId('product image', `${number} ${picture}`, index + 1),
      productId: id,
      fileId: stableId('file', picture),
      view,
      colorId: stableId('color', colour),
      position,
    })),
    productDownloads: [],
    crossSells: [],
    priceChanges: priceHistory(id, { sale }, { adult: price }, createdAt, clock, [
      { variantId: null, kind: 'regular', of: prices => prices.adult },
    ]),
  }
}
