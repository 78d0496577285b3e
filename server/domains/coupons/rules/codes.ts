/**
 * Codes as people type them: in capitals or not, with spaces, O for 0. A coupon's own code is a word of the shop's choice;
 * those of a series are made by chance: four groups of four characters of Crockford's alphabet, which has no letters that
 * look like digits, behind a prefix if wanted. 15 of the 16 are chance (75 bits), the last one checks the others, so that
 * what is mistyped is found out without a look into the database.
 */

export const longestCode = 40
export const longestPrefix = 12

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const bodyLength = 16
const groupLength = 4
/** Characters that are made by chance. */
export const chanceCharacters = bodyLength - 1

/** A code as it is kept and compared: without spaces, in capitals, with plain hyphens. */
export const normalisedCode = (entered: string): string =>
  entered
    .normalize('NFKC')
    .replace(/\s+/gu, '')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .toUpperCase()

/** Whether a normalised text can be a coupon's own code. */
export const isCode = (code: string): boolean =>
  code.length >= 3 && code.length <= longestCode && /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(code)

/** Whether a normalised text can stand before the codes of a series. */
export const isPrefix = (prefix: string): boolean => prefix.length <= longestPrefix && /^[A-Z0-9]+$/.test(prefix)

/** The character that checks others: Luhn's sum over the alphabet's 32, which finds any one wrong character and nearly all
 *  neighbours that changed places. */
function checkCharacter(body: string): string {
  const size = alphabet.length
  const sum = [...body].toReversed().reduce((all, character, at) => {
    const times = alphabet.indexOf(character) * (at % 2 === 0 ? 2 : 1)
    return all + Math.floor(times / size) + (times % size)
  }, 0)
  return alphabet[(size - (sum % size)) % size]!
}

const written = (prefix: string, body: string): string =>
  [
    prefix,
    ...Array.from({ length: body.length / groupLength }, (_, at) =>
      body.slice(at * groupLength, (at + 1) * groupLength),
    ),
  ]
    .filter(Boolean)
    .join('-')

/** A code of a series out of chance: `bytes` are `chanceCharacters` random ones, of which five bits each are used. */
export function seriesCode(prefix: string, bytes: Uint8Array): string {
  const chance = [...bytes.subarray(0, chanceCharacters)].map(byte => alphabet[byte % alphabet.length]!).join('')
  return written(prefix, chance + checkCharacter(chance))
}

/** The code of a series that somebody meant, as it is kept; null where no series can have it. */
export function seriesCodeMeant(entered: string): string | null {
  const plain = normalisedCode(entered).replaceAll('-', '')
  if (plain.length < bodyLength || plain.length > bodyLength + longestPrefix || !/^[A-Z0-9]+$/.test(plain)) return null
  const body = plain.slice(-bodyLength).replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  if ([...body].some(character => !alphabet.includes(character))) return null
  return checkCharacter(body.slice(0, -1)) === body.at(-1) ? written(plain.slice(0, -bodyLength), body) : null
}
