import { expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { cardsOfProducts } from '../queries/products.ts'
import { groupMembers, productGroups } from '../tables.ts'
import { CARD_SHAPE } from './card.ts'

const database = await testDatabase()

test('a card that looks otherwise has another number, so that shops that exist make theirs anew', async () => {
  const { id } = await insertProduct(database)
  await inTransaction(database, tx => refreshListings(tx, [id], { settings: settingsWith(), now: TEST_NOW }))
  const card = (await cardsOfProducts(database, [id], TEST_NOW)).get(id)!
  // Whoever changes what stands here raises the number, too.
  expect([CARD_SHAPE, Object.keys(card).toSorted()]).toEqual([
    7,
    [
      ...[
        'availability',
        'backImage',
        'childSale',
        'colors',
        'content',
        'fits',
        'groups',
        'id',
        'image',
        'isNew',
        'isOnSale',
      ],
      ...['isPersonalisable', 'kind', 'number', 'preview', 'price', 'priceApart', 'sale', 'setSavingPercent'],
      ...['showsFits', 'sizes'],
      ...['slots', 'slug', 'subtitle', 'swatches', 'tiers', 'title', 'vatGroup'],
    ],
  ])
})

test('a card names the groups of its product, its home first, and the properties that the settings choose', async () => {
  const label = { de: 'Material', en: 'Material' }
  const { id } = await insertProduct(database, {
    properties: [
      { key: 'cut', label: { de: 'Schnitt' }, value: { de: '  ' } },
      { key: 'material', label, value: { de: 'Polyester, wiederaufbereitet aus getragenen Stücken', en: 'Polyester' } },
      { key: 'finish', label: { de: 'Ausrüstung' }, value: { de: 'winddicht' } },
    ],
  })
  for (const [position, slug] of ['trikots', 'winter'].entries()) {
    const groupId = newId()
    await database.drizzle.insert(productGroups).values({ id: groupId, slug, title: { de: slug } })
    await database.drizzle.insert(groupMembers).values({ groupId, productId: id, position: 1 - position })
  }
  const settings = settingsWith({ listing: { previewProperties: ['cut', 'material'] } })
  await inTransaction(database, tx => refreshListings(tx, [id], { settings, now: TEST_NOW }))
  const card = (await cardsOfProducts(database, [id], TEST_NOW)).get(id)!
  expect(card.groups).toEqual(['winter', 'trikots'])
  expect(card.preview).toEqual([{ de: 'Polyester, wiederaufbereitet aus getrag…', en: 'Polyester' }])
})
