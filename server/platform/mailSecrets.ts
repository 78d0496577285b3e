import { processSeal } from './seal.ts'

/**
 * The secrets of the links in mails. Whoever reads one can use it, so a mail of the outbox holds in its texts only a mark
 * where the secret stands, and the secret itself sealed, until it has gone out.
 */

/** The mark; characters that nobody types (see `typed`). */
const MARK = '\u{E002}secret\u{E003}'
/** What readers see in its place. */
const HIDDEN = '…'

/** What looks like the secret of a link: 32 bytes in base64url at the end of a path. */
const clearSecrets = /(?<=\/)[\w-]{43}(?![\w-])/g

type Texts = { readonly html: string; readonly text: string }
type Kept = Texts & { readonly id: string; readonly sealedSecret: string | null }

const placeOf = (id: string): string => `mail ${id}`

/** Texts with the mark in the place of a secret, as mails keep them that have gone out. */
export const markedTexts = ({ html, text }: Texts, secret: string): Texts => ({
  html: html.replaceAll(secret, MARK),
  text: text.replaceAll(secret, MARK),
})

/** The texts of a new mail as they are stored, and its sealed secret. */
export function sealedTexts(mail: Texts & { readonly secret: string | null }, id: string): Omit<Kept, 'id'> {
  const { secret } = mail
  const { html, text } = mail
  const texts = secret === null ? { html, text } : markedTexts(mail, secret)
  return { ...texts, sealedSecret: secret === null ? null : processSeal().close(secret, placeOf(id)) }
}

/** A link's secret for a mail that is written later, sealed for what that mail is about. */
export const sealedForLater = (secret: string, about: string): string =>
  processSeal().close(secret, `mail about ${about}`)

/** The secret again; null where it can be read no more. */
export const openedForMail = (sealed: string, about: string): string | null =>
  processSeal().open(sealed, `mail about ${about}`)

/** Whether a mail has a link whose secret is gone. */
export const hasLostSecret = ({ html, text, sealedSecret }: Omit<Kept, 'id'>): boolean =>
  sealedSecret === null && (html.includes(MARK) || text.includes(MARK))

/** The texts with their secret, to be sent, or for who may read all; null where it can be read no more. */
export function openedTexts(mail: Kept): Texts | null {
  if (mail.sealedSecret === null) return hasLostSecret(mail) ? null : { html: mail.html, text: mail.text }
  const secret = processSeal().open(mail.sealedSecret, placeOf(mail.id))
  return secret === null ? null : withSecret(mail, secret)
}

/** The texts with another secret in the place of theirs. */
export const withSecret = ({ html, text }: Texts, secret: string): Texts => ({
  html: html.replaceAll(MARK, secret),
  text: text.replaceAll(MARK, secret),
})

/** Words of a mail for those who must not use its link. */
export const hidden = (words: string): string => words.replaceAll(MARK, HIDDEN).replace(clearSecrets, HIDDEN)

/** A mail from before secrets were sealed, as it is stored from now on; null where there is nothing to do. */
export function sealedBelatedly(mail: Kept): Omit<Kept, 'id'> | null {
  const [secret] = mail.text.match(clearSecrets) ?? mail.html.match(clearSecrets) ?? []
  return mail.sealedSecret !== null || secret === undefined ? null : sealedTexts({ ...mail, secret }, mail.id)
}
