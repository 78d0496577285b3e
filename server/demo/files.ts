import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { files } from '../domains/files/tables.ts'
import { pictureSize } from '../platform/pictures/facts.ts'
import type { Storage } from '../platform/storage.ts'
import { allDownloads, pdfOf } from './catalogue/downloads.ts'
import { pictures } from './garments/pictures.ts'
import { stableId } from './stableId.ts'

type FileRow = typeof files.$inferInsert

/** Where the drawn pictures lie. */
const PICTURES_FOLDER = join(import.meta.dirname, 'pictures')
/** Files that are written at the same time: each waits for the disk more than it works. */
const atOnce = 16

/**
 * Takes the demo shop's pictures and downloads into the storage and answers with their rows, pictures first. A picture
 * that has not been drawn is left out. Throws Error for a file in the folder that is no picture.
 */
export async function takeInFiles(storage: Storage, now: Date): Promise<FileRow[]> {
  const drawn = new Set(await readdir(PICTURES_FOLDER))
  const images = await inParallel(
    pictures.filter(({ name }) => drawn.has(`${name}.webp`)),
    async ({ name, alt }) => {
      const content = await readFile(join(PICTURES_FOLDER, `${name}.webp`))
      const size = await pictureSize(content)
      if (!size) throw new Error(`${name}.webp in ${PICTURES_FOLDER} is no picture`)
      const { sha256, size: bytes } = await storage.putFile(content)
      return {
        ...rowOf(name, `${name}.webp`, 'image/webp', sha256, bytes, now),
        width: size.width,
        height: size.height,
        alt,
      }
    },
  )
  const documents = await inParallel([...allDownloads], async download => {
    const { sha256, size } = await storage.putFile(pdfOf(download))
    return {
      ...rowOf(download.name, download.name, 'application/pdf', sha256, size, now),
      width: null,
      height: null,
      alt: download.title,
    }
  })
  return [...images, ...documents]
}

function rowOf(key: string, name: string, mimeType: string, sha256: string, size: number, now: Date): FileRow {
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return {
    id: stableId('file', key),
    sha256,
    name,
    extension,
    mimeType,
    size,
    isPublic: true,
    createdAt: now,
    changedAt: now,
  }
}

async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))))
  }
  return results
}
