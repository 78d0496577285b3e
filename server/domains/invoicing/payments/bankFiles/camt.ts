import { isIban, plainIban } from '../../../../kit/ibans.ts'
import { type Cents, total } from '../../../../kit/money.ts'
import { parseXml, type XmlElement, XmlRefused } from '../../einvoice/xml.ts'
import { dayIn } from './amounts.ts'
import {
  type BankFileFault,
  BankFileRefused,
  type BankLine,
  type BankStatement,
  mostBankLines,
  saidReference,
} from './bankLine.ts'

const formats = ['camt.053.001.02', 'camt.053.001.08'] as const
const namespaces = Object.fromEntries(formats.map(format => [`urn:iso:std:iso:20022:tech:xsd:${format}`, 'c']))

const faults: Readonly<Record<XmlRefused['code'], BankFileFault>> = {
  ...{ TOO_LARGE: 'TOO_LARGE', TOO_MANY: 'TOO_LARGE', NOT_UTF8: 'ENCODING', NO_XML: 'NO_XML', DOCTYPE: 'DOCTYPE' },
}

/**
 * Reads a bank's statement (ISO 20022, camt.053.001.02 or .08): what was booked in euros. A collective entry becomes its
 * transfers where their amounts make its sum, else it stays one line. Refuses what is no UTF-8, has a document type (whose
 * entities could grow without end or reach for files), is another message, or is broken.
 * Source: ISO 20022 BankToCustomerStatement; Deutsche Kreditwirtschaft, annex 3; STUZZA/PSA, camt.053 Austria.
 */
export function readCamt(bytes: Uint8Array): BankStatement {
  const root = rootOf(bytes)
  const format = formats.find(each => new TextDecoder().decode(bytes.subarray(0, 4000)).includes(each))
  const statements = root.name === 'c:Document' ? at(root, 'BkToCstmrStmt').flatMap(each => at(each, 'Stmt')) : []
  if (!format || statements.length === 0) {
    throw new BankFileRefused('NO_STATEMENT', `it is no statement of the kinds ${formats.join(' and ')}`)
  }
  const lines = statements.flatMap(linesOfStatement)
  if (lines.length > mostBankLines) throw new BankFileRefused('TOO_LARGE', `more than ${mostBankLines} movements`)
  if (lines.length === 0) throw new BankFileRefused('EMPTY', 'there is no movement in it')
  return { format, encoding: 'utf-8', lines }
}

function rootOf(bytes: Uint8Array): XmlElement {
  try {
    return parseXml(bytes, namespaces)
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error
    throw new BankFileRefused(faults[error.code], error.message, { line: error.line })
  }
}

/** Elements below one, along a path. */
function at(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  const [first, ...rest] = path
  if (first === undefined) return [element]
  return element.children.filter(({ name }) => name === `c:${first}`).flatMap(each => at(each, ...rest))
}
const text = (element: XmlElement, ...path: readonly string[]): string => at(element, ...path)[0]?.text.trim() ?? ''

function linesOfStatement(statement: XmlElement): BankLine[] {
  const accountIban = plainIban(text(statement, 'Acct', 'Id', 'IBAN'))
  return at(statement, 'Ntry').flatMap(entry => linesOfEntry(entry, accountIban))
}

function amountOf(element: XmlElement | undefined): Cents | null {
  const said = element?.text.trim() ?? ''
  if (!/^\d{1,13}(\.\d{1,5})?$/.test(said)) return null
  const [whole = '', rest = ''] = said.split('.')
  return /^\d{0,2}0*$/.test(rest) ? Number(whole) * 100 + Number(rest.slice(0, 2).padEnd(2, '0')) : null
}

/** What came in is positive; a reversal takes back what it is of, and says itself which way it goes. */
const directed = (cents: Cents, element: XmlElement): Cents =>
  text(element, 'CdtDbtInd') === 'DBIT' ? 0 - cents : cents

function linesOfEntry(entry: XmlElement, accountIban: string): BankLine[] {
  const status = text(entry, 'Sts', 'Cd') || text(entry, 'Sts')
  if (status !== '' && status !== 'BOOK') return []
  const [amount] = at(entry, 'Amt')
  const reference = saidReference(text(entry, 'AcctSvcrRef') || text(entry, 'NtryRef'))
  const bookedOn = dayIn(text(entry, 'BookgDt', 'Dt') || text(entry, 'BookgDt', 'DtTm'))
  const cents = amountOf(amount)
  const about = reference || 'an entry'
  if (cents === null) throw new BankFileRefused('AMOUNT', `the amount of ${about} is none`)
  if (bookedOn === null) throw new BankFileRefused('DATE', `${about} has no booking date`)
  if (amount!.attributes.Ccy !== 'EUR') {
    throw new BankFileRefused('CURRENCY', `${about} is in ${amount!.attributes.Ccy}, not in EUR`)
  }
  const whole = directed(cents, entry)
  const shared = {
    ...{ accountIban, bookedOn, valueOn: dayIn(text(entry, 'ValDt', 'Dt') || text(entry, 'ValDt', 'DtTm')) },
    ...{ currency: 'EUR', reference },
  }
  const transfers = at(entry, 'NtryDtls', 'TxDtls')
  const parts = transfers.map(transfer => partOf(transfer, entry))
  const isSplit = transfers.length > 1 && parts.every(part => part !== null) && total(parts as Cents[]) === whole
  const own = at(entry, 'Chrgs')
  if (isSplit) {
    return transfers.map((transfer, place) => ({
      ...{ ...shared, ...detailsOf(transfer, parts[place]!), cents: parts[place]!, fee: feeOf(at(transfer, 'Chrgs')) },
      reference: saidReference(text(transfer, 'Refs', 'AcctSvcrRef')) || reference,
    }))
  }
  const details = transfers.length > 0 ? transfers.map(each => detailsOf(each, whole)) : [detailsOf(entry, whole)]
  const info = text(entry, 'AddtlNtryInf')
  return [
    {
      ...{ ...shared, ...details[0]!, cents: whole, fee: feeOf([...own, ...transfers.flatMap(t => at(t, 'Chrgs'))]) },
      purpose:
        details
          .map(({ purpose }) => purpose)
          .filter(Boolean)
          .join(' ') || info,
    },
  ]
}

/** What one transfer of a collective entry comes to: in .08 an element of its own, in .02 among the details. */
function partOf(transfer: XmlElement, entry: XmlElement): Cents | null {
  const amount = at(transfer, 'Amt')[0] ?? at(transfer, 'AmtDtls', 'TxAmt', 'Amt')[0]
  if (amount && amount.attributes.Ccy !== 'EUR') return null
  const cents = amountOf(amount)
  if (cents === null) return null
  return directed(cents, text(transfer, 'CdtDbtInd') === '' ? entry : transfer)
}

function detailsOf(transfer: XmlElement, cents: Cents) {
  const other = cents < 0 ? 'Cdtr' : 'Dbtr'
  const iban = text(transfer, 'RltdPties', `${other}Acct`, 'Id', 'IBAN')
  const structured = at(transfer, 'RmtInf', 'Strd').flatMap(each => [
    text(each, 'CdtrRefInf', 'Ref'),
    text(each, 'RfrdDocInf', 'Nb'),
    text(each, 'AddtlRmtInf'),
  ])
  const free = at(transfer, 'RmtInf', 'Ustrd').map(each => each.text.trim())
  return {
    // In .08 whoever pays is a party or an agent, one deeper.
    name: text(transfer, 'RltdPties', other, 'Pty', 'Nm') || text(transfer, 'RltdPties', other, 'Nm'),
    iban: isIban(iban) ? plainIban(iban) : '',
    purpose: [...free, ...structured].filter(Boolean).join(' ') || text(transfer, 'AddtlTxInf'),
    endToEndId: saidReference(text(transfer, 'Refs', 'EndToEndId')),
  }
}

/** What the bank kept of the amount. */
const feeOf = (charges: readonly XmlElement[]): Cents =>
  total(
    charges
      .flatMap(each => [...at(each, 'Rcrd'), ...(at(each, 'Rcrd').length === 0 ? [each] : [])])
      .flatMap(each => {
        const isIncluded = text(each, 'ChrgInclInd') === 'true'
        return isIncluded ? [amountOf(at(each, 'Amt')[0]) ?? 0] : []
      }),
  )
