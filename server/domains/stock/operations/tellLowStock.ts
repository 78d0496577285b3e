import { sql } from 'drizzle-orm'
import { inTransaction } from '../../../platform/database.ts'
import { queueMail } from '../../../platform/mail.ts'
import { notify } from '../../../platform/notifications.ts'
import { run, takeTurns } from '../../../platform/statements.ts'
import type { TaskParts } from '../../../platform/tasks.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopSettings } from '../../settings/settings.ts'
import { lowStockMail } from '../mails.ts'
import { forgetReplenished, lowUntold } from '../queries/items.ts'
import { stockSettings } from '../settings.ts'

/**
 * Writes one mail to the shop about all pieces that have come to their reorder level since the last one; each is told of
 * once, until it was above again. Where the settings want no such mail, or there is nobody to write to, nothing is noted
 * either. Answers with how many pieces it told of.
 */
export const tellLowStock = ({
  database,
  now,
  newId,
  publicUrl,
}: Pick<TaskParts, 'database' | 'now' | 'newId' | 'publicUrl'>): Promise<number> =>
  inTransaction(database, async tx => {
    await takeTurns(tx, 'low stock')
    const settings = await readSettings(tx)
    if (!stockSettings.of(settings).tellsLowStock || shopSettings.of(settings).email === '') return 0
    await forgetReplenished(tx)
    const low = await lowUntold(tx)
    if (low.length === 0) return 0
    const at = now()
    await run(
      tx,
      sql`insert into low_stock_notices (piece_id, at)
        select unnest(${sql.param(low.map(({ id }) => id))}::uuid[]), ${at.toISOString()}::timestamptz`,
    )
    await notify(tx, { kind: 'stock.low', name: low[0]!.title.de }, at)
    await queueMail(tx, lowStockMail(low, settings, publicUrl), { now: at, newId })
    return low.length
  })
