import { type FileType, fileTypes } from '../rules/fileTypes.ts'

/** Files that may be named at once where a list is narrowed to them. */
export const mostWanted = 500

/** How the documented paths sort the browser (platform.md 4). */
export const browserSorts = ['recently_uploaded', 'in_gallery', 'upload_queued', 'from_archive'] as const
/** Tags of files of the archive, each as people write it; the first one is what the documented paths call it. */
export const archiveTags = ['from_archive', 'Archiv', 'archiv', 'ARCHIV', 'Archive', 'archive', 'ARCHIVE'] as const
/** What files are chosen for (platform.md 4). */
export const browserModes = ['gallery', 'editor', 'insertImageNewsletter', 'insertDownload', 'chooseDownload'] as const
export type BrowserMode = (typeof browserModes)[number]

type Kinds = { readonly types: readonly FileType[] | null; readonly extensions: readonly string[] | null }

/** What a mode offers: pictures, of newsletters those that mail programs show; documents; or all. */
const offered: Readonly<Record<BrowserMode, Kinds>> = {
  gallery: { types: ['picture'], extensions: null },
  editor: { types: ['picture'], extensions: null },
  insertImageNewsletter: { types: ['picture'], extensions: ['jpg', 'jpeg', 'png', 'gif'] },
  insertDownload: { types: null, extensions: null },
  chooseDownload: { types: ['pdf', 'document'], extensions: null },
}

const isType = (word: string): word is FileType => fileTypes.some(type => type === word)

/** Types and extensions that fit both what is asked for, where a word is either, and the mode; null: all. `pdf` is the type. */
export function wantedTypes(asked: readonly string[], mode: BrowserMode | null): Kinds {
  const of = mode === null ? { types: null, extensions: null } : offered[mode]
  const words = asked.map(word => word.toLowerCase().replace(/^\./, ''))
  const types = words.filter(isType)
  const extensions = words.filter(word => !isType(word))
  return { types: both(types, of.types), extensions: both(extensions, of.extensions) }
}

/** Those of what is asked for that are offered; where none of them is, all that is offered. */
function both<Word extends string>(asked: readonly Word[], of: readonly Word[] | null): readonly Word[] | null {
  const fitting = of === null ? asked : asked.filter(word => of.includes(word))
  return fitting.length > 0 ? fitting : of
}
