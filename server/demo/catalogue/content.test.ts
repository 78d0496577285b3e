import { describe, expect, it } from 'vitest'
import { isGroupSlug } from '../../domains/catalogue/rules/slugs.ts'
import { isInScope } from '../../domains/catalogue/rules/tiers.ts'
import { cleanHtml, textOfHtml } from '../../kit/html.ts'
import { isSlug } from '../../kit/slugs.ts'
import { sets as drawnSets } from '../garments/compositions.ts'
import { models } from '../garments/models.ts'
import { pictures } from '../garments/pictures.ts'
import { stableId } from '../stableId.ts'
import { families, sets } from './families.ts'
import { groups } from './groups.ts'
import { catalogueRows } from './rows/catalogueRows.ts'

const clock = { now: new Date('2026-11-20T10:00:00Z'), today: '2026-11-20', timeZone: 'Europe/Vienna' }
const rows = catalogueRows(clock)
const goods = rows.products.filter(product => product.kind === 'goods')
const slugOfId = new Map(rows.products.map(product => [product.id, product.slug]))
const byProduct = <Row extends { productId: string }>(list: readonly Row[], id: string) =>
  list.filter(row => row.productId === id)

/** Every localized text anywhere in a row, with the path to it. */
function textsIn(value: unknown, path: string): { path: string; de: unknown; en: unknown }[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  if ('de' in value) return [{ path, de: value.de, en: 'en' in value ? value.en : undefined }]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}

describe('the range', () => {
  it('is that of a real shop in size', () => {
    expect(rows.products).toHaveLength(172)
    expect(sets).toHaveLength(21)
    expect(rows.variants.length).toBeGreaterThan(1500)
    expect(rows.productGroups).toHaveLength(12)
    expect(rows.products.filter(product => product.isOffline)).toHaveLength(2)
    expect(rows.products.filter(product => product.isNew).length).toBeGreaterThanOrEqual(12)
    expect(rows.products.filter(product => product.isSale).length).toBeGreaterThanOrEqual(12)
    expect(rows.products.filter(product => product.isPersonalisable).length).toBeGreaterThanOrEqual(60)
  })

  it('has every fit and every size from 104 to 5XL', () => {
    const fits = new Set(rows.variants.map(variant => variant.fit))
    expect(fits).toEqual(new Set(['children', 'women', 'men', 'unisex']))
    const sizes = new Set(rows.variants.map(variant => variant.size))
    const wanted = '104 116 128 140 152 164 XS S M L XL XXL 3XL 4XL 5XL 27–30 43–46'.split(' ')
    expect(wanted.filter(size => !sizes.has(size))).toEqual([])
  })

  it('has sold-out, few-left, back-on-date and unlimited sizes', () => {
    const { variants } = rows
    expect(variants.filter(each => each.available === 0 && each.backOn === null).length).toBeGreaterThan(20)
    expect(variants.filter(each => each.backOn !== null).length).toBeGreaterThan(20)
    expect(
      variants.filter(each => each.available != null && each.available > 0 && each.available < 6).length,
    ).toBeGreaterThan(20)
    expect(variants.filter(each => each.available === null).length).toBeGreaterThan(20)
    expect(variants.filter(each => each.backOn != null && each.backOn <= clock.today)).toEqual([])
  })

  it('names each product, article and variant once, by words that addresses can hold', () => {
    const slugs = rows.products.map(product => product.slug)
    expect(new Set(slugs).size).toBe(172)
    expect(slugs.filter(slug => !isSlug(slug))).toEqual([])
    expect(groups.map(group => group.key).filter(key => !isGroupSlug(key))).toEqual([])
    expect(new Set(rows.products.map(product => product.productNumber)).size).toBe(172)
    expect(new Set(rows.variants.map(variant => variant.sku)).size).toBe(rows.variants.length)
    expect(new Set(rows.variants.map(variant => variant.id)).size).toBe(rows.variants.length)
  })

  it('keeps every drawn model in the shop', () => {
    const worn = new Set(
      families.flatMap(family => family.products.flatMap(product => Object.values(product.wear ?? family.wear))),
    )
    expect(models.map(model => model.key).filter(key => !worn.has(key))).toEqual([])
  })
})

describe('texts', () => {
  it('are there in German and English', () => {
    const texts = [...rows.products, ...rows.productGroups, ...rows.colors, ...rows.productDownloads].flatMap(row =>
      textsIn(row, 'slug' in row ? row.slug : 'row'),
    )
    expect(texts.length).toBeGreaterThan(2000)
    const lacking = texts.filter(
      ({ de, en }) => typeof de !== 'string' || typeof en !== 'string' || !de.trim() || !en.trim(),
    )
    expect(lacking).toEqual([])
  })

  it('differ from product to product', () => {
    for (const language of ['de', 'en'] as const) {
      expect(new Set(rows.products.map(product => product.title[language])).size).toBe(172)
      expect(new Set(rows.products.map(product => product.description?.[language])).size).toBe(172)
      expect(new Set(rows.products.map(product => product.details?.[language])).size).toBe(172)
    }
  })

  it('are long enough for their places, and pass the cleaning unchanged', () => {
    for (const product of rows.products) {
      for (const language of ['de', 'en'] as const) {
        expect(product.description![language]!.length, product.slug).toBeGreaterThan(68)
        const details = product.details![language]!
        expect(textOfHtml(details).length, product.slug).toBeGreaterThan(330)
        expect(textOfHtml(details).length, product.slug).toBeLessThan(900)
        for (const html of [details, product.careInstructions![language]!, product.deliveryInformation![language]!]) {
          expect(cleanHtml(html)).toBe(html)
        }
      }
    }
  })

  it('say in one line how to care for each piece', () => {
    const pieces = rows.products.filter(product => product.kind === 'goods')
    expect(pieces.length).toBeGreaterThan(100)
    for (const { careLabel, slug } of pieces) {
      for (const language of ['de', 'en'] as const) {
        expect(careLabel?.[language], slug).toMatch(/^\S[^<]{20,150}$/)
      }
    }
  })

  it('say of what textiles are made, and who answers for the goods', () => {
    expect(
      rows.products
        .filter(product => !product.composition)
        .map(product => product.slug)
        .sort(),
    ).toEqual([
      'spielball-anstoss',
      'trainingsball-anstoss',
      'trinkflasche-halbzeit',
      'trinkflasche-verlaengerung',
      'winterball-anstoss',
    ])
    expect(rows.products.filter(product => !product.safety?.producer || !product.safety.email)).toEqual([])
  })
})

describe('pictures', () => {
  const names = new Map(pictures.map(picture => [stableId('file', picture.name), picture.name]))

  it('are drawn ones, at least one for each product and group', () => {
    expect(rows.productImages.filter(image => !names.has(image.fileId))).toEqual([])
    expect(rows.products.filter(product => byProduct(rows.productImages, product.id).length === 0)).toEqual([])
    expect(rows.productGroups.filter(group => !names.has(group.imageId ?? ''))).toEqual([])
  })

  it('lead each product with one of its own, so that a list never shows the same twice', () => {
    const leads = rows.productImages.filter(image => image.position === 0)
    expect(leads).toHaveLength(172)
    const shown = Map.groupBy(leads, image => names.get(image.fileId))
    const repeated = [...shown].filter(([, images]) => images.length > 1)
    expect(repeated.map(([name, images]) => [name, images.map(image => slugOfId.get(image.productId))])).toEqual([])
  })

  it('show every colour that can be bought', () => {
    for (const product of goods) {
      const offered = new Set(byProduct(rows.variants, product.id).map(variant => variant.colorId))
      const shown = new Set(byProduct(rows.productImages, product.id).map(image => image.colorId))
      expect(shown, product.slug).toEqual(offered)
    }
  })
})

describe('prices', () => {
  const current = (productId: string, variantId: string | null, kind: 'regular' | 'child') =>
    byProduct(rows.priceChanges, productId)
      .filter(change => change.variantId === variantId && change.kind === kind)
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())

  it('are those that the history ends with', () => {
    for (const product of rows.products) {
      expect(current(product.id, null, 'regular').at(-1)?.priceCents, product.slug).toBe(product.priceCents)
      expect(current(product.id, null, 'child').at(-1)?.priceCents ?? null, product.slug).toBe(
        product.childPriceCents ?? null,
      )
    }
    for (const variant of rows.variants.filter(each => each.priceCents !== null)) {
      expect(current(variant.productId, variant.id, 'regular').at(-1)?.priceCents, variant.sku).toBe(variant.priceCents)
    }
  })

  it('of reduced products were higher for more than 30 days before the reduction', () => {
    const dayMilliseconds = 24 * 3_600_000
    for (const product of rows.products.filter(each => each.isSale)) {
      const [before, now, ...more] = current(product.id, null, 'regular')
      expect(more).toEqual([])
      expect(before!.priceCents!, product.slug).toBeGreaterThan(now!.priceCents!)
      expect(now!.at.getTime() - before!.at.getTime()).toBeGreaterThan(60 * dayMilliseconds)
      expect(clock.now.getTime() - now!.at.getTime()).toBeLessThan(14 * dayMilliseconds)
      expect(now!.at.getTime()).toBeLessThan(clock.now.getTime())
    }
    for (const product of rows.products.filter(each => !each.isSale)) {
      expect(current(product.id, null, 'regular'), product.slug).toHaveLength(1)
    }
  })

  it('fall from tier to tier, below the price of every variant that the tier is for', () => {
    const priceOf = new Map(rows.products.map(product => [product.id, product.priceCents!]))
    for (const tier of rows.tierPrices) {
      const meant = byProduct(rows.variants, tier.productId).filter(variant =>
        isInScope(tier.scope!, tier.variantKeys!, { key: variant.key, isChildSize: variant.isChildSize! }),
      )
      expect(meant.length, slugOfId.get(tier.productId)).toBeGreaterThan(0)
      for (const variant of meant)
        expect(tier.priceCents, variant.sku).toBeLessThan(variant.priceCents ?? priceOf.get(tier.productId)!)
      const higher = byProduct(rows.tierPrices, tier.productId).filter(
        other => other.fromAmount > tier.fromAmount && other.scope === tier.scope,
      )
      for (const other of higher) expect(other.priceCents).toBeLessThan(tier.priceCents)
    }
  })
})

describe('sets', () => {
  const productOf = new Map(rows.products.map(product => [product.id, product]))

  it('have two or three pieces, cost less than these, and save more for children', () => {
    const counts = new Set<number>()
    for (const set of rows.products.filter(product => product.kind === 'set')) {
      const slots = rows.setSlots.filter(slot => slot.setId === set.id)
      counts.add(slots.length)
      const pieces = slots.map(slot => productOf.get(slot.productId)!)
      expect(
        pieces.every(piece => piece.kind === 'goods' && !piece.isOffline),
        set.slug,
      ).toBe(true)
      const cheapest = pieces.map(piece =>
        Math.min(...byProduct(rows.variants, piece.id).map(variant => variant.priceCents ?? piece.priceCents!)),
      )
      const regular = pieces.reduce((sum, piece) => sum + piece.priceCents!, 0)
      const reduced = cheapest.reduce((sum, price) => sum + price, 0)
      expect(set.priceCents!, set.slug).toBeLessThan(regular)
      if (set.childPriceCents == null) continue
      expect(set.childPriceCents, set.slug).toBeLessThan(set.priceCents!)
      expect(set.childPriceCents, set.slug).toBeLessThan(reduced)
    }
    expect(counts).toEqual(new Set([2, 3]))
  })

  it('with a reduced price can be had in children’s sizes throughout', () => {
    for (const set of rows.products.filter(product => product.kind === 'set' && product.childPriceCents != null)) {
      for (const slot of rows.setSlots.filter(each => each.setId === set.id)) {
        expect(
          byProduct(rows.variants, slot.productId).some(variant => variant.isChildSize),
          set.slug,
        ).toBe(true)
      }
    }
  })

  it('are shown in colours that each piece is sold in', () => {
    for (const set of sets) {
      const drawn = drawnSets.find(each => each.key === set.drawing)!
      for (const colour of set.colours) {
        for (const [index, key] of set.pieces.entries()) {
          const offered = byProduct(rows.variants, stableId('product', key)).map(variant => variant.colorId)
          expect(offered, `${set.key}, ${key}`).toContain(stableId('color', drawn.pieces[colour]![index]!))
        }
      }
    }
  })
})

describe('references', () => {
  it('lead to products, groups and variants that are there', () => {
    const ids = new Set(rows.products.map(product => product.id))
    const groupIds = new Set(rows.productGroups.map(group => group.id))
    expect(rows.crossSells.filter(cross => !ids.has(cross.otherId))).toEqual([])
    expect(rows.setSlots.filter(slot => !ids.has(slot.productId))).toEqual([])
    expect(rows.groupMembers.filter(member => !groupIds.has(member.groupId))).toEqual([])
    expect(rows.products.filter(product => byProduct(rows.groupMembers, product.id).length === 0)).toEqual([])
    for (const family of families) {
      for (const product of family.products) {
        const told = Object.keys(product.stock ?? {})
        const known = byProduct(rows.variants, stableId('product', product.key)).flatMap(({ colorId, fit, size }) => {
          const colour = product.colours.find(key => stableId('color', key) === colorId)
          return [`${fit}-${size}`, `${colour}-${fit}-${size}`]
        })
        expect(
          told.filter(key => !known.includes(key)),
          product.key,
        ).toEqual([])
      }
    }
  })

  it('give each group something to show', () => {
    for (const group of rows.productGroups) {
      const members = rows.groupMembers.filter(member => member.groupId === group.id)
      expect(members.length, group.slug).toBeGreaterThanOrEqual(7)
    }
  })
})

describe('what the demo shop says of its goods', () => {
  // Claims without ground (§ 5 UWG, § 2 öUWG) and promises that would be guarantees (§ 443 BGB, § 9b KSchG).
  const boasts =
    /garant|bestsell|best-sell|meistverk|meistgekauft|meistbestellt|most ordered|beliebtest|most popular|günstigst|billigst|cheapest|nr\. ?1\b|nummer eins|number one|testsieger|unzerstör|unbreakable|lebenslang|lifetime|ersetzen wir|we replace|mindestens (zwei|drei|fünf|zehn) jahre|at least (two|three|five|ten) years|hält \w+ wäschen|lasts \w+ washes|(der|die|das) einzige |the only one|getestet von|tested by|als jede andere|than any other|schnell vergriffen|nach \w+ wochen weg/i
  const words = [...rows.products, ...rows.productGroups].flatMap(row => textsIn(row, row.slug))

  it('boasts nothing and promises no guarantee', () => {
    expect(words.length).toBeGreaterThan(1500)
    const boasting = words.flatMap(
      ({ path, de, en }) => boasts.exec(`${de} ${en ?? ''}`)?.[0].concat(` in ${path}`) ?? [],
    )
    expect(boasting).toEqual([])
  })
})
