import { plainOperation } from '../../../../platform/operation.ts'
import type { Site } from '../../authentication/site.ts'
import { newSecret } from '../../sessions/sessions.ts'
import { passkeyChallenges } from '../../tables.ts'
import { challengeSeconds, relyingPartyOf, webAuthn } from '../passkeyChecks.ts'

export type PasskeyChallenge = { readonly challengeId: string; readonly options: string }

/** A challenge for signing in by passkey, or for the second step. It names no passkeys: nobody learns who has some. */
export const startPasskeySignIn = plainOperation(
  'visitor',
  async ({ database, now }, { publicUrl }: Site): Promise<PasskeyChallenge> => {
    const { generateAuthenticationOptions } = await webAuthn()
    const options = await generateAuthenticationOptions({
      rpID: relyingPartyOf(publicUrl),
      userVerification: 'required',
      timeout: challengeSeconds * 1000,
    })
    const challengeId = newSecret()
    await database.drizzle.insert(passkeyChallenges).values({
      id: challengeId,
      purpose: 'signIn',
      challenge: options.challenge,
      expiresAt: new Date(now.getTime() + challengeSeconds * 1000),
    })
    return { challengeId, options: JSON.stringify(options) }
  },
)
