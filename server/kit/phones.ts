/** Characters of a number with everything that people write between its digits. */
const longestPhone = 40

/** A telephone number in international form: `+`, country and number of at most 15 digits (ITU-T E.164), written with
 *  spaces, dots, hyphens, slashes or brackets as people do. Source: platform.md 5. */
export const isPhone = (text: string): boolean =>
  text.length <= longestPhone && /^\+[\d\s()./-]+$/.test(text) && /^[1-9]\d{5,14}$/.test(text.replace(/\D/g, ''))

/** A telephone number as people write it at home or from abroad: five to fifteen digits, with a `+` or without. */
export const isDialable = (text: string): boolean =>
  text.length <= longestPhone && /^\+?[\d\s()./-]+$/.test(text) && /^\d{5,15}$/.test(text.replace(/\D/g, ''))
