import type { AuditFilter } from '../../../__generated__/AuditPageQuery.graphql.ts'

export const auditPath = '/admincenter/audit'

/** Rows of one page of the audit log. */
export const auditPageSize = 50

/** What the address of the audit log says. */
export interface AuditView {
  search: string
  action: string | null
  from: string | null
  to: string | null
  /** Global id of the one record whose history is shown. */
  subject: string | null
  after: string | null
}

const day = (text: string | null): string | null => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null)

/** Reads the address; what it says wrongly counts as not said. */
export const auditView = (search: URLSearchParams): AuditView => ({
  search: (search.get('search') ?? '').slice(0, 100),
  action: search.get('action'),
  from: day(search.get('from')),
  to: day(search.get('to')),
  subject: search.get('subject'),
  after: search.get('after'),
})

/** Variables of `AuditPageQuery`. */
export function auditVariables(search: URLSearchParams): { first: number; after: string | null; filter: AuditFilter } {
  const { after, search: words, subject, ...filter } = auditView(search)
  return { first: auditPageSize, after, filter: { ...filter, search: words || null, subjectId: subject } }
}
