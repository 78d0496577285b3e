/** What the audit log's part of the schema means where no field says it itself (see `server/api/descriptions`). */
export const auditDescriptions = {
  AuditChange: {
    '': 'A field that was changed.',
    field: 'Its name.',
    new: 'What it was afterwards; null for nothing.',
  },
  AuditEntry: {
    address: 'The network address that it was asked from; null where it is not known, or no longer kept.',
    at: 'When it was done.',
    changes: 'What was different afterwards; none where the action says it all.',
    subjectType: 'What sort of thing it was done to, as `product`.',
  },
  AuditFilter: { '': 'Which entries are wanted: those that fit all of it.', action: 'One of `auditActions`.' },
  Query: { auditEntries: 'What was done, the latest first.' },
}
