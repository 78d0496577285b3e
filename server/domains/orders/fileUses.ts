import { eq, inArray } from 'drizzle-orm'
import type { FileKeeper } from '../files/library/uses.ts'
import { orderLines } from './tables.ts'

/** Orders keep showing the picture with which something was bought. */
export const orderFileKeeper: FileKeeper = {
  column: orderLines.imageFileId,
  async shown(tx, fileIds) {
    const rows = await tx
      .selectDistinct({ fileId: orderLines.imageFileId })
      .from(orderLines)
      .where(inArray(orderLines.imageFileId, [...fileIds]))
    return rows.flatMap(({ fileId }) => fileId ?? [])
  },
  async showInstead(tx, fileId, copyId) {
    await tx.update(orderLines).set({ imageFileId: copyId }).where(eq(orderLines.imageFileId, fileId))
  },
}
