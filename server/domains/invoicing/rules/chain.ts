import { createHash } from 'node:crypto'
import { stableJson } from '../../../kit/stableJson.ts'
import type { DocumentSnapshot } from './snapshot.ts'

/** What a link of the chain is made of. `previous`: the hash of the document that was issued before, null for the first. */
export interface Issued {
  readonly chainIndex: number
  readonly previous: string | null
  readonly snapshot: DocumentSnapshot
  readonly xml: string | null
  readonly pdf: Uint8Array
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** The hash of an issued document, in hexadecimal: over the one before it, its place, all that it says, its XML and its paper. Whoever
 *  changes one of them breaks the chain from there on. Source: GoBD, no. 107 ff.; § 131 BAO. */
export const hashOf = ({ chainIndex, previous, snapshot, xml, pdf }: Issued): string =>
  sha256(
    [
      ...[String(chainIndex), previous ?? '', sha256(stableJson(snapshot))],
      ...[xml === null ? '' : sha256(xml), sha256(pdf)],
    ].join('\n'),
  )

/** What a look at the chain found out of order. */
export type ChainFault =
  | { readonly kind: 'changed'; readonly number: string }
  | { readonly kind: 'unlinked'; readonly number: string }
  | { readonly kind: 'missing'; readonly chainIndex: number }

/** A document as the chain is looked at: with the hash that is kept of it. */
export type Linked = Issued & { readonly hash: string }

/** What is wrong with a document that follows another one in the chain (null: it is the first). */
export function faultsOf(before: Pick<Linked, 'chainIndex' | 'hash'> | null, document: Linked): ChainFault[] {
  const { number } = document.snapshot
  const expected = (before?.chainIndex ?? 0) + 1
  const missing = Array.from({ length: Math.max(0, document.chainIndex - expected) }, (_, at) => expected + at)
  return [
    ...missing.map((chainIndex): ChainFault => ({ kind: 'missing', chainIndex })),
    ...(missing.length === 0 && document.previous !== (before?.hash ?? null)
      ? [{ kind: 'unlinked', number } as const]
      : []),
    ...(hashOf(document) === document.hash ? [] : [{ kind: 'changed', number } as const]),
  ]
}
