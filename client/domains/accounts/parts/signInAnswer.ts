import { type Language, languages } from '../../../intl/languages.ts'
import { RequestFailed } from '../../../relay/network.ts'

/** Why nobody is signed in. `tooMany`: of this account or of this connection; `failed`: the connection or the server;
 *  `needed` and `code`: the second step is missing, or was wrong. */
export type SignInProblem = 'wrong' | 'tooMany' | 'unconfirmed' | 'needed' | 'code' | 'passkey' | 'failed'

export interface SignInFailure {
  readonly problem: SignInProblem
  /** What the server's log holds of a fault. */
  readonly reference: string | null
  /** Why the connection or the server failed. */
  readonly cause: Error | null
  /** How long the next attempt has to wait. */
  readonly retryAfterSeconds: number
  /** Whether a passkey does for the second step, and a code. */
  readonly takesPasskey: boolean
  readonly takesCode: boolean
}

/** `language` is that of the account, in which the site is shown from now on. */
export type SignInAnswer = { readonly isStaff: boolean; readonly language: Language | null } | SignInFailure

const problems: Partial<Record<string, SignInProblem>> = {
  WRONG_CREDENTIALS: 'wrong',
  INVALID_INPUT: 'wrong',
  EMAIL_INVALID: 'wrong',
  TOO_MANY_ATTEMPTS: 'tooMany',
  PROOF_OF_WORK_REQUIRED: 'tooMany',
  C429: 'tooMany',
  EMAIL_NOT_CONFIRMED: 'unconfirmed',
  SECOND_FACTOR_REQUIRED: 'needed',
  SECOND_FACTOR_WRONG: 'code',
  PASSKEY_REFUSED: 'passkey',
}

export interface SignInPayload {
  readonly viewer:
    | { readonly isStaff: boolean; readonly account?: { readonly language: string } | null }
    | null
    | undefined
  readonly errors: readonly {
    readonly code: string
    readonly retryAfterSeconds?: number | null
    readonly kinds?: readonly string[]
    readonly challenge?: string
    readonly difficulty?: number
  }[]
}

export const failure = (problem: SignInProblem, parts: Partial<SignInFailure> = {}): SignInFailure => ({
  ...{ problem, reference: null, cause: null, retryAfterSeconds: 0, takesPasskey: false, takesCode: true },
  ...parts,
})

const languageOf = (name: string | undefined): Language | null =>
  languages.find(each => each === name?.toLowerCase()) ?? null

/** What became of an attempt to sign in. */
export function answerOf({ viewer, errors: [refusal] }: SignInPayload): SignInAnswer {
  if (!refusal && viewer) return { isStaff: viewer.isStaff, language: languageOf(viewer.account?.language) }
  return failure(problems[refusal?.code ?? ''] ?? 'failed', {
    retryAfterSeconds: refusal?.retryAfterSeconds ?? 0,
    takesPasskey: refusal?.kinds?.includes('PASSKEY') ?? false,
    takesCode: refusal?.kinds?.includes('TOTP') ?? true,
  })
}

/** What became of one that did not get through. */
export function answerOfFailure(error: Error): SignInFailure {
  const failed = error instanceof RequestFailed ? error : null
  return failure(problems[failed?.code ?? ''] ?? 'failed', {
    reference: failed?.reference ?? null,
    cause: error,
    retryAfterSeconds: failed?.retryAfterSeconds ?? 0,
  })
}
