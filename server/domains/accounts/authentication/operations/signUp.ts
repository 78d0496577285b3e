import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { tooMany } from '../../../../kit/limits.ts'
import { refuse, refuseIf } from '../../../../kit/refusals.ts'
import type { Transaction } from '../../../../platform/database.ts'
import { type OperationContext, operation } from '../../../../platform/operation.ts'
import { shippingSettings } from '../../../pricing/settings.ts'
import { termsVersion } from '../../../settings/legalTexts/legalText.ts'
import { readSettings } from '../../../settings/queries.ts'
import { shopSettings } from '../../../settings/settings.ts'
import { nextCustomerNumber } from '../../customerNumbers/customerNumbers.ts'
import { noteConsent } from '../../newsletter/operations.ts'
import { sendLink } from '../../operations.ts'
import { accounts, accountTokens, addresses } from '../../tables.ts'
import { hashPassword } from '../hashing/passwords.ts'
import { type SignUpInput, type SignUpPlan, signUpPlan } from '../rules/signUp.ts'

/**
 * Opens an account that can sign in once the link of the mail was followed (see `confirmAccount`), which is good for
 * 24 hours. Roles, rights and terms are never the visitor's to choose. Refuses as `signUpPlan`, and with EMAIL_TAKEN
 * where the address has an account: the one door that tells, as platform.md 8 demands; doors limit it. An account that
 * was never confirmed and whose links have all ended gives way.
 */
export async function signUp(context: OperationContext, input: SignUpInput & { publicUrl: string }): Promise<void> {
  const settings = await readSettings(context.database.drizzle)
  const countries = shippingSettings.of(settings).countries.map(({ code }) => code)
  const { plan, refusals } = signUpPlan(input, countries, shopSettings.of(settings).name)
  refuseIf(refusals)
  // Before the transaction, for it takes long; and whether or not the address is free, so that both take the same.
  const passwordHash = await hashPassword(input.password)
  const agreedTerms = plan.hasAgreedToTerms ? termsVersion(settings, context.language) : null
  await openAccount(context, { plan, passwordHash, agreedTerms, publicUrl: input.publicUrl })
}

type Opening = {
  readonly plan: SignUpPlan
  readonly passwordHash: string
  /** The wording of the terms that were agreed to; null where they were not asked for. */
  readonly agreedTerms: string | null
  readonly publicUrl: string
}

const openAccount = operation('inPerson', async (scope, { plan, passwordHash, agreedTerms, publicUrl }: Opening) => {
  const { tx, now, newId, language } = scope
  await purgeUnconfirmed(tx, plan.email, now)
  const {
    addresses: entered,
    invoiceAddress,
    shippingAddress,
    hasNewsletterConsent,
    meta,
    hasAgreedToTerms: _agreed,
    ...person
  } = plan
  const id = newId()
  const opened = await tx
    .insert(accounts)
    .values({
      ...person,
      id,
      passwordHash,
      language,
      roles: ['user'],
      customerNumber: nextCustomerNumber(),
      newsletterConsentAt: hasNewsletterConsent ? now : null,
      termsAgreedAt: agreedTerms === null ? null : now,
      termsVersion: agreedTerms,
      signUpMeta: meta,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  if (opened.length === 0) refuse('EMAIL_TAKEN', ['email'], 'email already registered')
  if (hasNewsletterConsent) {
    await noteConsent(scope, { accountId: id, email: plan.email, source: 'signUp', emailConfirmedAt: null })
  }
  if (entered.length > 0) {
    const rows = entered.map(address => ({ ...address, id: newId(), accountId: id, createdAt: now }))
    await tx.insert(addresses).values(rows)
    const idAt = (place: number | null) => (place === null ? null : (rows[place]?.id ?? null))
    await tx
      .update(accounts)
      .set({ defaultInvoiceAddressId: idAt(invoiceAddress), defaultShippingAddressId: idAt(shippingAddress) })
      .where(eq(accounts.id, id))
  }
  const wait = await sendLink(
    scope,
    'accountVerify',
    { id, email: plan.email, name: plan.name, language },
    { publicUrl },
  )
  if (wait > 0) throw tooMany('TOO_MANY_MAILS', wait)
})

/** Removes accounts of sign-ups that nobody ever confirmed and that no open link leads to; with `email` that address's
 *  alone. Nothing refers to them, for they could never sign in. Answers with how many there were. */
export async function purgeUnconfirmed(tx: Transaction, email: string | null, now: Date): Promise<number> {
  const links = (state: SQL) => sql`(select from ${accountTokens} where ${accountTokens.accountId} = ${accounts.id}
    and ${accountTokens.purpose} = 'verify' and ${state})`
  const isOpen = sql`${accountTokens.usedAt} is null and ${accountTokens.expiresAt} > ${now.toISOString()}`
  const gone = await tx
    .delete(accounts)
    .where(
      and(
        isNull(accounts.emailVerifiedAt),
        isNull(accounts.invitedAt),
        isNull(accounts.lastLogin),
        eq(accounts.isBuiltIn, false),
        sql`exists ${links(sql`true`)} and not exists ${links(isOpen)}`,
        email === null ? undefined : sql`lower(${accounts.email}) = lower(${email})`,
      ),
    )
    .returning({ id: accounts.id })
  return gone.length
}
