import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct, setSettings, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { plainProperty, usualProperties } from '../defaults/properties.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { colors, type Fit, groupMembers, productGroups } from '../tables.ts'
import { groupFacetsOf } from './facets.ts'
import { countInGroup, groupPage, type ProductFilter } from './groupPage.ts'

/** Filters of properties speak of one and the same variant, too: lists and counts beside a catalogue that was thrown together,
 *  of which each variant is looked at. */

const database = await testDatabase()
const groupId = newId()
const palette = ['rot', 'blau'].map(code => ({ id: newId(), code, title: { de: code }, hex: '#c1272d' }))
const property = (key: string, more = {}) => plainProperty(key, { de: key }, { isFilter: true, ...more })
const definitions = [
  ...usualProperties,
  property('weave'),
  property('lined', { type: 'boolean' }),
  property('cloth', { isGlobal: true }),
]

type Variant = {
  readonly fit: Fit
  readonly color: string
  readonly size: string
  readonly inStock: boolean
  readonly weave: string | null
  readonly lined: string | null
  readonly cloth: string | null
}
const catalogue: { title: string; variants: Variant[] }[] = []

/** The same numbers each time. */
function dice(seed: number) {
  let state = seed
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

beforeAll(async () => {
  await database.drizzle.insert(productGroups).values({ id: groupId, slug: 'alles', title: { de: 'Alles' } })
  await database.drizzle.insert(colors).values(palette)
  const roll = dice(84)
  const one = <Value>(values: readonly Value[]): Value => values[roll(values.length)]!
  for (let number = 0; number < 60; number += 1) {
    const title = `P${String(number).padStart(2, '0')}`
    const cloth = one(['Wolle', 'Loden', null])
    const same = one(['glatt', 'rau', null])
    const variants = Array.from({ length: 1 + roll(5) }, (): Variant => {
      const weave = number % 3 === 0 ? same : one(['glatt', 'rau', null])
      const look = {
        fit: one(['men', 'women', 'children'] as const),
        color: one(['rot', 'blau']),
        size: one(['M', 'L']),
      }
      return { ...look, inStock: roll(3) > 0, weave, lined: one(['true', 'false', null]), cloth }
    })
    const { id } = await insertProduct(
      database,
      { title: { de: title }, properties: cloth ? [{ key: 'cloth', label: { de: 'x' }, value: { de: cloth } }] : [] },
      variants.map(({ fit, color, size, inStock, weave, lined }) => ({
        ...{ fit, size, available: inStock ? 50 : 0, isChildSize: fit === 'children' },
        colorId: palette.find(({ code }) => code === color)!.id,
        properties: { ...(weave && { weave }), ...(lined && { lined: lined === 'true' }) },
      })),
    )
    await database.drizzle.insert(groupMembers).values({ groupId, productId: id, position: 0 })
    catalogue.push({ title, variants })
  }
  await setSettings(database, 'variantProperties', { properties: definitions })
  const settings = settingsWith({ variantProperties: { properties: definitions } })
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings, now: TEST_NOW }))
})

type Wish = { readonly of: keyof Variant; readonly value: string | boolean }
const wishes: readonly Wish[] = [
  ...(['men', 'children'] as const).map(value => ({ of: 'fit' as const, value })),
  ...['rot', 'blau'].map(value => ({ of: 'color' as const, value })),
  ...['M', 'L'].map(value => ({ of: 'size' as const, value })),
  ...['glatt', 'rau'].map(value => ({ of: 'weave' as const, value })),
  ...['true', 'false'].map(value => ({ of: 'lined' as const, value })),
  { of: 'cloth', value: 'Wolle' },
  { of: 'inStock', value: true },
]
const properties = ['weave', 'lined', 'cloth']

/** A filter that asks for all of these; of one kind they widen it. */
const filterOf = (asked: readonly Wish[]): ProductFilter => {
  const of = (kind: keyof Variant) => asked.filter(wish => wish.of === kind).map(({ value }) => String(value))
  return {
    fits: of('fit') as Fit[],
    colors: of('color'),
    sizes: of('size'),
    inStock: of('inStock').length > 0,
    properties: properties.map(key => ({ key, values: of(key as keyof Variant) })),
  }
}
/** What has one and the same variant that is as it is asked for. */
const expectedOf = (asked: readonly Wish[]): string[] => {
  const kinds = [...Map.groupBy(asked, ({ of }) => of)]
  return catalogue
    .filter(({ variants }) =>
      variants.some(variant => kinds.every(([kind, each]) => each.some(({ value }) => variant[kind] === value))),
    )
    .map(({ title }) => title)
}
const titles = async (filter: ProductFilter) =>
  (await groupPage(database, { groupId, filter, first: 100, after: null, language: 'de', order: 'title' })).rows.map(
    ({ card }) => card.title.de,
  )

const pairs = wishes.flatMap((one, at) => wishes.slice(at).map(other => [one, other]))
const threes = pairs
  .filter(([one, other]) => one !== other)
  .flatMap(pair => wishes.slice(6, 10).map(wish => [...pair, wish]))
  // Exact with one property, whatever else is asked; several of them are told apart two by two.
  .filter(asked => new Set(asked.map(({ of }) => of).filter(of => properties.includes(of))).size === 1)

test('each two of all that can be asked find a variant that has both, and each three with one property', async () => {
  const wrong: string[] = []
  for (const asked of [...pairs, ...threes]) {
    const [found, expected] = [await titles(filterOf(asked)), expectedOf(asked)]
    if (found.join() !== expected.join()) wrong.push(`${JSON.stringify(asked)}: ${found} instead of ${expected}`)
  }
  expect(wrong).toEqual([])
  expect(pairs.some(asked => expectedOf(asked).length === 0 || expectedOf(asked).length > 20)).toBe(true)
})

test('each count says what its value would leave beside another one that is chosen', async () => {
  const wrong: string[] = []
  for (const chosen of wishes) {
    const facets = await groupFacetsOf(database, groupId, filterOf([chosen]))
    const counts: [keyof Variant, string, number][] = [
      ...facets.fits.map(({ value, count }): [keyof Variant, string, number] => ['fit', value, count]),
      ...facets.colors.map(({ color, count }): [keyof Variant, string, number] => ['color', color.code, count]),
      ...facets.sizes.map(({ value, count }): [keyof Variant, string, number] => ['size', value, count]),
      ...facets.properties.flatMap(({ definition, values }) =>
        values.map(({ value, count }): [keyof Variant, string, number] => [
          definition.key as keyof Variant,
          value,
          count,
        ]),
      ),
    ]
    expect(counts.length).toBeGreaterThan(8)
    for (const [of, value, count] of counts) {
      const besides = chosen.of === of ? [] : [chosen]
      const expected = expectedOf([...besides, { of, value }]).length
      if (count !== expected) wrong.push(`${chosen.of} ${chosen.value} with ${of} ${value}: ${count} for ${expected}`)
    }
  }
  expect(wrong).toEqual([])
})

test('with two chosen, counts of a third are never less than what there is, and the list itself is exact', async () => {
  const asked: readonly Wish[] = [
    { of: 'size', value: 'M' },
    { of: 'weave', value: 'rau' },
  ]
  const facets = await groupFacetsOf(database, groupId, filterOf(asked))
  const lined = facets.properties.find(({ definition }) => definition.key === 'lined')!.values
  expect(lined.map(({ value, count }) => [value, count])).toEqual(
    lined.map(({ value, count }) => {
      const least = expectedOf([...asked, { of: 'lined', value }]).length
      return [value, Math.max(count, least)]
    }),
  )
  expect(await countInGroup(database, groupId, filterOf(asked))).toBe(expectedOf(asked).length)
})

test('bits follow when variants change, in one write', async () => {
  const [first] = catalogue
  const product = await database.pool.query(`select id from products where title ->> 'de' = $1`, [first!.title])
  await database.pool.query(
    `update variants set properties = '{"weave":"Fischgrat","lined":true}' where product_id = $1`,
    [product.rows[0].id],
  )
  const settings = settingsWith({ variantProperties: { properties: definitions } })
  await inTransaction(database, tx => refreshListings(tx, [product.rows[0].id], { settings, now: TEST_NOW }))
  const filter = (values: string[]): ProductFilter => ({
    sizes: first!.variants.map(({ size }) => size),
    properties: [{ key: 'weave', values }],
  })
  expect(await titles(filter(['Fischgrat']))).toEqual([first!.title])
  expect(await titles(filter(['glatt', 'rau']))).not.toContain(first!.title)
})
