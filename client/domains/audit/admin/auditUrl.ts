import type { AuditFilter } from '../../../__generated__/AuditPageQuery.graphql.ts'
import { defineListUrl, type ViewOf } from '../../../adminKit/list/url.ts'

export const auditPath = '/admincenter/audit'

/** What the audit log is narrowed to; its only order is the latest first. */
export const auditUrl = defineListUrl({
  path: auditPath,
  filters: {
    search: { kind: 'words', label: 'rights.audit.search' },
    at: { kind: 'days', label: 'admin.period.label' },
    action: { kind: 'one', label: 'rights.audit.action', form: /^[\w.]{1,100}$/ },
    // The history of one record, by its global id.
    subject: { kind: 'given', label: 'rights.audit.oneRecord', form: /^[\w+/=-]+$/ },
  },
  sorts: [],
  usual: null,
})

export const auditVariables = ({ filters }: ViewOf<typeof auditUrl>): { filter: AuditFilter } => ({
  filter: { search: filters.search || null, ...filters.at, action: filters.action, subjectId: filters.subject },
})
