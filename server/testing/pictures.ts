import { files } from '../domains/files/tables.ts'
import { newId } from '../kit/ids.ts'
import type { Database } from '../platform/database.ts'
import { TEST_NOW } from './builders.ts'

export type PictureValues = Partial<typeof files.$inferInsert>

/** Inserts a picture of the library, 1200 × 800 pixels and private unless told otherwise; answers with its id. Its SHA-256 is
 *  the id with zeros behind it. */
export async function insertPicture({ drizzle }: Database, values: PictureValues = {}): Promise<string> {
  const id = newId()
  const picture = { name: 'halle.jpg', extension: 'jpg', mimeType: 'image/jpeg', width: 1200, height: 800 }
  await drizzle
    .insert(files)
    .values({ id, sha256: id.replaceAll('-', '').padEnd(64, '0'), ...picture, size: 9, createdAt: TEST_NOW, ...values })
  return id
}
