import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { foldedSearch } from '../../../kit/staffSearch.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct, insertSet } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'

const database = await testDatabase()

const figuresOf = async (id: string) => {
  const { rows } = await database.pool.query(
    'select price_cents, stock, sold_out_from::text from product_figures where product_id = $1',
    [id],
  )
  return rows.map(row => [row.price_cents, row.stock, row.sold_out_from])
}
const wordsOf = async (id: string) => {
  const { rows } = await database.pool.query('select words from product_words where product_id = $1', [id])
  return rows.map(row => row.words)
}
const write = (text: string, values: unknown[]) => database.pool.query(text, values)

describe('what the back office orders by', () => {
  test.each<[string, Parameters<typeof insertProduct>[1], Parameters<typeof insertProduct>[2], unknown[]]>([
    ['a product without variants', { priceCents: 990, available: 4 }, [], [990, 4, null]],
    ['unlimited', { priceCents: 990, available: null }, [], [990, null, null]],
    ['sold out', { priceCents: 990, available: 0 }, [], [990, 0, '-infinity']],
    ['sold out and announced', { priceCents: 990, available: 0, backOn: '2026-12-01' }, [], [990, 0, '2026-12-01']],
    [
      'the lowest price and all pieces',
      { priceCents: 990 },
      [{ available: 2 }, { available: 5, priceCents: 790 }],
      [790, 7, null],
    ],
    ['one size without end', { priceCents: 990 }, [{ available: 2 }, { available: null }], [990, null, null]],
    ['one size sold out', { priceCents: 990 }, [{ available: 2 }, { available: 0 }], [990, 2, '-infinity']],
    [
      'what is not offered counts for nothing',
      { priceCents: 990 },
      [{ available: 2 }, { available: 0, isOffline: true, priceCents: 100 }],
      [990, 2, null],
    ],
    ['nothing offered', { priceCents: 990, available: 3 }, [{ available: 9, isOffline: true }], [990, 0, null]],
    ['no price', { priceCents: null, available: 1 }, [], [null, 1, null]],
  ])('%s', async (_label, values, variants, expected) => {
    const { id } = await insertProduct(database, values, variants)
    expect(await figuresOf(id)).toEqual([expected])
  })

  test('of a set its own price, whatever its pieces', async () => {
    const piece = await insertProduct(database, { priceCents: 990 })
    const { id } = await insertSet(database, [piece.id], { priceCents: 4990 })
    expect(await figuresOf(id)).toEqual([[4990, null, null]])
  })

  test('follows whoever changes product or variants, and goes with the product', async () => {
    const { id, variantIds } = await insertProduct(database, { priceCents: 990 }, [{ available: 2 }, { available: 3 }])
    await write('update variants set available = 0 where id = $1', [variantIds[0]])
    expect(await figuresOf(id)).toEqual([[990, 3, '-infinity']])
    await write("update products set back_on = '2026-12-01', price_cents = 890 where id = $1", [id])
    expect(await figuresOf(id)).toEqual([[890, 3, '2026-12-01']])
    await write('update variants set price_cents = 500 where product_id = $1', [id])
    expect(await figuresOf(id)).toEqual([[500, 3, '2026-12-01']])
    await write('delete from variants where id = $1', [variantIds[0]])
    expect(await figuresOf(id)).toEqual([[500, 3, null]])
    await write('delete from products where id = $1', [id])
    expect(await figuresOf(id)).toEqual([])
    expect(await wordsOf(id)).toEqual([])
  })

  test('a sale that leaves the numbers as they are writes nothing', async () => {
    const { id } = await insertProduct(database, {}, [{ available: null }])
    const versionOf = async () =>
      (await write('select xmin::text from product_figures where product_id = $1', [id])).rows
    const before = await versionOf()
    await write('update products set sold_pieces = sold_pieces + 3 where id = $1', [id])
    await write('update variants set available = available where product_id = $1', [id])
    expect(await versionOf()).toEqual(before)
  })

  test('two who change different sizes at once are both counted', async () => {
    const { id, variantIds } = await insertProduct(database, {}, [{ available: 10 }, { available: 10 }])
    const [first, second] = variantIds
    let isSecondThere = false
    let both: Promise<unknown> = Promise.resolve()
    await inTransaction(database, async tx => {
      await tx.execute(`update variants set available = 4 where id = '${first}'`)
      both = write('update variants set available = 5 where id = $1', [second]).then(() => {
        isSecondThere = true
      })
      // The other is waiting for this transaction once it holds the lock of its own size.
      await expect
        .poll(async () => (await database.pool.query('select 1 from pg_locks where not granted')).rowCount)
        .toBeGreaterThan(0)
      expect(isSecondThere).toBe(false)
    })
    await both
    expect(await figuresOf(id)).toEqual([[1990, 9, null]])
  })
})

describe('what staff find a product by', () => {
  test('is folded as what they type', async () => {
    const title = { de: 'Kapuzen\u00adpulli „Grün“ Größe', en: 'Café hoodie (öl)' }
    const { id } = await insertProduct(database, { productNumber: 'HF-20/417', title }, [
      { sku: 'Ä-1' },
      { sku: 'B,2' },
    ])
    const plain = 'HF-20/417 Kapuzenpulli „Grün“ Größe Café hoodie (öl) B,2 Ä-1'
    expect(await wordsOf(id)).toEqual([` ${foldedSearch(plain)}`])
    expect(foldedSearch(plain)).toBe('hf 20 417 kapuzenpulli „grun“ grosse cafe hoodie ol b 2 a 1')
  })

  test('follows titles and numbers', async () => {
    const { id, variantIds } = await insertProduct(database, { productNumber: 'N-1', title: { de: 'Ball' } }, [
      { sku: 'A1' },
    ])
    expect(await wordsOf(id)).toEqual([' n 1 ball a1'])
    await write(`update products set title = '{"de": "Schal"}' where id = $1`, [id])
    await write(`update variants set sku = 'Z9' where id = $1`, [variantIds[0]])
    await write(`insert into variants (id, product_id, key, sku, size) values ($1, $2, 'k9', 'ZZ', 'L')`, [newId(), id])
    expect(await wordsOf(id)).toEqual([' n 1 schal z9 zz'])
  })
})
