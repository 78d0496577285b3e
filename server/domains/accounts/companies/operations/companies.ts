import { eq } from 'drizzle-orm'
import { isId } from '../../../../kit/ids.ts'
import { mailedPages } from '../../../../kit/mailedPages.ts'
import type { PostalAddressInput } from '../../../../kit/postalAddresses.ts'
import { NotFound, refuse, refuseIf, refuseStale } from '../../../../kit/refusals.ts'
import { mayWrite } from '../../../../kit/viewer.ts'
import { changesBetween, noteAudit } from '../../../../platform/audit.ts'
import type { Transaction } from '../../../../platform/database.ts'
import { queueMail } from '../../../../platform/mail.ts'
import { notify } from '../../../../platform/notifications.ts'
import { knockRefused, type OperationScope, operation } from '../../../../platform/operation.ts'
import { shippingSettings } from '../../../pricing/settings.ts'
import { readSettings } from '../../../settings/queries.ts'
import { hasUser } from '../../users/queries.ts'
import { changesTerms } from '../../users/rules/userChanges.ts'
import { companyMail } from '../mails.ts'
import { type Company, companyOf, decidersOf } from '../queries.ts'
import { type CompanyChanges, type CompanyFields, keptCompany } from '../rules.ts'
import { companies, companyMembers } from '../tables.ts'

export type CreateCompany = {
  readonly company: CompanyChanges
  /** The customer who administers it; absent: somebody who is invited afterwards. */
  readonly userId?: string | null
}

/** Sets up a company. Refuses as `keptCompany` below `company`, NOT_FOUND for an account that there is not, ALREADY_IN_COMPANY
 *  for one that buys for another; what is agreed needs the right to change terms. */
export const createCompany = operation('admin:users', async (scope, input: CreateCompany): Promise<Company> => {
  const { tx, viewer } = scope
  if (changesTerms(input.company) && !mayWrite(viewer, 'terms')) throw knockRefused(viewer, 'admin:terms')
  const fields = await entered(scope, null, input.company, ['company'])
  if (input.userId != null && !(await hasUser(tx, input.userId))) {
    refuse('NOT_FOUND', ['userId'], 'There is no such account.')
  }
  const made = await insertCompany(scope, fields)
  if (input.userId != null) await join(scope, made.id, input.userId, ['userId'])
  await noteAudit(scope, { action: 'company.created', subjectId: made.id, subjectName: made.name })
  return made
})

export type UpdateCompany = {
  readonly companyId: string
  /** The revision that the editor saw; null: whatever it is by now. */
  readonly revision: number | null
  readonly changes: CompanyChanges
}

/** Changes a company, or sets one up that was asked for (`state`), whereupon who asked is told by mail. Orders that were placed
 *  keep address and prices. Refuses as `keptCompany` below `changes`, STALE_REVISION. Throws NotFound. */
export const updateCompany = operation(
  'admin:users',
  async (scope, input: UpdateCompany & { readonly publicUrl: string }): Promise<Company> => {
    const { tx, viewer, now } = scope
    if (changesTerms(input.changes) && !mayWrite(viewer, 'terms')) throw knockRefused(viewer, 'admin:terms')
    const before = await lockedCompany(tx, input.companyId)
    refuseStale(before, input.revision)
    const { name, address, terms, note, state } = before
    const known: CompanyFields = { name, address, terms, note, state }
    const fields = await entered(scope, known, input.changes, ['changes'])
    const changes = changesBetween<Record<string, unknown>>(known, fields)
    if (Object.keys(changes).length === 0) return before
    const [saved] = await tx
      .update(companies)
      .set({ ...fields, changedAt: now, revision: before.revision + 1 })
      .where(eq(companies.id, before.id))
      .returning()
    // Who stands in the address is not for the log.
    const told = Object.fromEntries(
      Object.entries(changes).map(([field, change]) => [field, ['address', 'note'].includes(field) ? {} : change]),
    )
    await noteAudit(scope, {
      action: 'company.updated',
      ...{ subjectId: before.id, subjectName: saved!.name, changes: told },
    })
    if (state === 'requested' && fields.state === 'active') await tellAccepted(scope, saved!, input.publicUrl)
    return saved!
  },
)

/** Asks for a company account: whoever asks administers it once staff has set it up, and buys for themselves until then. Refuses
 *  as `keptCompany`, ALREADY_IN_COMPANY. */
export const requestCompany = operation(
  'oneself',
  async (scope, input: { readonly name: string; readonly address: PostalAddressInput }): Promise<Company> => {
    const { tx, viewer } = scope
    const fields = await entered(scope, null, { name: input.name, address: input.address, state: 'requested' }, [])
    if (await companyOf(tx, viewer.accountId!)) refuseJoined([])
    const made = await insertCompany(scope, fields)
    await join(scope, made.id, viewer.accountId!, [])
    await noteAudit(scope, { action: 'company.requested', subjectId: made.id, subjectName: made.name })
    await notify(tx, { kind: 'company.requested', subjectId: made.id, name: made.name }, scope.now)
    return made
  },
)

async function entered(
  { tx }: OperationScope,
  before: CompanyFields | null,
  changes: CompanyChanges,
  path: readonly string[],
): Promise<CompanyFields> {
  const settings = await readSettings(tx)
  const countries = shippingSettings.of(settings).countries.map(({ code }) => code)
  const { company, refusals } = keptCompany(before, changes, settings, countries, path)
  refuseIf(refusals)
  return company
}

async function insertCompany({ tx, now, newId }: OperationScope, fields: CompanyFields): Promise<Company> {
  const [made] = await tx
    .insert(companies)
    .values({ id: newId(), ...fields, createdAt: now, changedAt: now })
    .returning()
  return made!
}

/** Makes an account the administrator of a new company; of two companies at once one gets it. */
async function join(
  { tx, now }: OperationScope,
  companyId: string,
  accountId: string,
  path: readonly string[],
): Promise<void> {
  const joined = await tx
    .insert(companyMembers)
    .values({ accountId, companyId, role: 'administrator', joinedAt: now })
    .onConflictDoNothing()
    .returning({ accountId: companyMembers.accountId })
  if (joined.length === 0) refuseJoined(path)
}

export const refuseJoined = (path: readonly string[]): never =>
  refuse('ALREADY_IN_COMPANY', path, 'This account buys for a company already.')

async function tellAccepted(scope: OperationScope, company: Company, publicUrl: string): Promise<void> {
  const settings = await readSettings(scope.tx)
  for (const { id: accountId, email, name, language } of await decidersOf(scope.tx, company.id)) {
    const url = `${publicUrl}${language === 'en' ? '/en' : ''}/${mailedPages.account}/${mailedPages.company}`
    const mail = companyMail('companyAccepted', { language, settings, name, company: company.name, url })
    await queueMail(scope.tx, { kind: 'companyAccepted', to: email, accountId, language, secret: null, ...mail }, scope)
  }
}

/** Locks a company until the transaction ends: its buyers are changed one after the other. Throws NotFound. */
export async function lockedCompany(tx: Transaction, id: string): Promise<Company> {
  if (!isId(id)) throw new NotFound()
  const [company] = await tx.select().from(companies).where(eq(companies.id, id)).for('no key update')
  if (!company) throw new NotFound()
  return company
}
