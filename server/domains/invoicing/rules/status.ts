import type { Day } from '../../../kit/days.ts'
import type { DocumentKind } from './document.ts'

/** How far a document is. Source: decisions.md, "Documents". */
export const documentStatuses = ['open', 'partial', 'complete', 'closed'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** What happens to a document that it does not say itself. */
export const documentEventKinds = ['accepted', 'declined', 'cancelled', 'restored', 'sent', 'withdrawn'] as const
export type DocumentEventKind = (typeof documentEventKinds)[number]

/** How much of a document's lines something was made of: none, some, all. A document without lines has `none`. */
export type Share = 'none' | 'some' | 'all'

/** All that the status follows from. `followed`: by documents made of it in any way; `delivered`, `invoiced`: by those kinds. */
export interface Course {
  readonly kind: DocumentKind
  readonly isIssued: boolean
  /** Cancelled as such, or taken back. */
  readonly isStruck: boolean
  /** Of offers: the last answer of whoever received it. */
  readonly answer: 'accepted' | 'declined' | null
  readonly validUntil: Day | null
  readonly today: Day
  readonly followed: Share
  readonly delivered: Share
  readonly invoiced: Share
}

/**
 * How far a document is, worked out and never entered.
 * - offer: open (draft or sent), partial (some lines became something), complete (all did), closed (declined, expired, cancelled)
 * - order: open, partial (something was delivered), complete (all was), closed (all invoiced, or cancelled)
 * - delivery: open (draft), complete (gone), closed (invoiced or cancelled)
 * - invoice and reminder: open (draft), closed (issued or cancelled)
 */
export function statusOf(course: Course): DocumentStatus {
  const { kind, isIssued, isStruck } = course
  if (isStruck) return 'closed'
  if (!isIssued) return 'open'
  if (kind === 'offer') return offerStatus(course)
  if (kind === 'order') {
    if (course.invoiced === 'all') return 'closed'
    return ({ none: 'open', some: 'partial', all: 'complete' } as const)[course.delivered]
  }
  if (kind === 'delivery') return course.invoiced === 'all' ? 'closed' : 'complete'
  return 'closed'
}

function offerStatus({ followed, answer, validUntil, today }: Course): DocumentStatus {
  if (followed === 'all') return 'complete'
  if (followed === 'some') return 'partial'
  if (answer === 'declined') return 'closed'
  // Whoever accepted in time is not late any more.
  return answer === null && validUntil !== null && validUntil < today ? 'closed' : 'open'
}
