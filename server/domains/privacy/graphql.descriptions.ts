/** What the part of the schema about people's own data, and the demo shop's, means where no field says it itself (see
 *  `server/api/descriptions`). */
export const privacyDescriptions = {
  DataExport: {
    bytes: 'Size of the file; null until it is ready.',
    createdAt: 'When it was asked for.',
    expiresAt: 'Until when it can be had; null until it is ready.',
    readyAt: 'When it was ready; null before.',
    state: 'How far it is.',
  },
  DataExportState: {
    '': 'How far a copy of somebody’s data is.',
    EXPIRED: 'It can no longer be had.',
    FAILED: 'It could not be made; ask anew.',
    QUEUED: 'It is being made.',
    READY: 'It can be had.',
  },
  RequestAccountDeletionInput: { password: 'The present password of whoever asks.' },
  Mutation: { undoAccountDeletion: 'Takes back that the own account was to be deleted.' },
}
