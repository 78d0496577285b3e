import { Secret, TOTP } from 'otpauth'

/** What every authenticator app takes without asking (RFC 6238): SHA-1, six digits, thirty seconds. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps before and after the present one that count too, for clocks that are a little off. */
const window = 1
/** Twenty bytes, as RFC 4226 advises. */
const secretBytes = 20

/** A new key, in base32. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32

const totpOf = (secret: string, labels: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...parameters, ...labels, secret: Secret.fromBase32(secret) })

/** The address that an authenticator app reads from the QR code. A colon would end the issuer. */
export const otpauthUrl = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer: issuer.replaceAll(':', ' '), label: label.replaceAll(':', ' ') }).toString()

/** The code as its digits; null if it cannot be one. Apps show it in groups. */
export function totpCodeOf(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** The time step to which a code belongs, at most one away from the present; null if the code is wrong. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window })
  return delta === null ? null : TOTP.counter({ period: parameters.period, timestamp }) + delta
}

/** The code that an app shows at an instant; for tests and trials. */
export const totpCodeAt = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() })
