import type { MessageId } from '../../../intl/messageIds.ts'

/** What people call what somebody does for a company, and what that means. */
export const roleTexts = {
  ADMINISTRATOR: 'company.role.administrator',
  APPROVER: 'company.role.approver',
  BUYER: 'company.role.buyer',
} as const satisfies Record<string, MessageId>

export const roleHints = {
  ADMINISTRATOR: 'company.role.administratorHint',
  APPROVER: 'company.role.approverHint',
  BUYER: 'company.role.buyerHint',
} as const satisfies Record<string, MessageId>

export type Role = keyof typeof roleTexts

/** Why something of a company was refused; the rest is told in general. */
const problemTexts: Readonly<Record<string, MessageId>> = {
  EMAIL_INVALID: 'company.problem.email',
  TOO_MANY_OPEN: 'company.problem.invitations',
  TOO_MANY_MAILS: 'company.problem.tooManyMails',
  INVALID_INPUT: 'company.problem.amount',
  LAST_ADMINISTRATOR: 'company.problem.lastAdministrator',
  ALREADY_IN_COMPANY: 'company.problem.alreadyIn',
  INVITATION_FOR_OTHERS: 'company.problem.forOthers',
  TOKEN_UNKNOWN: 'company.problem.token',
  TRANSITION_NOT_ALLOWED: 'company.problem.decided',
  BUYER_SUSPENDED: 'company.problem.suspended',
  SOLD_OUT: 'company.problem.soldOut',
  ONLY_FEW_LEFT: 'company.problem.soldOut',
  PAYMENT_METHOD_NOT_ALLOWED: 'company.problem.payment',
  SECOND_PERSON_REQUIRED: 'company.problem.own',
  CART_FULL: 'company.problem.cartFull',
}
export const problemText = (code: string): MessageId => problemTexts[code] ?? 'company.problem.other'
