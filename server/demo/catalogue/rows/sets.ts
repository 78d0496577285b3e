import { sets as drawnSets } from '../../garments/compositions.ts'
import { stableId } from '../../stableId.ts'
import { cloths } from '../cloths.ts'
import type { Prices, ProductContent, ProductFamily, SetContent, Text } from '../content.ts'
import { downloadsOf } from '../downloads.ts'
import { families } from '../families.ts'
import { deliveryTexts, generalTexts, makers, outOfStockTexts, personalisationHelps } from '../texts.ts'
import { imageRows, type Shown } from './images.ts'
import { priceHistory } from './prices.ts'
import { inBoth, memberRows, productIdOf } from './products.ts'
import type { ProductRows, SeedClock } from './rowTypes.ts'
import { arrivalOf, midnightBefore } from './times.ts'
import { drawnModel } from './variants.ts'

type Piece = { family: ProductFamily; content: ProductContent; name: Text }

/** What the pieces of a set are called for short, by the number of pieces and by what is drawn. */
const pieceNames = {
  kit: [
    { de: 'Trikot', en: 'Jersey' },
    { de: 'Short', en: 'Shorts' },
    { de: 'Stutzen', en: 'Socks' },
  ],
  suit: [
    { de: 'Jacke', en: 'Jacket' },
    { de: 'Hose', en: 'Trousers' },
  ],
} as const satisfies Record<string, readonly Text[]>

const shared: Record<keyof typeof pieceNames, Text> = {
  kit: {
    de: 'Jedes Teil wählen Sie in eigener Passform und Größe, nur die Stückzahl muss überall gleich sein. Wer später einen Spieler dazubekommt, bestellt ein einzelnes Set nach.',
    en: 'Choose every piece in its own fit and size; only the number of pieces has to be the same throughout. When a player joins later, order a single set.',
  },
  suit: {
    de: 'Jacke und Hose dürfen verschiedene Größen haben, nur gleich viele müssen es sein. Beide werden aus derselben Stoffpartie geschnitten, damit die Farbe auch im Gegenlicht stimmt, und lassen sich später einzeln nachkaufen.',
    en: 'Jacket and trousers may have different sizes, as long as there are equally many. Both are cut from the same batch of cloth, so the colour matches even against the light, and each can be bought separately later.',
  },
}

function pieceOf(key: string, name: Text): Piece {
  for (const family of families) {
    const content = family.products.find(product => product.key === key)
    if (content) return { family, content, name }
  }
  throw new RangeError(`there is no product ${key}`)
}

function drawnSet(key: string) {
  const drawn = drawnSets.find(set => set.key === key)
  if (!drawn) throw new RangeError(`there is no drawn set ${key}`)
  return drawn
}

/** The composed picture of each colour, and after it the pieces on their own. */
function picturesOfSet(content: SetContent): Shown[] {
  const drawn = drawnSet(content.drawing)
  const lead = content.colours.map(colour => ({
    picture: drawn.pictures[colour]!,
    view: 'front' as const,
    colour,
    fit: null,
  }))
  const pieces = content.colours.flatMap(colour =>
    drawn.models.flatMap((model, index): Shown[] => {
      const { front, back } = drawnModel(model).pictures[drawn.pieces[colour]![index]!]!
      return [
        ...(back && index === 0 ? [{ picture: back, view: 'back' as const, colour, fit: null }] : []),
        ...(index === 0 ? [] : [{ picture: front, view: 'other' as const, colour, fit: null }]),
      ]
    }),
  )
  return [...lead, ...pieces]
}

const plain = (text: string): string => text.replaceAll('\u00AD', '')

/** Text about each piece, where pieces that say the same are told once. */
function byPiece(
  pieces: readonly Piece[],
  tell: (piece: Piece) => Text | null,
  join: (name: string, text: string) => string,
  between: string,
): Text {
  return inBoth(language => {
    const told = new Map<string, string[]>()
    for (const piece of pieces) {
      const text = tell(piece)?.[language]
      if (text) told.set(text, [...(told.get(text) ?? []), piece.name[language]])
    }
    return [...told].map(([text, names]) => join(names.join(', '), text)).join(between)
  })
}

/** All rows of one set. */
export function setRows(content: SetContent, sortOrder: number, clock: SeedClock): ProductRows {
  const id = productIdOf(content.key)
  const look = content.drawing.startsWith('trainingsanzug') ? 'suit' : 'kit'
  const pieces = content.pieces.map((key, index) => pieceOf(key, pieceNames[look][index]!))
  const isPersonalisable = pieces.some(
    ({ family, content: piece }) => piece.isPersonalisable ?? family.isPersonalisable,
  )
  const isMadeToOrder = pieces.some(piece => piece.content.isMadeToOrder)
  const createdAt = arrivalOf(clock, content.ageDays ?? 200, content.key)
  const downloads = new Map(
    pieces.flatMap(({ family, content: piece }) => downloadsOf(family, piece)).map(each => [each.name, each]),
  )
  const child = content.prices.child
  const childPrice = (prices: Prices) => prices.child ?? prices.adult
  return {
    products: [
      {
        id,
        productNumber: String(content.number),
        slug: content.key,
        kind: 'set',
        title: content.title,
        subtitle: inBoth(language => {
          const [first, ...others] = pieces.map(piece => piece.name[language])
          return [first, ...others.map(name => (language === 'en' ? name.toLowerCase() : name))].join(', ')
        }),
        description: content.description,
        details: inBoth(
          language =>
            `<p>${content.story[language]}</p><p>${shared[look][language]}</p><ul>${pieces
              .map(piece => `<li>${piece.name[language]}: ${plain(piece.content.title[language])}</li>`)
              .join('')}</ul>`,
        ),
        careInstructions: byPiece(
          pieces,
          piece => cloths[piece.family.cloth].care,
          (names, text) => `<h3>${names}</h3>${text}`,
          '',
        ),
        deliveryInformation: isMadeToOrder ? deliveryTexts.madeToOrder : deliveryTexts.parcel,
        generalInformation: isPersonalisable ? generalTexts.personalisable : generalTexts.textile,
        composition: byPiece(
          pieces,
          piece => cloths[piece.family.cloth].composition,
          (names, text) => `${names}: ${text}`,
          '; ',
        ),
        fibreNote: pieces.some(piece => cloths[piece.family.cloth].fibreNote)
          ? byPiece(
              pieces,
              piece => cloths[piece.family.cloth].fibreNote ?? null,
              (names, text) => `${names}: ${text}`,
              '; ',
            )
          : null,
        properties: pieces.map(({ family, name }, index) => ({
          key: `piece${index + 1}`,
          label: name,
          value: inBoth(language => `${cloths[family.cloth].material[language]}; ${family.cut[language]}`),
        })),
        safety: { ...makers.own, warnings: null },
        priceCents: content.prices.adult,
        childPriceCents: child ?? null,
        vatGroup: 'standard',
        shippingGroup: 'parcel',
        sortOrder,
        isNew: content.isNew ?? false,
        newSince: content.isNew ? clock.now : null,
        isSale: content.sale !== undefined,
        isOffline: false,
        expectedDaysMin: isMadeToOrder ? 10 : 2,
        expectedDays: isMadeToOrder ? 15 : 4,
        outOfStockTableText: outOfStockTexts.table,
        outOfStockNote: outOfStockTexts.note,
        isPersonalisable,
        personalisationHelp: isPersonalisable
          ? personalisationHelps[look === 'kit' ? 'nameAndNumber' : 'initials']
          : null,
        personalisationMaxLength: isPersonalisable ? 16 : null,
        tags: ['Set', 'Garnitur', ...new Set(pieces.flatMap(piece => piece.family.tags))],
        soldPieces: content.sold ?? 0,
        createdAt,
        updatedAt: content.sale ? midnightBefore(clock, content.sale.sinceDays) : createdAt,
      },
    ],
    variants: [],
    tierPrices: [],
    setSlots: content.pieces.map((key, position) => ({ setId: id, position, productId: productIdOf(key) })),
    groupMembers: memberRows(id, content.groups),
    productImages: imageRows(id, picturesOfSet(content)),
    productDownloads: [...downloads.values()].map((download, position) => ({
      productId: id,
      fileId: stableId('file', download.name),
      title: download.title,
      position,
    })),
    crossSells: content.pieces.map((key, position) => ({ productId: id, otherId: productIdOf(key), position })),
    priceChanges: priceHistory(id, content, content.prices, createdAt, clock, [
      { variantId: null, kind: 'regular', of: prices => prices.adult },
      ...(child === undefined ? [] : [{ variantId: null, kind: 'child' as const, of: childPrice }]),
    ]),
  }
}
