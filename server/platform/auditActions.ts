/** Everything that the audit log tells of, by the kind of thing it was done to. What is new stands here first: nothing else
 *  can be noted, and the log of the admin centre has a title for each action and says where each kind is found
 *  (`domains/audit/graphql.actions.test.ts`). */
export const auditedActions = {
  account: [
    ...(['actingBegun', 'actingEnded', 'anonymised', 'apiKeysRevoked', 'confirmed', 'deactivated'] as const),
    ...(['deletionRequested', 'deletionUndone', 'emailChanged', 'exportRequested', 'grantsChanged'] as const),
    ...(['invitationAccepted', 'invited', 'invitedAgain', 'newsletterConsented', 'newsletterDeclined'] as const),
    ...(['passkeyAdded', 'passkeyRemoved', 'passwordChanged', 'passwordFailed', 'passwordReset'] as const),
    ...(['passwordResetAsked', 'passwordSufficesChanged', 'reactivated', 'recoveryCodesRenewed'] as const),
    ...(['rolesChanged', 'secondFactorFailed', 'secondFactorKept', 'secondFactorLinkAsked'] as const),
    ...(['secondFactorOff', 'secondFactorOn', 'secondFactorReset', 'secondFactorResetAsked'] as const),
    ...(['sessionsEnded', 'signInFailed', 'signedIn', 'signedOutEverywhere', 'startedFresh'] as const),
    ...(['termsChanged', 'updated'] as const),
  ],
  affiliate: ['corrected', 'created', 'paid', 'updated'],
  bill: ['decided', 'received'],
  apiKey: ['created', 'revoked', 'updated'],
  color: ['arranged', 'created', 'deleted', 'merged', 'updated'],
  company: [
    ...(['approvalAsked', 'buyerChanged', 'buyerInvited', 'buyerJoined', 'buyerRemoved', 'created'] as const),
    ...(['orderApproved', 'orderDeclined', 'requested', 'updated'] as const),
  ],
  coupon: ['codesGenerated', 'created', 'deleted', 'restored', 'updated'],
  demo: ['removed'],
  bankFile: ['imported'],
  bankLine: ['booked', 'sureBooked'],
  document: [
    ...(['accepted', 'cancelled', 'declined', 'drafted', 'issued', 'paid', 'paymentTakenBack'] as const),
    ...(['removed', 'restored', 'sent', 'unlocked'] as const),
  ],
  entry: [
    ...(['approved', 'created', 'deleted', 'englishChecked', 'previewEnded', 'previewShared', 'published'] as const),
    ...(['recalled', 'restored', 'returned', 'submitted', 'trashed', 'unlocked', 'updated', 'withdrawn'] as const),
  ],
  file: [
    ...(['deleted', 'edited', 'replaced', 'restored', 'trashed'] as const),
    ...(['unlocked', 'updated', 'uploaded', 'versionRestored'] as const),
  ],
  form: ['answerDeleted', 'created', 'deleted', 'unlocked', 'updated'],
  gallery: ['created', 'deleted', 'restored', 'updated'],
  job: ['retried'],
  mail: ['resent', 'retried'],
  order: [
    ...(['addressChanged', 'cancelled', 'cancelledUnpaid', 'paid', 'refunded', 'refused', 'released'] as const),
    ...(['noteChanged', 'noteDeleted', 'shipped', 'tagged', 'trackingChanged', 'unpaid', 'unshipped'] as const),
  ],
  person: ['created', 'deleted', 'updated'],
  product: [
    ...(['created', 'deleted', 'downloadAdded', 'imageAdded', 'imageChanged', 'imagesArranged'] as const),
    ...(['restored', 'unlocked', 'updated'] as const),
  ],
  productGroup: ['arranged', 'created', 'deleted', 'updated'],
  redirect: ['created', 'deleted', 'updated'],
  searchSynonym: ['created', 'deleted', 'updated'],
  settings: ['importUndone', 'imported', 'undone', 'updated'],
  text: ['undone', 'updated'],
  theme: ['deleted', 'saved'],
  stockTaking: ['booked', 'dropped', 'started'],
  voucher: ['blocked', 'corrected', 'issued', 'sent', 'unblocked', 'updated'],
  voucherTemplate: ['created', 'deleted', 'updated'],
  webhook: ['created', 'deleted', 'replayed', 'secretRotated', 'switchedOff', 'tested', 'updated'],
  withdrawal: ['accepted', 'completed', 'refused'],
} as const

/** A kind of thing that the log tells of. */
export type AuditKind = keyof typeof auditedActions

/** `thing.done`, as `product.updated`. */
export type AuditAction = { [Kind in AuditKind]: `${Kind}.${(typeof auditedActions)[Kind][number]}` }[AuditKind]
