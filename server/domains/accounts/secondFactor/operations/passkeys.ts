import { and, asc, eq } from 'drizzle-orm'
import { NotAllowed, refuse } from '../../../../kit/refusals.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { type OperationContext, operation } from '../../../../platform/operation.ts'
import type { Reader } from '../../../../platform/statements.ts'
import { readSettings } from '../../../settings/queries.ts'
import { shopSettings } from '../../../settings/settings.ts'
import type { OwnAccount } from '../../authentication/operations/ownPassword.ts'
import type { Site } from '../../authentication/site.ts'
import { sendNotice } from '../../operations.ts'
import { ownAccountForUpdate } from '../../ownAccount/queries.ts'
import { newSecret, type RenewedSession } from '../../sessions/sessions.ts'
import { accounts, passkeyChallenges, passkeys } from '../../tables.ts'
import {
  challengeSeconds,
  keyKinds,
  madePasskey,
  type PasskeyAnswer,
  relyingPartyOf,
  webAuthn,
} from '../passkeyChecks.ts'
import type { PasskeyChallenge } from './passkeyChallenges.ts'
import { type Proof, refuseActing, renewSessions, withSecondStep } from './secondStep.ts'

/** A person keeps at most so many. */
const mostPasskeys = 20
const longestLabel = 60

export type Passkey = typeof passkeys.$inferSelect

/** An account's passkeys, the oldest first. */
export const passkeysOf = (reader: Reader, accountId: string): Promise<Passkey[]> =>
  reader
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

/** A challenge for a new passkey, after the password and, where signing in asks for one, the second step were given once
 *  more (see `withSecondStep`). INVALID_INPUT where there are 20 already. */
export async function startPasskey(context: OperationContext, site: Site, proof: Proof): Promise<PasskeyChallenge> {
  const own = await withSecondStep(context, site, proof)
  const { drizzle } = context.database
  const shop = shopSettings.of(await readSettings(drizzle))
  const known = await passkeysOf(drizzle, own.id)
  if (known.length >= mostPasskeys) refuseMore()
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: shop.name,
    rpID: relyingPartyOf(site.publicUrl),
    userName: own.email,
    userDisplayName: own.name,
    userID: new Uint8Array(Buffer.from(own.id.replaceAll('-', ''), 'hex')),
    timeout: challengeSeconds * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs: keyKinds,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const challengeId = newSecret()
  await drizzle.insert(passkeyChallenges).values({
    id: challengeId,
    accountId: own.id,
    purpose: 'register',
    challenge: options.challenge,
    expiresAt: new Date(context.now().getTime() + challengeSeconds * 1000),
  })
  return { challengeId, options: JSON.stringify(options) }
}

/** Keeps the passkey that the browser made for a challenge, which is used up whatever comes of it. From the first one on
 *  the password alone does not sign in any more (`setPasswordSuffices`). Other sessions end, this one gets a new secret, a
 *  mail tells the owner. PASSKEY_REFUSED; NAME_INVALID for no name or one above 60 characters. */
export async function addPasskey(
  context: OperationContext,
  { publicUrl }: Site,
  input: { label: string; answer: PasskeyAnswer },
): Promise<{ passkey: Passkey; session: RenewedSession | null }> {
  const { database, viewer } = context
  if (viewer.accountId === null) throw new NotAllowed(false)
  refuseActing(context)
  const label = labelOf(input.label)
  const made = await madePasskey(database.drizzle, publicUrl, viewer.accountId, input.answer, context.now())
  return keep(context, { ...made, label })
}

const keep = operation('oneself', async (scope, made: Awaited<ReturnType<typeof madePasskey>> & { label: string }) => {
  const { tx, now } = scope
  const own = await ownAccountForUpdate(scope)
  const count = await tx.$count(passkeys, eq(passkeys.accountId, own.id))
  if (count >= mostPasskeys) refuseMore()
  const [added] = await tx
    .insert(passkeys)
    .values({ id: scope.newId(), accountId: own.id, ...made, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (!added) return refuse('PASSKEY_REFUSED', ['passkey'], 'this passkey is kept already')
  // What was said of passkeys that are gone is not said of this one.
  if (count === 0) await tx.update(accounts).set({ passwordSuffices: false }).where(eq(accounts.id, own.id))
  const changes = { label: { old: null, new: made.label } }
  const action = 'account.passkeyAdded' as const
  await noteAudit(scope, { action, subjectId: own.id, subjectName: own.name, changes })
  await sendNotice(scope, 'passkeyAdded', own)
  return { passkey: added, session: await renewSessions(scope, own.id) }
})

const refuseMore = (): never => refuse('INVALID_INPUT', [], `at most ${mostPasskeys} passkeys`)

/** Gives one of the viewer's own passkeys another name. NOT_FOUND, NAME_INVALID. */
export const renamePasskey = operation(
  'oneself',
  async ({ tx, viewer }, input: { id: string; label: string }): Promise<Passkey> => {
    refuseActing({ viewer })
    const [renamed] = await tx
      .update(passkeys)
      .set({ label: labelOf(input.label) })
      .where(and(eq(passkeys.id, input.id), eq(passkeys.accountId, viewer.accountId!)))
      .returning()
    return renamed ?? refuse('NOT_FOUND', ['passkeyId'], 'there is no such passkey')
  },
)

/** Removes one of the viewer's own passkeys, after password and second step were given once more (see `withSecondStep`).
 *  Other sessions end, this one gets a new secret, a mail tells the owner. */
export async function removePasskey(
  context: OperationContext,
  site: Site,
  { id, ...proof }: { id: string } & Proof,
): Promise<RenewedSession | null> {
  const own = await withSecondStep(context, site, proof)
  return takeAway(context, { own, id })
}

const takeAway = operation('oneself', async (scope, { own, id }: { own: OwnAccount; id: string }) => {
  const [removed] = await scope.tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, own.id)))
    .returning({ label: passkeys.label })
  if (!removed) refuse('NOT_FOUND', ['passkeyId'], 'there is no such passkey')
  const changes = { label: { old: removed.label, new: null } }
  const action = 'account.passkeyRemoved' as const
  await noteAudit(scope, { action, subjectId: own.id, subjectName: own.name, changes })
  await sendNotice(scope, 'passkeyRemoved', own)
  return renewSessions(scope, own.id)
})

/**
 * Says whether the viewer's password alone signs in although they have passkeys, after password and second step were given
 * once more (see `withSecondStep`). Other sessions end, this one gets a new secret; a mail tells the owner if less is asked
 * for from now on. Saying the same again changes nothing but the sessions.
 */
export async function setPasswordSuffices(
  context: OperationContext,
  site: Site,
  { suffices, ...proof }: { suffices: boolean } & Proof,
): Promise<RenewedSession | null> {
  await withSecondStep(context, site, proof)
  return say(context, suffices)
}

const say = operation('oneself', async (scope, suffices: boolean) => {
  const own = await ownAccountForUpdate(scope)
  if (own.passwordSuffices !== suffices) {
    await scope.tx.update(accounts).set({ passwordSuffices: suffices }).where(eq(accounts.id, own.id))
    const changes = { passwordSuffices: { old: own.passwordSuffices, new: suffices } }
    const action = 'account.passwordSufficesChanged' as const
    await noteAudit(scope, { action, subjectId: own.id, subjectName: own.name, changes })
    if (suffices) await sendNotice(scope, 'passwordSuffices', own)
  }
  return renewSessions(scope, own.id)
})

function labelOf(typed: string): string {
  const label = typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  const hasControls = [...label].some(sign => sign.charCodeAt(0) < 0x20)
  if (label === '' || label.length > longestLabel || hasControls) {
    refuse('NAME_INVALID', ['label'], `a name of 1 to ${longestLabel} characters`)
  }
  return label
}
