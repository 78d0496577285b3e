import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, eq, gt, lt } from 'drizzle-orm'
import { z } from 'zod'
import { refuse } from '../../../kit/refusals.ts'
import type { Database, Transaction } from '../../../platform/database.ts'
import { passkeyChallenges, passkeys } from '../tables.ts'

/** What a browser answers to a challenge. `response` is the browser's own JSON, which nothing here trusts. */
export type PasskeyAnswer = { readonly challengeId: string; readonly response: string }

/** How long a challenge waits for its answer. */
export const challengeSeconds = 300
/** Loaded when the first passkey is there: with all that it knows of certificates it is a large piece of memory. */
export const webAuthn = () => import('@simplewebauthn/server')
/** Kinds of keys that are taken: EdDSA, ES256, RS256 (COSE). */
export const keyKinds = [-8, -7, -257]
/** Longest answer that is looked at, in characters. */
const longestAnswer = 20_000

/** The name under which browsers keep passkeys of this site: the host of its address. */
export const relyingPartyOf = (publicUrl: string): string => new URL(publicUrl).hostname

type Writer = Pick<Transaction, 'select' | 'update' | 'delete'>

const refusePasskey = (message: string): never => refuse('PASSKEY_REFUSED', ['input', 'passkey'], message)

/** Takes a challenge, which is gone by this whatever follows. */
async function takeChallenge(
  writer: Writer,
  id: string,
  purpose: 'register' | 'signIn',
  now: Date,
): Promise<{ challenge: string; accountId: string | null } | null> {
  const [taken] = await writer
    .delete(passkeyChallenges)
    .where(
      and(eq(passkeyChallenges.id, id), eq(passkeyChallenges.purpose, purpose), gt(passkeyChallenges.expiresAt, now)),
    )
    .returning({ challenge: passkeyChallenges.challenge, accountId: passkeyChallenges.accountId })
  return taken ?? null
}

const base64url = z.string().regex(/^[A-Za-z0-9_-]*$/)
const credential = z.object({
  id: base64url.min(1).max(2000),
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
})
const assertion = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})
const attestation = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

function answerOf<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  if (text.length > longestAnswer) return refusePasskey('the answer is too long')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refusePasskey('the answer is no JSON')
  }
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : refusePasskey('the answer is not what a browser gives')
}

/**
 * The account whose passkey answered a challenge of signing in, the person being recognised by the device (user
 * verification). Refuses with PASSKEY_REFUSED: a challenge that is unknown, used or expired, an unknown passkey, a
 * wrong signature, another site, a counter that did not rise.
 */
export async function accountOfPasskey(
  { drizzle }: Pick<Database, 'drizzle'>,
  publicUrl: string,
  given: PasskeyAnswer,
  now: Date,
): Promise<{ accountId: string; passkeyId: string }> {
  const answer = answerOf(assertion, given.response)
  const taken = await takeChallenge(drizzle, given.challengeId, 'signIn', now)
  if (!taken) return refusePasskey('the challenge is unknown, used or expired')
  const [known] = await drizzle.select().from(passkeys).where(eq(passkeys.credentialId, answer.id))
  if (!known) return refusePasskey('the passkey is unknown')
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: taken.challenge,
    expectedOrigin: publicUrl,
    expectedRPID: relyingPartyOf(publicUrl),
    requireUserVerification: true,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
  }).catch((error: unknown) => refusePasskey(error instanceof Error ? error.message : 'the answer does not fit'))
  if (!verified.verified) return refusePasskey('the signature does not fit')
  const { newCounter } = verified.authenticationInfo
  // Two answers with one counter come from a copied key; authenticators without a counter always say 0.
  const hasRisen = newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter)
  const used = await drizzle
    .update(passkeys)
    .set({ counter: newCounter, lastUsed: now })
    .where(and(eq(passkeys.id, known.id), hasRisen))
    .returning({ id: passkeys.id })
  if (used.length === 0) return refusePasskey('the counter did not rise')
  return { accountId: known.accountId, passkeyId: known.id }
}

/** The passkey that a browser made for a challenge of this account. Refuses with PASSKEY_REFUSED. */
export async function madePasskey(
  writer: Writer,
  publicUrl: string,
  accountId: string,
  given: PasskeyAnswer,
  now: Date,
): Promise<{ credentialId: string; publicKey: string; counter: number; transports: string[] }> {
  const answer = answerOf(attestation, given.response)
  const taken = await takeChallenge(writer, given.challengeId, 'register', now)
  if (taken?.accountId !== accountId) return refusePasskey('the challenge is unknown, used or expired')
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: taken.challenge,
    expectedOrigin: publicUrl,
    expectedRPID: relyingPartyOf(publicUrl),
    requireUserVerification: true,
    supportedAlgorithmIDs: keyKinds,
  }).catch((error: unknown) => refusePasskey(error instanceof Error ? error.message : 'the answer does not fit'))
  if (!verified.verified) return refusePasskey('the answer does not fit')
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: answer.response.transports ?? [],
  }
}

/** Forgets challenges that nobody answered. */
export async function purgeOldChallenges({ drizzle }: Pick<Database, 'drizzle'>, now: Date): Promise<void> {
  await drizzle.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}
