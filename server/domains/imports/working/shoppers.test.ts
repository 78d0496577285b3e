import { expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { TEST_NOW } from '../../../testing/builders.ts'
import { buyersOf, orderOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testJob } from '../../../testing/mailbox.ts'
import { importsOf } from '../../../testing/tables.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { changesOf, writing } from './apply.ts'

const database = await testDatabase()
const { at, check } = await importsOf(database)
const { listed, buyer } = buyersOf(database)

test('while an import is written, others buy what it does not change, and see nothing of it before all is there', async () => {
  const bought = await listed(3)
  const changed = await listed(3)
  const { rows } = await database.pool.query('select product_number as number from products where id = $1', [
    changed.id,
  ])
  const row = await check(`Produktnummer;Titel\n${rows[0].number};Mitten im Import\nNEU-1;Neues Trikot\n`)
  expect(row).toMatchObject({ state: 'checked', newCount: 1, changedCount: 1 })
  await database.pool.query(`update imports set state = 'running' where id = $1`, [row.id])
  const working = { database, newId, now: () => TEST_NOW, signal: testJob.signal }
  const titles = async () =>
    (
      await database.pool.query(
        `select title ->> 'de' as title from products where title ->> 'de' = 'Mitten im Import'`,
      )
    ).rows
  const seen: string[] = []
  const ended = writing(working, await at(row.id), async scope => {
    for await (const changes of changesOf(working, scope.tx, await at(row.id)))
      seen.push(...changes.map(({ title }) => title))
    await scope.tx.execute(`update products set title = '{"de": "Mitten im Import"}' where id = '${changed.id}'`)
    // All of its products are locked now.
    const { order } = await placeOrder(await buyer(bought, 1), orderOf(2490))
    expect(order.id).toBeTruthy()
    expect(await titles()).toEqual([])
    throw new Error('the power is gone')
  })
  await expect(ended).rejects.toThrow('the power is gone')
  expect(seen).toEqual(['Mitten im Import', 'Neues Trikot'])
  expect(await titles()).toEqual([])
  expect((await at(row.id)).state).toBe('running')
})
