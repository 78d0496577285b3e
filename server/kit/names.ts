/** White space of all kinds that a name may be typed or pasted with; line breaks are none of it. */
const gaps = /[\t\p{Zs}]+/gu

/** What has no place in a name: control, format (but joiners), private, unassigned characters and halves of
 *  characters, line and paragraph separators, which end headers, turn the writing direction or hide. */
const unseen = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u
/** Joiners belong between letters of scripts that are written with them, and nowhere else. */
const strayJoiner =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{M}])[\u200c\u200d]/u
/** More marks upon one letter than any language writes: they run over the lines above and below. */
const piledMarks = /\p{M}{5}/u
/** Links and markup: a name is set into mails that go to addresses which anybody can type. */
const advertising = /[<>]|:\/\/|\bwww\./iu

/** A name as it is stored: white space folded and none around it, composed as Unicode NFC. */
export const tidyName = (text: string): string => text.replace(gaps, ' ').trim().normalize('NFC')

/** Whether a tidy name is one: at most `longest` characters, at least one letter or digit, nothing unseen, no link. */
export function isName(name: string, longest: number): boolean {
  if (name.length > longest || !/[\p{L}\p{N}]/u.test(name)) return false
  return ![unseen, strayJoiner, piledMarks, advertising].some(pattern => pattern.test(name))
}
