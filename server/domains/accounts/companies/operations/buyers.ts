import { and, eq, gt, sql } from 'drizzle-orm'
import { isEmail, tidyEmail } from '../../../../kit/emails.ts'
import { isId } from '../../../../kit/ids.ts'
import { recipientLimits, tooMany } from '../../../../kit/limits.ts'
import { mailedPages } from '../../../../kit/mailedPages.ts'
import { NotFound, refusal, refuse, refuseIf } from '../../../../kit/refusals.ts'
import { managedCompany, mayWrite } from '../../../../kit/viewer.ts'
import { changesBetween, noteAudit } from '../../../../platform/audit.ts'
import { queueLimitedMail } from '../../../../platform/mail.ts'
import { type OperationScope, operation } from '../../../../platform/operation.ts'
import { readSettings } from '../../../settings/queries.ts'
import { hashSecret, newSecret } from '../../sessions/sessions.ts'
import { accounts } from '../../tables.ts'
import { companyMail } from '../mails.ts'
import type { Company } from '../queries.ts'
import { type BuyerTerms, buyerRefusals, companyLimits, INVITATION_DAYS } from '../rules.ts'
import { companyInvitations, companyMembers } from '../tables.ts'
import { lockedCompany, refuseJoined } from './companies.ts'

/** The company, locked, for its administrators and for who may change accounts; all others are told that there is none. */
async function managed({ tx, viewer }: Pick<OperationScope, 'tx' | 'viewer'>, companyId: string): Promise<Company> {
  if (mayWrite(viewer, 'users')) return lockedCompany(tx, companyId)
  if (managedCompany(viewer) !== companyId) throw new NotFound()
  const company = await lockedCompany(tx, companyId)
  // They may have been dismissed while this waited.
  if ((await tx.$count(companyMembers, isAdministrator(companyId, viewer.accountId!))) === 0) throw new NotFound()
  return company
}

const isAdministrator = (companyId: string, accountId: string) =>
  and(
    eq(companyMembers.companyId, companyId),
    eq(companyMembers.accountId, accountId),
    eq(companyMembers.role, 'administrator'),
    eq(companyMembers.isActive, true),
  )

export type InviteBuyer = BuyerTerms & {
  readonly companyId: string
  readonly email: string
  /** Origin that the link leads to. */
  readonly publicUrl: string
}

/**
 * Invites somebody to buy for a company by a mail whose link is good once, for a week and for that address; an earlier
 * invitation of the address ends. Whether the address has an account is not told. Refuses with EMAIL_INVALID, INVALID_INPUT,
 * AMOUNT_TOO_LARGE beyond 20 open invitations or 200 buyers, TOO_MANY_MAILS. Throws NotFound.
 */
export const inviteBuyer = operation('signedIn', async (scope, input: InviteBuyer): Promise<Company> => {
  const { tx, viewer, now, newId, language } = scope
  const company = await managed(scope, input.companyId)
  const email = tidyEmail(input.email)
  const { role, orderLimitCents, monthBudgetCents } = input
  refuseIf([
    ...(isEmail(email) ? [] : [refusal('EMAIL_INVALID', ['email'], 'This is no e-mail address.')]),
    ...buyerRefusals(input, []),
  ])
  await forgetInvitation(scope, company.id, email)
  const open = and(eq(companyInvitations.companyId, company.id), gt(companyInvitations.expiresAt, now))
  const isFull =
    (await tx.$count(companyInvitations, open)) >= companyLimits.invitations ||
    (await tx.$count(companyMembers, eq(companyMembers.companyId, company.id))) >= companyLimits.members
  if (isFull) {
    const limit = companyLimits.invitations
    refuse('AMOUNT_TOO_LARGE', ['email'], `At most ${limit} open invitations.`, { limit })
  }
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * 86_400_000)
  await tx.insert(companyInvitations).values({
    ...{ id: newId(), companyId: company.id, email, role, orderLimitCents, monthBudgetCents },
    ...{ hash: hashSecret(secret), invitedBy: viewer.accountId, createdAt: now, expiresAt },
  })
  const url = `${input.publicUrl}${language === 'en' ? '/en' : ''}/${mailedPages.companyInvitation}/${secret}`
  const settings = await readSettings(tx)
  const mail = companyMail('companyInvitation', { language, settings, name: null, company: company.name, url })
  const limited = { kinds: ['companyInvitation'], limits: recipientLimits.link }
  const written = { kind: 'companyInvitation', to: email, accountId: null, language, secret, ...mail }
  const wait = await queueLimitedMail(tx, written, limited, scope)
  if (wait > 0) throw tooMany('TOO_MANY_MAILS', wait)
  await noteAudit(scope, { action: 'company.buyerInvited', subjectId: company.id, subjectName: company.name })
  return company
})

const forgetInvitation = ({ tx }: OperationScope, companyId: string, email: string) =>
  tx
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), sql`lower(${companyInvitations.email}) = lower(${email})`))

/** Withdraws the invitation of an address; one that is gone already is no mistake. Throws NotFound. */
export const withdrawInvitation = operation(
  'signedIn',
  async (scope, input: { readonly companyId: string; readonly email: string }): Promise<Company> => {
    const company = await managed(scope, input.companyId)
    await forgetInvitation(scope, company.id, tidyEmail(input.email))
    return company
  },
)

const byToken = (token: string, now: Date) =>
  and(eq(companyInvitations.hash, hashSecret(token.slice(0, 200))), gt(companyInvitations.expiresAt, now))

/**
 * Joins a company by the link of an invitation, once. The address of the account has to be the one that was invited, and
 * confirmed. Refuses with TOKEN_UNKNOWN, INVITATION_FOR_OTHERS, ALREADY_IN_COMPANY, TRANSITION_NOT_ALLOWED where the company
 * is blocked.
 */
export const acceptInvitation = operation(
  'oneself',
  async (scope, { token }: { readonly token: string }): Promise<Company> => {
    const { tx, viewer, now } = scope
    // By deleting, of two who come at once one gets through.
    const [invitation] = await tx.delete(companyInvitations).where(byToken(token, now)).returning()
    if (!invitation) return refuse('TOKEN_UNKNOWN', ['token'], 'This invitation was used, withdrawn, or is over.')
    const accountId = viewer.accountId!
    const [account] = await tx
      .select({ email: accounts.email, verifiedAt: accounts.emailVerifiedAt })
      .from(accounts)
      .where(eq(accounts.id, accountId))
    const isTheirs = account?.verifiedAt && account.email.toLowerCase() === invitation.email.toLowerCase()
    if (!isTheirs) refuse('INVITATION_FOR_OTHERS', ['token'], 'It was sent to another e-mail address.')
    const company = await lockedCompany(tx, invitation.companyId)
    if (company.state === 'blocked') refuse('TRANSITION_NOT_ALLOWED', ['token'], 'This company is blocked.')
    const { companyId, role, orderLimitCents, monthBudgetCents } = invitation
    const joined = await tx
      .insert(companyMembers)
      .values({ accountId, companyId, role, orderLimitCents, monthBudgetCents, joinedAt: now })
      .onConflictDoNothing()
      .returning({ accountId: companyMembers.accountId })
    if (joined.length === 0) refuseJoined(['token'])
    await noteAudit(scope, { action: 'company.buyerJoined', subjectId: companyId, subjectName: company.name })
    return company
  },
)

export type ChangeBuyer = {
  readonly companyId: string
  readonly userId: string
  readonly changes: Partial<BuyerTerms> & { readonly isActive?: boolean }
}

/** Changes what a buyer may do, suspends them or lets them buy again; what they are ordering meanwhile is decided before or
 *  after it. Refuses with INVALID_INPUT, with LAST_ADMINISTRATOR where a company's own administrators would leave it without one.
 *  Throws NotFound. */
export const changeBuyer = operation('signedIn', async (scope, input: ChangeBuyer): Promise<Company> => {
  const { tx } = scope
  const company = await managed(scope, input.companyId)
  refuseIf(buyerRefusals(input.changes, ['changes']))
  const before = await lockedMember(scope, company.id, input.userId)
  const { role, orderLimitCents, monthBudgetCents, isActive } = before
  const known = { role, orderLimitCents, monthBudgetCents, isActive }
  const next = { ...known, ...input.changes }
  if (!next.isActive || next.role !== 'administrator') await keepAdministrator(scope, company.id, input.userId)
  const changes = changesBetween<Record<string, unknown>>(known, next)
  if (Object.keys(changes).length === 0) return company
  await tx.update(companyMembers).set(next).where(eq(companyMembers.accountId, before.accountId))
  await noteAudit(scope, {
    ...{ action: 'company.buyerChanged', subjectId: company.id, subjectName: company.name, changes },
  })
  return company
})

/** Dismisses a buyer, who buys for themselves from then on; their orders stay the company's. Refuses with LAST_ADMINISTRATOR as
 *  `changeBuyer`. Throws NotFound. */
export const removeBuyer = operation(
  'signedIn',
  async (scope, input: { readonly companyId: string; readonly userId: string }): Promise<Company> => {
    const company = await managed(scope, input.companyId)
    const { accountId } = await lockedMember(scope, company.id, input.userId)
    await keepAdministrator(scope, company.id, accountId)
    await scope.tx.delete(companyMembers).where(eq(companyMembers.accountId, accountId))
    await noteAudit(scope, { action: 'company.buyerRemoved', subjectId: company.id, subjectName: company.name })
    return company
  },
)

async function lockedMember({ tx }: OperationScope, companyId: string, accountId: string) {
  if (!isId(accountId)) throw new NotFound()
  const [member] = await tx
    .select()
    .from(companyMembers)
    .where(and(eq(companyMembers.accountId, accountId), eq(companyMembers.companyId, companyId)))
    .for('no key update')
  if (!member) throw new NotFound()
  return member
}

/** The company's row is locked: nobody else takes the other one away meanwhile. Staff may, and sets somebody else up. */
async function keepAdministrator({ tx, viewer }: OperationScope, companyId: string, without: string): Promise<void> {
  if (mayWrite(viewer, 'users')) return
  const others = await tx.$count(
    companyMembers,
    and(
      eq(companyMembers.companyId, companyId),
      eq(companyMembers.role, 'administrator'),
      eq(companyMembers.isActive, true),
      sql`${companyMembers.accountId} <> ${without}`,
    ),
  )
  if (others === 0) refuse('LAST_ADMINISTRATOR', ['userId'], 'A company keeps at least one administrator.')
}
