/** What an account is at the moment. Whoever is switched off is that, whatever else holds. */
export type UserState = 'active' | 'inactive' | 'deletionAsked' | 'invited' | 'unconfirmed'

type Facts = {
  readonly isActive: boolean
  readonly deletionRequestedAt: Date | null
  readonly emailVerifiedAt: Date | null
  readonly invitedAt: Date | null
}

/** The state of an account; `browsing.ts` says the same in SQL. */
export function userState({ isActive, deletionRequestedAt, emailVerifiedAt, invitedAt }: Facts): UserState {
  if (!isActive) return 'inactive'
  if (deletionRequestedAt !== null) return 'deletionAsked'
  if (emailVerifiedAt !== null) return 'active'
  return invitedAt === null ? 'unconfirmed' : 'invited'
}
