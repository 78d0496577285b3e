const longestEmail = 254
const longestLocalPart = 64

/** What a local part may be written with besides letters and digits of any script (RFC 5322 atext; RFC 6531). */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
/** A label of a domain: letters and digits, hyphens only within (RFC 1123; RFC 5890 for other scripts). */
const label = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(-+[\p{L}\p{M}\p{N}]+)*$/u

const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Armenian',
  'Georgian',
  'Devanagari',
  'Thai',
  'Hangul',
]
const ofScript = scripts.map(name => new RegExp(`\\p{Script=${name}}`, 'u'))
/** Cyrillic and Greek letters that print like Latin ones. */
const latinTwins = /^[асеорхуіјѕԁһԛԝӏьгтмнкв\u03bf\u03b1\u03bd\u03c1\u03c5\u03b9\u03ba\u03c7\p{N}_-]+$/u

/** Whether a text could pass for another one: letters of two scripts in it, or none but twins of Latin ones. */
function isDeceptive(part: string): boolean {
  const used = ofScript.filter(script => script.test(part))
  if (used.length > 1) return true
  return /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(part) && latinTwins.test(part.toLowerCase())
}

/**
 * Whether a text has the form of an e-mail address that mail can be sent to, which is one @, a domain with a dot whose
 * last part is a word, at most 254 characters, nothing that could end a header. Letters of all scripts count. Refused
 * as look-alikes are parts that mix scripts (a Cyrillic а in a Latin name), parts of Cyrillic or Greek twins of Latin
 * letters alone, and characters that Unicode holds to be a form of another one (ｅ, ﬁ; NFKC).
 */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail || text.normalize('NFKC') !== text.normalize('NFC')) return false
  const [local, domain, ...more] = text.split('@')
  if (local === undefined || domain === undefined || more.length > 0) return false
  if (local.length > longestLocalPart || !localPart.test(local) || !/[\p{L}\p{N}]/u.test(local)) return false
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  if (labels.length < 2 || !/^(?:xn--[a-z0-9-]+|[\p{L}\p{M}]{2,63})$/iu.test(last)) return false
  return labels.every(each => each.length <= 63 && label.test(each)) && ![...labels, local].some(isDeceptive)
}

/** An address as it is stored: without white space around it, composed as Unicode NFC, otherwise as it was typed. */
export const tidyEmail = (text: string): string => text.trim().normalize('NFC')
