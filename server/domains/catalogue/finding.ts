import { inArray } from 'drizzle-orm'
import { textIn } from '../../kit/languages.ts'
import type { FindingKind } from '../../platform/finding.ts'
import { managedColors, managedGroups } from './queries/managedGroups.ts'
import { managedPage } from './queries/management.ts'
import { products } from './tables.ts'

/** Products by all that they are found by in their list, groups and colours by their titles and names. */
export const catalogueFinding: readonly FindingKind[] = [
  {
    ...{ subject: 'product', type: 'Product', area: 'catalogue' },
    async find({ database, language, now, today }, search, limit) {
      const filter = { state: 'all', search, groupId: null, kind: null, today } as const
      const order = { field: 'updatedAt', direction: 'desc' } as const
      const { ids } = await managedPage(database, { filter, ...order, offset: 0, size: limit, most: limit, now })
      const { id, title, productNumber } = products
      const rows = await database.drizzle.select({ id, title, productNumber }).from(products).where(inArray(id, ids))
      return ids.flatMap(wanted => {
        const row = rows.find(each => each.id === wanted)
        return row ? [{ id: row.id, title: textIn(language, row.title), details: row.productNumber }] : []
      })
    },
  },
  {
    ...{ subject: 'productGroup', type: 'ProductGroup', area: 'catalogue' },
    async find({ database, language }, search, limit) {
      const found = await managedGroups(database, search, { offset: 0, limit })
      return found.map(({ id, title, slug }) => ({ id, title: textIn(language, title), details: slug }))
    },
  },
  {
    ...{ subject: 'color', type: 'Color', area: 'catalogue' },
    async find({ database, language }, search, limit) {
      const found = await managedColors(database, search, { offset: 0, limit })
      return found.map(({ id, title, code }) => ({ id, title: textIn(language, title), details: code }))
    },
  },
]
