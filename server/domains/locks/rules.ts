import type { RefusalCode } from '../../kit/refusals.ts'
import { type Area, mayEdit, mayRead, mayWrite, type Viewer } from '../../kit/viewer.ts'

/** What can be locked: its type in GraphQL, the area whose editors lock it, its refusal, and where it lies. Domains of such
 *  things come after this one, so that their tables are named here and not imported. */
type Lockable = {
  readonly type: string
  readonly area: Area
  readonly refusal: RefusalCode
  readonly table: string
  /** The column that people call it by. */
  readonly name: string
  /** Whether a program of the person who edits may write meanwhile: their page merges what others wrote. */
  readonly sparesOwnPrograms?: true
}

/** Kinds of things that one person edits at a time. */
export const lockKinds = {
  document: {
    ...{ type: 'BusinessDocument', area: 'documents', refusal: 'DOCUMENT_LOCKED' },
    ...{ table: 'documents', name: 'receiver_name' },
  },
  entry: { type: 'ManagedEntry', area: 'content', refusal: 'ENTRY_LOCKED', table: 'entries', name: 'name' },
  file: { type: 'File', area: 'files', refusal: 'FILE_LOCKED', table: 'files', name: 'name' },
  form: { type: 'Form', area: 'messages', refusal: 'FORM_LOCKED', table: 'forms', name: 'name' },
  product: {
    ...{ type: 'Product', area: 'catalogue', refusal: 'PRODUCT_LOCKED' },
    ...{ table: 'products', name: 'product_number', sparesOwnPrograms: true },
  },
} as const satisfies Readonly<Record<string, Lockable>>

export type LockKind = keyof typeof lockKinds

const lockables: Readonly<Record<LockKind, Lockable>> = lockKinds

/** The kind of what GraphQL calls so; null for what cannot be locked. */
export const lockKindOf = (type: string): LockKind | null =>
  (Object.keys(lockKinds) as LockKind[]).find(kind => lockKinds[kind].type === type) ?? null

/** A lock that nobody gives a sign of life for ends after these; browsers let hidden tabs work once a minute at least. */
const LOCK_SECONDS = 180

/** The last sign of life of locks that still count. */
export const lockedAfter = (now: Date): Date => new Date(now.getTime() - LOCK_SECONDS * 1000)

/** Who holds a lock: an account, in one tab; null where it did not name itself. */
export type Holder = { readonly accountId: string; readonly tab: string | null }

/** Whether a lock keeps somebody else away: another account, or the same one in another tab (platform.md 4). */
export const isKeptFrom = (lock: Holder, asker: { accountId: string | null; tab: string | null }): boolean =>
  lock.accountId !== asker.accountId || lock.tab !== asker.tab

/** Whether a lock of that kind refuses a change. Who says no tab is a program: browsers always name theirs. */
export const isRefusedBy = (
  lock: Holder & { readonly kind: LockKind },
  asker: { accountId: string | null; tab: string | null },
): boolean =>
  isKeptFrom(lock, asker) &&
  !(lockables[lock.kind].sparesOwnPrograms && asker.tab === null && lock.accountId === asker.accountId)

/** Whether somebody may take a lock that another tab holds: one's own always, that of others only whoever manages the area. */
export const mayBreak = (lock: Holder, viewer: Viewer, kind: LockKind): boolean =>
  mayEdit(viewer, lockKinds[kind].area) &&
  (lock.accountId === viewer.accountId || mayWrite(viewer, lockKinds[kind].area))

/** Whether somebody may know who edits. */
export const maySee = (viewer: Viewer, kind: LockKind): boolean => mayRead(viewer, lockKinds[kind].area)
