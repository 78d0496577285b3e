import type { MessageId } from '../../../intl/messageIds.ts'

/** What people call the actions of the audit log. */
const titles: Readonly<Record<string, MessageId>> = {
  'account.actingBegun': 'rights.action.account.actingBegun',
  'account.actingEnded': 'rights.action.account.actingEnded',
  'account.anonymised': 'rights.action.account.anonymised',
  'account.deactivated': 'rights.action.account.deactivated',
  'account.deletionAsked': 'rights.action.account.deletionAsked',
  'account.deletionUndone': 'rights.action.account.deletionUndone',
  'account.emailChanged': 'rights.action.account.emailChanged',
  'account.grantsChanged': 'rights.action.account.grantsChanged',
  'account.invitationAccepted': 'rights.action.account.invitationAccepted',
  'account.invited': 'rights.action.account.invited',
  'account.invitedAgain': 'rights.action.account.invitedAgain',
  'account.newsletterConsented': 'rights.action.account.newsletterConsented',
  'account.newsletterDeclined': 'rights.action.account.newsletterDeclined',
  'account.passkeyAdded': 'rights.action.account.passkeyAdded',
  'account.passkeyRemoved': 'rights.action.account.passkeyRemoved',
  'account.passwordChanged': 'rights.action.account.passwordChanged',
  'account.passwordReset': 'rights.action.account.passwordReset',
  'account.reactivated': 'rights.action.account.reactivated',
  'account.recoveryCodesRenewed': 'rights.action.account.recoveryCodesRenewed',
  'account.rolesChanged': 'rights.action.account.rolesChanged',
  'account.secondFactorOff': 'rights.action.account.secondFactorOff',
  'account.secondFactorOn': 'rights.action.account.secondFactorOn',
  'account.secondFactorReset': 'rights.action.account.secondFactorReset',
  'account.sessionsEnded': 'rights.action.account.sessionsEnded',
  'account.signedOutEverywhere': 'rights.action.account.signedOutEverywhere',
  'account.termsChanged': 'rights.action.account.termsChanged',
  'account.updated': 'rights.action.account.updated',
  'apiKey.created': 'rights.action.apiKey.created',
  'apiKey.revoked': 'rights.action.apiKey.revoked',
  'color.created': 'rights.action.color.created',
  'color.deleted': 'rights.action.color.deleted',
  'color.updated': 'rights.action.color.updated',
  'order.refused': 'rights.action.order.refused',
  'order.released': 'rights.action.order.released',
  'person.created': 'rights.action.person.created',
  'person.deleted': 'rights.action.person.deleted',
  'person.updated': 'rights.action.person.updated',
  'product.created': 'rights.action.product.created',
  'product.deleted': 'rights.action.product.deleted',
  'product.imageAdded': 'rights.action.product.imageAdded',
  'product.imagesArranged': 'rights.action.product.imagesArranged',
  'product.updated': 'rights.action.product.updated',
  'productGroup.created': 'rights.action.productGroup.created',
  'productGroup.deleted': 'rights.action.productGroup.deleted',
  'productGroup.updated': 'rights.action.productGroup.updated',
}

/** The title of an action; one that has none yet is called by its own name. */
export const actionTitle = (action: string, text: (id: MessageId) => string): string => {
  const title = titles[action]
  return title === undefined ? action : text(title)
}
