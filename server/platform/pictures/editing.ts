import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Asker } from '../../kit/fairQueue.ts'
import { KIND_BYTES, kindOf } from '../../kit/fileKinds.ts'
import { createTurns } from '../../kit/turns.ts'
import type { Log } from '../log.ts'
import { isHash, type Storage } from '../storage.ts'
import { type Edit, type PictureObstacle, pictureObstacle } from './edit.ts'
import { madeOnce } from './kept.ts'
import { withLocalFile } from './localFile.ts'
import { type DocumentPages, documentPages, editedDocument, type PageChange, pageOf } from './pdf.ts'
import { editedPicture } from './pictures.ts'

/** Works at pictures and PDFs that staff edit, from what was uploaded. What needs much memory is done in a process apart, and
 *  one after the other. All of it may reject with `QueueFull` and `StorageUnavailable`. */
export interface Editing {
  /** What keeps a picture from being edited; null where nothing does. Throws where there is no such file. */
  obstacle(sha256: string): Promise<PictureObstacle | null>
  /** The picture with an edit; null where it cannot be read to its end. Throws where there is no such file. */
  picture(sha256: string, edit: Edit): Promise<Buffer | null>
  /** The pages of a PDF, or why they cannot be edited. Throws where there is no such file. */
  pages(sha256: string): Promise<DocumentPages>
  /** The PDF with pages changed; null where that cannot be done. Throws where there is no such file. */
  document(sha256: string, pages: readonly PageChange[]): Promise<Buffer | null>
  /** What a page of a PDF shows, as WebP 1600 pixels long; null where there is no such page. */
  page(sha256: string, number: number, asker: () => Asker): Promise<Buffer | null>
}

/** Documents whose pages are remembered; what lies under a hash never changes. */
const MOST_KNOWN = 200
/** The longer side of the picture of a page, for a screen that is as wide as an editor. */
const PAGE_SIDE = 1600

type Parts = {
  readonly storage: Storage
  /** Where pictures are kept, and where copies of what lies elsewhere are worked at. */
  readonly folderOf: (sha256: string) => string
  readonly working: string
  readonly log: Log
  /** Takes a place in the queue of all pictures. */
  readonly ask: (key: string, asker: Asker, work: () => Promise<Buffer | null>) => Promise<Buffer | null>
}

export function openEditing({ storage, folderOf, working, log, ask }: Parts): Editing {
  // A picture lies in memory as a whole while it is drawn.
  const takeTurn = createTurns(1)
  const known = new LRUCache<string, Promise<DocumentPages>>({ max: MOST_KNOWN })

  async function at<Result>(sha256: string, use: (path: string) => Promise<Result>): Promise<Result> {
    let used: { readonly result: Result } | null = null
    await withLocalFile(storage, sha256, working, async path => {
      used = { result: await use(path) }
      return used
    })
    if (used === null) throw new Error(`the content ${sha256} is missing`)
    return (used as { readonly result: Result }).result
  }

  return {
    obstacle: sha256 => at(sha256, pictureObstacle),
    picture: (sha256, edit) => takeTurn(() => at(sha256, path => editedPicture(path, edit))),
    async pages(sha256) {
      const before = known.get(sha256)
      if (before) return before
      const found = at(sha256, documentPages)
      known.set(sha256, found)
      // What failed is tried again; whoever asked is told by the promise itself.
      found.then(
        ({ obstacle }) => obstacle === 'damaged' && known.delete(sha256),
        () => known.delete(sha256),
      )
      return found
    },
    document: (sha256, pages) => at(sha256, path => editedDocument(path, pages)),
    async page(sha256, number, asker) {
      if (!isHash(sha256)) return null
      const file = await storage.openFile(sha256)
      if (file === null || kindOf(await file.start(KIND_BYTES)) !== 'pdf') return null
      const name = `${sha256}-page${number}.webp`
      const make = () => withLocalFile(storage, sha256, working, path => shown(path, number))
      return ask(name, asker(), () => madeOnce(join(folderOf(sha256), name), make, log))
    },
  }
}

async function shown(path: string, number: number): Promise<Buffer | null> {
  const page = await pageOf(path, number)
  return (
    page && sharp(page).resize({ width: PAGE_SIDE, height: PAGE_SIDE, fit: 'inside' }).webp({ quality: 85 }).toBuffer()
  )
}
