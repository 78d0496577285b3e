import type { MessageId } from '../../../../intl/messageIds.ts'

/** Which pictures the overlay shows. Source: platform.md 4. */
export const sortTitles = {
  recently_uploaded: 'admin.galleries.sort.recentlyUploaded',
  in_gallery: 'admin.galleries.sort.inGallery',
  upload_queued: 'admin.galleries.sort.uploadQueued',
  from_archive: 'admin.galleries.sort.fromArchive',
} as const satisfies Record<string, MessageId>
export type Sort = keyof typeof sortTitles

/** What the overlay is narrowed to; `after` is the page. */
export interface BrowserView {
  readonly sort: Sort
  readonly search: string
  readonly tag: string | null
  readonly extension: string | null
  readonly after: string | null
}

/** What it begins with: a gallery that has pictures with these. */
export const viewAtFirst = (hasImages: boolean): BrowserView => ({
  ...{ search: '', tag: null, extension: null, after: null },
  sort: hasImages ? 'in_gallery' : 'recently_uploaded',
})

/** A view with something else chosen: it begins with its first page again. */
export const changedView = (view: BrowserView, changes: Partial<Omit<BrowserView, 'after'>>): BrowserView => ({
  ...view,
  ...changes,
  after: null,
})

/** What is offered: the archive only where it has pictures. */
export const sortsWith = (hasArchive: boolean): readonly Sort[] =>
  (Object.keys(sortTitles) as Sort[]).filter(sort => sort !== 'from_archive' || hasArchive)

/** Pictures may be moved where all of them are seen in their order. */
export const canArrange = ({ sort, search }: BrowserView): boolean => sort === 'in_gallery' && search.trim() === ''
