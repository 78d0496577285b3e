import type { Transaction } from '../../../platform/database.ts'
import type { IdKind } from './fields.ts'

/** What later domains have that blocks point at; content never learns of it but by this. */
type LaterKind = Exclude<IdKind, 'Gallery' | 'ManagedEntry'>
export const laterKinds = ['Product', 'ProductGroup', 'Form'] as const satisfies readonly LaterKind[]

/** Which of these ids are there; they are ids, of at most a document's blocks. */
export type FindPointed = (tx: Transaction, ids: readonly string[]) => Promise<readonly { readonly id: string }[]>
export type PointedKinds = Readonly<Record<LaterKind, FindPointed>>

let known: PointedKinds | null = null

/** Makes the gathered finders known, once at the start of the process. */
export function pointersWith(finders: PointedKinds): void {
  known = finders
}

/** What finds things of a kind. Throws where none was made known: documents would point anywhere. */
export function finderOf(kind: LaterKind): FindPointed {
  if (known === null) throw new Error('documents are saved before it is known what they may point at')
  return known[kind]
}
