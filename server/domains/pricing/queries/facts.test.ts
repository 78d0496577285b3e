import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { insertProduct, insertSet, insertTiers, setSettings, statementsOf } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { productFacts, settingsWith, variantFacts } from '../../../testing/facts.ts'
import { type TierScope, tierPrices } from '../../catalogue/tables.ts'
import { shopSettings } from '../../settings/settings.ts'
import { priceCart } from '../rules/priceCart.ts'
import { imageOf, type LineToPrice, pricingCase, pricingFacts, productIndexOf } from './facts.ts'

const database = await testDatabase()
const now = new Date('2026-11-20T10:00:00Z')

describe('reading facts', () => {
  test('has the sizes that a tier’s rule means now, and no tier whose rule means none', async () => {
    const { id, variantIds } = await insertProduct(database, {}, [
      { key: 'm' },
      { key: 'c140', size: '140', isChildSize: true },
      { key: 'xl', size: 'XL', isOffline: true },
    ])
    const { id: grown } = await insertProduct(database, {}, [{ key: 'm' }])
    const tier = (productId: string, fromAmount: number, scope: TierScope, variantKeys: string[] = []) =>
      ({ id: newId(), productId, fromAmount, priceCents: 100, scope, variantKeys }) as const
    await database.drizzle
      .insert(tierPrices)
      .values([
        tier(id, 2, 'all'),
        tier(id, 3, 'adult'),
        tier(id, 4, 'child'),
        tier(id, 5, 'some', ['xl']),
        tier(grown, 6, 'child'),
      ])
    const wanted = { productIds: [id, grown], variantIds: [variantIds[0]!] }
    const { productIndex } = await pricingFacts(database.drizzle, wanted)
    expect(productIndex.get(id)?.tiers).toEqual([
      { from: 2, price: 100, keys: [] },
      { from: 3, price: 100, keys: ['m', 'xl'] },
      { from: 4, price: 100, keys: ['c140'] },
      { from: 5, price: 100, keys: ['xl'] },
    ])
    expect(productIndex.get(grown)?.tiers).toEqual([])
  })

  test('takes one statement for all products, whatever belongs to them', async () => {
    const shirt = await insertProduct(
      database,
      { weightGrams: 180, expectedDays: 10, discountGroups: ['club'], visibleFrom: new Date('2026-01-01T00:00:00Z') },
      [{ key: 'm-red', properties: { cut: 'slim' }, available: 4, backOn: '2026-12-01' }, { key: 'l-red' }],
    )
    await insertTiers(database, shirt.id, { 10: 1790 })
    const set = await insertSet(database, [shirt.id, shirt.id], { childPriceCents: 3000 })
    await setSettings(database, 'shop', { name: 'SV Muster' })
    const wanted = { productIds: [set.id, shirt.id, newId()], variantIds: [shirt.variantIds[0]!, newId()] }
    const { result, statements } = await statementsOf(() => pricingFacts(database.drizzle, wanted))
    expect(statements).toHaveLength(1)
    expect(shopSettings.of(result.settings).name).toBe('SV Muster')
    expect([...result.productIndex.keys()].toSorted()).toEqual([set.id, shirt.id].toSorted())
    expect(result.productIndex.get(shirt.id)).toMatchObject({
      kind: 'goods',
      priceCents: 1990,
      weightGrams: 180,
      expectedDays: 10,
      discountGroups: ['club'],
      hasVariants: true,
      variants: [{ key: 'm-red', properties: { cut: 'slim' }, available: 4, backOn: '2026-12-01', color: null }],
      tiers: [{ from: 10, price: 1790, keys: [] }],
      isDeleted: false,
      images: [],
      card: null,
    })
    expect(result.productIndex.get(set.id)).toMatchObject({
      kind: 'set',
      slots: [shirt.id, shirt.id],
      childPriceCents: 3000,
      hasVariants: false,
    })
  })
})

describe('the case that is priced', () => {
  const shirt = productFacts('shirt', {
    priceCents: 2000,
    variants: [variantFacts('m', { backOn: '2026-12-10' }), variantFacts('l', { priceCents: 2500 })],
  })
  const buyer = { customer: null, destination: null, invoiceCountry: null, pickup: false }
  const quoteOf = (...lines: LineToPrice[]) =>
    priceCart(pricingCase(now, lines, productIndexOf([shirt]), buyer, settingsWith()))
  const line = (variantId: string | null): LineToPrice => ({
    id: 'a',
    productId: 'shirt',
    variantId,
    amount: 2,
    slots: null,
  })

  test('takes the variant’s price and the day on which it is back', () => {
    expect(quoteOf(line('l'))).toMatchObject({ totals: { goods: 5000 }, deliveryWeeks: 1 })
    expect(quoteOf(line('m'))).toMatchObject({ totals: { goods: 4000 }, deliveryWeeks: 3 })
  })

  test.each([
    ['a variant that is none', 'x'],
    ['no variant where there are some', null],
  ])('%s is refused', (_label, id) => {
    expect(quoteOf(line(id)).refusals).toContainEqual({ code: 'VARIANT_UNKNOWN', line: 'a' })
  })

  test('a product without variants needs none', () => {
    const ball = productFacts('ball', { priceCents: 900 })
    const lines = [{ ...line(null), productId: 'ball' }]
    expect(priceCart(pricingCase(now, lines, productIndexOf([ball]), buyer, settingsWith())).totals.goods).toBe(1800)
  })
})

describe('the picture of a line', () => {
  const image = (id: string, colorId: string | null, fit: 'men' | 'women' | null = null) => ({
    ...{ id, colorId, fit },
    ...{ sha256: id, width: 1, height: 1, alt: null },
  })
  const color = (id: string) => ({ id, code: id, title: { de: id }, hex: '#000000' })
  const product = productFacts('shirt', { images: [image('any', null), image('in red', 'red')] })

  test('is in the colour of the variant, and there in its cut', () => {
    const shirt = productFacts('shirt', {
      images: [image('men', 'red', 'men'), image('women', 'red', 'women'), image('blue', 'blue')],
    })
    const inRed = { color: color('red') }
    expect(imageOf(shirt, variantFacts('w', { ...inRed, fit: 'women' }))?.id).toBe('women')
    expect(imageOf(shirt, variantFacts('m', { ...inRed, fit: 'men' }))?.id).toBe('men')
    expect(imageOf(shirt, variantFacts('c', { ...inRed, fit: 'children' }))?.id).toBe('men')
    expect(imageOf(shirt, variantFacts('b', { color: color('blue'), fit: 'women' }))?.id).toBe('blue')
  })

  test('is in the colour of the variant, else the first one', () => {
    expect(imageOf(product, variantFacts('m', { color: color('red') }))?.id).toBe('in red')
    expect(imageOf(product, variantFacts('m', { color: color('blue') }))?.id).toBe('any')
    expect(imageOf(product, null)?.id).toBe('any')
    expect(imageOf(productFacts('ball'), null)).toBeNull()
  })
})
