/** Words that most guessed passwords are made of, in German and English, without digits and signs around them. From
 *  the lists that are tried first after a leak; small on purpose, as attempts at sign-in are slowed down anyway. */
const commonWords: ReadonlySet<string> = new Set(
  `password passwort passwd kennwort pass qwerty qwertz qwertzuiop qwertyuiop asdfgh asdfghjkl asdf yxcvbnm zxcvbnm
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aaaaaa admin administrator root user test tester testtest guest gast
  letmein welcome willkommen hallo hello hallohallo login anmelden geheim secret master monkey dragon shadow sunshine
  iloveyou ichliebedich schatz liebe love princess prinzessin superman batman starwars pokemon football fussball
  fußball soccer baseball hockey handball volleyball tennis verein trikot sommer winter herbst fruehling frühling
  summer spring autumn january februar januar montag freitag monday friday michael thomas andreas daniel martin peter
  alexander sebastian christian stefan jennifer jessica nicole charlie michelle computer internet samsung iphone
  google facebook default changeme trustno whatever freedom killer hunter hannover berlin hamburg muenchen münchen
  wien linz graz salzburg austria oesterreich österreich germany deutschland schalke bayern rapid hallefeld
  access flower cheese cookie ginger pepper matrix mustang ferrari porsche mercedes corvette arsenal chelsea liverpool
  barcelona bitte egal qazwsx passwordpassword passwortpasswort`.split(/\s+/),
)

const disguises: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

/** Longer ones hold more than a word and what people put around it. */
const longestCommon = 16

/** Whether a password is a common word with digits and signs around it or instead of letters (`P@ssw0rt2026!`), a
 *  run of digits, or one character or a short group again and again. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase()
  if (/^(.{1,4})\1+$/su.test(text) || /^\d+$/u.test(text)) return true
  if (text.length > longestCommon) return false
  const bare = (word: string) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const plain = bare(text)
  const undisguised = bare(text.replace(/[\d!?.#*+_-]+$/u, '')).replace(/[0134577@$]/g, sign => disguises[sign] ?? sign)
  const fully = text.replace(/[0134577@$]/g, sign => disguises[sign] ?? sign)
  return [plain, undisguised, bare(fully)].some(word => commonWords.has(word))
}
