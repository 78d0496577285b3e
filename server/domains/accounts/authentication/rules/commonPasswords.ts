import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Words that German passwords are made of and that lists of leaked ones, mostly English, hold only here and there. */
const germanWords: ReadonlySet<string> = new Set(
  `passwort kennwort qwertz qwertzuiop asdfghjkl yxcvbnm abcabc administrator gast willkommen hallo hallohallo anmelden geheim
  ichliebedich schatz liebe prinzessin fussball fußball handball volleyball tennis verein trikot sommer winter herbst
  fruehling frühling januar februar montag dienstag mittwoch donnerstag freitag samstag sonntag andreas stefan hannover
  berlin hamburg muenchen münchen wien linz graz salzburg austria oesterreich österreich deutschland schalke bayern rapid
  bitte egal passwortpasswort changeme trustno samsung`.split(/\s+/),
)

/**
 * Some fifty thousand leaked passwords in small letters, each between two line ends: one text is a tenth of the memory of
 * as many. Read at first need.
 */
let leaked: string | null = null

function isLeaked(word: string): boolean {
  leaked ??= `\n${readLeaked().join('\n')}\n`
  return word !== '' && leaked.includes(`\n${word}\n`)
}

const require = createRequire(import.meta.url)
const readLeaked = (): string[] =>
  JSON.parse(readFileSync(require.resolve('@zxcvbn-ts/language-common/src/passwords.json'), 'utf8'))

const disguises: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

/** Longer ones hold more than a word and what people put around it. */
const longestCommon = 16
/** Fewer letters with other signs around them are no word that anybody tries first. */
const shortestWord = 4

/**
 * Whether a password is one of those that are tried first: on the list of leaked ones, whatever its case; a word of it, or
 * a usual German one, with digits and signs around it or instead of letters (`P@ssw0rt2026!`, `Metallica1`); a run of
 * digits; one character or a short group again and again; such words one after the other with a year or other digits
 * (`Rapid-Wien-1899`).
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase()
  if (/^(.{1,4})\1+$/su.test(text) || /^\d+$/u.test(text)) return true
  if (isLeaked(text)) return true
  if (text.length > longestCommon) return false
  const bare = (word: string) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const undisguised = (word: string) => word.replace(/[0134577@$]/g, sign => disguises[sign] ?? sign)
  // `qwerty123!` is `qwerty123` with an ending as well as `qwerty`.
  const withoutSigns = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  const words = [
    withoutSigns,
    bare(text),
    bare(undisguised(text.replace(/[\d!?.#*+_-]+$/u, ''))),
    bare(undisguised(text)),
  ]
  const isKnown = (word: string) => word.length >= shortestWord && (germanWords.has(word) || isLeaked(word))
  const strung = /\d/.test(text) ? text.split(/[^\p{L}]+/u).filter(Boolean) : []
  return words.some(isKnown) || (strung.length > 1 && strung.every(isKnown))
}
