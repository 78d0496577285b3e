import { extname } from 'node:path'
import { eq } from 'drizzle-orm'
import { files } from '../domains/files/tables.ts'
import { checkImport, startImport } from '../domains/imports/operations.ts'
import { imports } from '../domains/imports/tables.ts'
import { newId } from '../kit/ids.ts'
import type { Database } from '../platform/database.ts'
import { openStorage } from '../platform/storage.ts'
import { contextFor, insertViewer, TEST_NOW } from './builders.ts'
import { temporaryFolder } from './folders.ts'
import { workOff } from './mailbox.ts'

/** Takes tables into a test's catalogue, as an administrator does. */
export async function importsOf(database: Database) {
  const storage = await openStorage(await temporaryFolder())
  const admin = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  const work = () => workOff(database, { storage }, task => task === 'work_on_import')

  const keep = async (name: string, content: string | Buffer): Promise<string> => {
    const { sha256, size } = await storage.putFile(Buffer.from(content as string))
    const id = newId()
    const extension = extname(name).slice(1)
    await database.drizzle.insert(files).values({
      ...{ id, sha256, name, extension, size, mimeType: 'text/csv', createdAt: TEST_NOW },
    })
    return id
  }
  /** A file of the library that visitors may have; its content is its id, so that none is like another. */
  const keepPicture = async (name: string, isPicture = true): Promise<string> => {
    const id = newId()
    const { sha256, size } = await storage.putFile(Buffer.from(id))
    await database.drizzle.insert(files).values({
      ...{ id, sha256, name, extension: extname(name).slice(1), size, createdAt: TEST_NOW, isPublic: true },
      mimeType: isPicture ? 'image/jpeg' : 'application/pdf',
      ...(isPicture && { width: 100, height: 100 }),
    })
    return id
  }
  const at = async (id: string) => (await database.drizzle.select().from(imports).where(eq(imports.id, id)))[0]!

  /** An import whose file was read. */
  const read = async (content: string | Buffer, name = 'waren.csv') => {
    const { importId } = await startImport(admin, { fileId: await keep(name, content) })
    await work()
    return at(importId)
  }
  /** An import that was compared with the catalogue. */
  const check = async (
    content: string | Buffer,
    { name, ...input }: Partial<Parameters<typeof checkImport>[1]> & { readonly name?: string } = {},
  ) => {
    const { id } = await read(content, name)
    await checkImport(admin, { importId: id, ...input })
    await work()
    return at(id)
  }
  return { admin, storage, work, keep, keepPicture, at, read, check }
}
