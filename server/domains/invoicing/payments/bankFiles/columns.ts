/** What a column of a bank's table can say. `payer` and `payee` are told apart by the sign of the amount; `debit` and `credit` hold
 *  amounts without a sign. */
export const columnFields = [
  ...(['bookedOn', 'valueOn', 'amount', 'debit', 'credit', 'currency', 'name', 'payer', 'payee'] as const),
  ...(['iban', 'purpose', 'endToEndId', 'reference', 'accountIban', 'fee', 'status'] as const),
] as const
export type ColumnField = (typeof columnFields)[number]

/** By field, the places of its columns from 0. Of `purpose` several may be put together. */
export type Columns = Readonly<Partial<Record<ColumnField, readonly number[]>>>

/** A heading without case, umlauts, signs and spaces: `Währung` and `Waehrung` are one. */
const plainHead = (head: string): string =>
  head
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/\(€\)|\(eur\)|€/g, '')
    .replace(/[^a-z0-9]/g, '')

/**
 * Headings of the account exports of Austrian and German banks as of 2026, by field: Erste/George, Bank Austria, Raiffeisen, Oberbank;
 * Sparkassen (CSV-CAMT), Volks- und Raiffeisenbanken, DKB, ING, Commerzbank, Deutsche Bank, comdirect, N26, Revolut, Wise, PayPal.
 * Earlier ones win where a table has several.
 */
const heads: Readonly<Record<ColumnField, readonly string[]>> = {
  bookedOn: [
    ...['buchungstag', 'buchungsdatum', 'buchung', 'datum', 'bookingdate', 'completeddate', 'date', 'durchgefuehrt'],
    ...['durchfuehrungsdatum', 'finishedon', 'abgeschlossenam'],
  ],
  valueOn: ['valutadatum', 'valuta', 'wertstellung', 'wertstellungstag', 'wertstellungsdatum', 'wert', 'valuedate'],
  amount: [
    ...['betrag', 'betrageur', 'betragineur', 'umsatz', 'umsatzineur', 'umsatzeur', 'amount', 'amounteur', 'netto'],
    ...['betragwaehrung', 'transactionamount'],
  ],
  debit: ['soll', 'belastung', 'lastschrift', 'ausgang', 'debit', 'paidout'],
  credit: ['haben', 'gutschrift', 'eingang', 'credit', 'paidin'],
  currency: ['waehrung', 'whrg', 'currency', 'transactioncurrency', 'devise'],
  name: [
    ...['partnername', 'namezahlungsbeteiligter', 'beguenstigterzahlungspflichtiger', 'auftraggeberempfaenger'],
    ...[
      'auftraggeberbeguenstigter',
      'beguenstigterauftraggeber',
      'empfaengerauftraggeber',
      'empfaengerzahlungspflichtiger',
    ],
    ...['zahlungsbeteiligter', 'name', 'partner', 'payee', 'counterparty', 'payername'],
  ],
  payer: ['zahlungspflichtiger', 'zahlungspflichtigerin', 'auftraggebername', 'auftraggeber', 'zahlungspflichtige'],
  payee: ['zahlungsempfaenger', 'zahlungsempfaengerin', 'empfaengername', 'empfaenger', 'zahlungsempfaengerinnen'],
  iban: [
    ...['partneriban', 'ibanzahlungsbeteiligter', 'kontonummeriban', 'iban', 'auftraggeberkonto', 'partnerkonto'],
    ...['gegenkonto', 'ibangegenkonto', 'accountnumber', 'kontonummer', 'partneraccount'],
  ],
  purpose: [
    ...['verwendungszweck', 'zahlungsgrund', 'zahlungsreferenz', 'buchungsinfo', 'buchungstext', 'buchungsdetails'],
    ...['umsatztext', 'text', 'paymentreference', 'reference', 'description', 'beschreibung', 'betreff', 'hinweis'],
  ],
  endToEndId: [
    'kundenreferenzendtoend',
    'kundenreferenz',
    'endtoendreferenz',
    'endtoendid',
    'e2ereferenz',
    'auftraggeberreferenz',
  ],
  reference: ['buchungsreferenz', 'belegnummer', 'ersterfassungsreferenz', 'transaktionscode', 'transactionid', 'id'],
  accountIban: ['auftragskonto', 'ibanauftragskonto', 'ibankontoinhaber', 'eigeneiban', 'konto'],
  status: ['status', 'state'],
  fee: ['gebuehr', 'gebuehren', 'entgelt', 'fremdegebuehren', 'fee', 'spesen'],
}

/** Texts that say more when put together, where a bank spreads the purpose. */
const severalOf: readonly ColumnField[] = ['purpose']

/** What the heads of a table mean. A column means one thing. */
export function recognised(row: readonly string[]): Columns {
  const plain = row.map(plainHead)
  const taken = new Set<number>()
  const found: Partial<Record<ColumnField, number[]>> = {}
  for (const field of columnFields) {
    const places = heads[field].flatMap(head => plain.flatMap((each, at) => (each === head ? [at] : [])))
    const free = places.filter(at => !taken.has(at))
    const chosen = severalOf.includes(field) ? free : free.slice(0, 1)
    for (const at of chosen) taken.add(at)
    if (chosen.length > 0) found[field] = chosen
  }
  return found
}

/** Whether rows can be read with these columns: a day, and an amount in one column or in two. */
export const isReadable = (columns: Columns): boolean =>
  columns.bookedOn !== undefined &&
  (columns.amount !== undefined || (columns.debit !== undefined && columns.credit !== undefined))

/** Columns as people count them, from 1; null where none were chosen. */
export function columnsChosen(
  chosen: readonly { readonly field: ColumnField; readonly column: number }[],
): Columns | null {
  if (chosen.length === 0) return null
  const columns: Partial<Record<ColumnField, number[]>> = {}
  for (const { field, column } of chosen) columns[field] = [...(columns[field] ?? []), column - 1]
  return columns
}
