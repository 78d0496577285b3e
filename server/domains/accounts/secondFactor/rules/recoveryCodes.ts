import { randomInt } from 'node:crypto'

/** How many codes a person gets at once. */
export const recoveryCodeCount = 10
/** Without letters and digits that look alike (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

/** A new code as people write it down: `7K3QX-0MZ4A`, 50 bits. */
export function newRecoveryCode(): string {
  const signs = Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
  return `${signs.slice(0, length / 2).join('')}-${signs.slice(length / 2).join('')}`
}

/** A typed code as it was given out, without its hyphen; null if it cannot be one. Letters that were taken for digits
 *  are put right. */
export function recoveryCodeOf(typed: string): string | null {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return signs.length === length && [...signs].every(sign => alphabet.includes(sign)) ? signs : null
}
