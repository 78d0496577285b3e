const LONGEST_EMAIL = 254

/** Whether a text has the form of an e-mail address that mail can be sent to: one @, a domain with a dot, nothing that
 *  could end a header. */
export const isEmail = (text: string): boolean =>
  text.length <= LONGEST_EMAIL &&
  /^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@.<>(),;:"\\[\]]+(\.[^\s@.<>(),;:"\\[\]]+)+$/.test(text)
