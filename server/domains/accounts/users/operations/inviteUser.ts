import { isEmail, tidyEmail } from '../../../../kit/emails.ts'
import type { Language } from '../../../../kit/languages.ts'
import { isName } from '../../../../kit/names.ts'
import { type Refusal, refusal, refuse, refuseIf } from '../../../../kit/refusals.ts'
import type { Role } from '../../../../kit/viewer.ts'
import { tidied } from '../../../../kit/words.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { operation } from '../../../../platform/operation.ts'
import { readSettings } from '../../../settings/queries.ts'
import { nextCustomerNumber } from '../../customerNumbers/customerNumbers.ts'
import { availableRoles } from '../../settings.ts'
import { accounts } from '../../tables.ts'
import { type User, userColumns } from '../queries.ts'
import { rolesRefusals, tidyRoles } from '../rules/administration.ts'
import { inviteAccount } from './invitation.ts'
import { lockedUser, saveUser } from './lockedUser.ts'

export type InviteUser = {
  readonly email: string
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly company?: string | null
  readonly language?: Language | null
  /** Absent: a customer. */
  readonly roles?: readonly Role[] | null
  /** Origin that the link leads to. */
  readonly publicUrl: string
}

const longest = { firstName: 80, lastName: 80, company: 120 } as const

/**
 * Opens an account for somebody, with a customer number, and sends them a link by which they choose a password; until then nobody signs in
 * with it. Refuses with all reasons at once: EMAIL_INVALID, EMAIL_TAKEN, NAME_INVALID, ROLES_NOT_ALLOWED for roles that
 * are not the viewer's to give.
 */
export const inviteUser = operation('admin:users', async (scope, input: InviteUser): Promise<User> => {
  const { tx, viewer, now, newId } = scope
  const id = newId()
  const email = tidyEmail(input.email)
  const roles = input.roles ?? ['user']
  const parts = {
    firstName: tidied(input.firstName ?? '') || null,
    lastName: tidied(input.lastName ?? '') || null,
    company: tidied(input.company ?? '') || null,
  }
  refuseIf([
    ...(isEmail(email) ? [] : [refusal('EMAIL_INVALID', ['email'], 'This is no e-mail address.')]),
    ...nameRefusals(parts),
    ...rolesRefusals(viewer, { id, roles: ['user'], grants: [] }, roles, availableRoles(await readSettings(tx))),
  ])
  const [inserted] = await tx
    .insert(accounts)
    .values({
      id,
      email,
      name: [parts.firstName, parts.lastName].filter(Boolean).join(' ') || parts.company || email,
      ...parts,
      roles: tidyRoles(roles),
      customerNumber: nextCustomerNumber(),
      language: input.language ?? scope.language,
      invitedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning(userColumns)
  const user = inserted ?? refuse('EMAIL_TAKEN', ['email'], 'E11000 email already registered')
  await noteAudit(scope, {
    action: 'account.invited',
    subjectId: id,
    subjectName: user.name,
    changes: { email: { old: null, new: email }, roles: { old: null, new: user.roles } },
  })
  await inviteAccount(scope, user, input.publicUrl)
  return user
})

function nameRefusals(parts: { readonly [Field in keyof typeof longest]: string | null }): Refusal[] {
  return (Object.keys(longest) as (keyof typeof longest)[]).flatMap(field => {
    const text = parts[field]
    return text === null || isName(text, longest[field])
      ? []
      : [refusal('NAME_INVALID', [field], 'This is not a name.')]
  })
}

/** Sends an invitation once more; the link sent before ends. Refuses with TRANSITION_NOT_ALLOWED accounts that were not
 *  invited or whose address is confirmed by now, with ACCOUNT_INACTIVE those that are switched off. Throws NotFound. */
export const resendInvitation = operation(
  'admin:users',
  async (scope, { userId, publicUrl }: { userId: string; publicUrl: string }): Promise<User> => {
    const user = await lockedUser(scope, userId)
    if (user.invitedAt === null || user.emailVerifiedAt !== null) {
      refuse('TRANSITION_NOT_ALLOWED', ['userId'], 'This person does not wait for an invitation.')
    }
    if (!user.isActive) refuse('ACCOUNT_INACTIVE', ['userId'], 'The account is switched off.')
    const saved = await saveUser(scope.tx, user, { invitedAt: scope.now })
    await noteAudit(scope, { action: 'account.invitedAgain', subjectId: user.id, subjectName: user.name })
    await inviteAccount(scope, user, publicUrl)
    return saved
  },
)
