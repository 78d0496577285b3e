import { safe } from './types.ts'

/** Pieces of HTML that several standing pages are made of; texts are escaped here. */

/** A paragraph of lines, without those that are empty; nothing where all are. */
export const lines = (rows: readonly string[]): string => {
  const shown = rows.filter(row => row.trim() !== '')
  return shown.length > 0 ? `<p>${shown.map(safe).join('<br>')}</p>` : ''
}

/** 'Label: value', or nothing without a value. */
export const labelled = (label: string, value: string): string => (value.trim() === '' ? '' : `${label}: ${value}`)

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${heads.map(head => `<th scope="col">${safe(head)}</th>`).join('')}</tr></thead><tbody>${rows
    .map(row => `<tr>${row.map(cell => `<td>${safe(cell)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

/** Who sells, and how to reach them; what is not known yet is left out. */
export const contact = (
  seller: {
    company: string
    address: string
    zip: string
    city: string
    countryName: string
    email: string
    phone: string
  },
  words: { email: string; phone: string },
): string =>
  `${lines([seller.company, seller.address, `${seller.zip} ${seller.city}`, seller.countryName])}${ways(seller, words)}`

const ways = (
  { email, phone }: { readonly email: string; readonly phone: string },
  words: { readonly email: string; readonly phone: string },
): string => {
  const shown = [
    ...(email ? [`${words.email}: <a href="mailto:${safe(email)}">${safe(email)}</a>`] : []),
    ...(phone ? [`${words.phone}: ${safe(phone)}`] : []),
  ]
  return shown.length > 0 ? `<p>${shown.join('<br>')}</p>` : ''
}
