/**
 * Words that may be set into a mail. A mail of ours goes to addresses that anybody can type, so what people typed must
 * not become a link in it: there are two ways to such words, and the compiler asks for one of them.
 */
export type MailWords = string & { readonly [fit]: true }
declare const fit: unique symbol

/** Words of the shop and of those who run it: they say what they say, links included. */
export const ours = (text: string): MailWords => text as MailWords

/** Zero width non-joiner: neither seen nor read aloud, and no mail program takes a link to go on behind it. */
const APART = '\u200c'

/** What has no place in a text: control characters but line breaks, format (but joiners), private and unassigned
 *  characters and halves of characters, which hide, turn the writing direction or stand for something of ours. */
const unseen = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu
/** Where mail programs see a link: a dot (of any script, as browsers read them) within 'example.com' or '192.0.2.1', the
 *  sign of an e-mail address, the colon of 'https:', 'mailto:' or 'tel:'. */
const linking = /(?<=[\p{L}\p{M}\p{N}_-])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}])|[@\uff20]|(?<=\p{L})[:\uff1a](?=\S)/gu

/** Words that a person typed, or that hold some: they read the same, and no mail program makes a link of any part. */
export const typed = (text: string): MailWords =>
  text.replace(unseen, '').replace(linking, sign => `${APART}${sign}${APART}`) as MailWords

/** Words one after the other, with something of ours between them. */
export const joined = (parts: readonly MailWords[], between: string): MailWords => parts.join(between) as MailWords
