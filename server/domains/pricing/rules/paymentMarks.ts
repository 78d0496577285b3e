/** What buyers know a method by where its own title is no mark: brands by their plain names, drawn as words by ourselves, for
 *  brands' artwork is theirs. Source: shop.md 9 "Payment methods". */
const marks: Readonly<Record<string, readonly string[]>> = {
  creditcard: ['Mastercard', 'Visa'],
  eps: ['eps'],
  klarna: ['Klarna'],
  paypal: ['PayPal'],
}

/** The word marks of a method: of those that go by brands their names, of others their title. */
export const paymentMarks = ({ key, title }: { readonly key: string; readonly title: string }): readonly string[] =>
  Object.hasOwn(marks, key) ? marks[key]! : title === '' ? [] : [title]
