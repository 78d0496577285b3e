import { describe, expect, test } from 'vitest'
import { centsIn, dayIn } from './amounts.ts'
import { BankFileRefused, keysOf } from './bankLine.ts'
import { columnsChosen, recognised } from './columns.ts'
import { readBankFile } from './statement.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const windows = (text: string) => Buffer.from(text, 'latin1')

/** Why a file is refused; fails for one that is read. */
function refusalOf(file: Uint8Array): { reason: string; line: number | null } {
  try {
    readBankFile(file)
  } catch (error) {
    if (error instanceof BankFileRefused) return { reason: error.reason, line: error.line }
    throw error
  }
  throw new Error('it was read')
}

describe('amounts as banks write them', () => {
  test.each([
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['1234.5', 123450],
    ['-12,00', -1200],
    ['12,00-', -1200],
    ['+3', 300],
    ['1 234,56 €', 123456],
    ['12,00 S', -1200],
    ['12,00 H', 1200],
    ['1.234', 123400],
    ['1.234.567', 123456700],
    ['-0,00', 0],
  ])('%s', (entered, cents) => expect(centsIn(entered)).toBe(cents))

  test.each(['1.234,567', 'abc', '', '0.123', '--3', '-3-', '1,2,3', '12.34.56', '1e5', 'NaN'])('%s is none', entered =>
    expect(centsIn(entered)).toBeNull())
})

describe('days as banks write them', () => {
  test.each([
    ['2026-03-01', '2026-03-01'],
    ['01.03.2026', '2026-03-01'],
    ['1.3.26', '2026-03-01'],
    ['01/03/2026', '2026-03-01'],
    ['20260301', '2026-03-01'],
    ['2028-02-29', '2028-02-29'],
    ['2026-03-01T10:00:00+01:00', '2026-03-01'],
  ])('%s', (entered, day) => expect(dayIn(entered)).toBe(day))

  test.each(['31.02.2026', '29.02.2026', '13/13/2026', 'gestern', ''])('%s is none', entered =>
    expect(dayIn(entered)).toBeNull())
})

describe('headings of Austrian and German banks', () => {
  test.each([
    ['Erste, George', 'Buchungsdatum;Partnername;Partner IBAN;BIC/SWIFT;Betrag;Währung;Buchungs-Info;Buchungsreferenz'],
    [
      'Bank Austria',
      'Buchungsdatum;Valutadatum;Buchungstext;Währung;Betrag;Auftraggebername;Auftraggeberkonto;Zahlungsgrund',
    ],
    [
      'Sparkasse',
      'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;Betrag;Waehrung',
    ],
    [
      'Volksbank',
      'IBAN Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung',
    ],
    [
      'DKB',
      'Buchungsdatum;Wertstellung;Status;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;Umsatztyp;IBAN;Betrag (€);Kundenreferenz',
    ],
    [
      'ING',
      'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung',
    ],
    ['N26', 'Date;Payee;Account number;Payment reference;Amount (EUR)'],
  ])('%s: day, amount, text and name', (_bank, heads) => {
    const columns = recognised(heads.split(';'))
    const at = (name: string) => heads.split(';').indexOf(name)
    expect(columns.amount).toEqual([heads.split(';').findIndex(head => /^(Betrag|Amount)/.test(head))])
    expect(columns.bookedOn).toEqual([heads.split(';').findIndex(head => /^(Buchung(s?datum|stag)?|Date)$/.test(head))])
    expect(columns.purpose).toBeDefined()
    expect(columns.name ?? columns.payer).toBeDefined()
    expect(columns.bookedOn).not.toEqual([at('Wertstellung')])
  })
})

const head = 'Buchungstag;Verwendungszweck;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;Betrag;Waehrung'
const row = '24.11.2026;RE-2026-00001;Jörg Groß;AT61 1904 3002 3457 3201;1.234,56;EUR'

describe('tables of banks', () => {
  test.each([
    ['UTF-8', bytes(`${head}\n${row}\n`)],
    ['UTF-8 with a mark', bytes(`\uFEFF${head}\n${row}\n`)],
    ['Windows-1252', windows(`${head}\r\n${row}\r\n`)],
    ['UTF-16', utf16(`${head}\r\n${row}\r\n`)],
    ['a preamble', bytes(`Konto;Girokonto\nZeitraum;November\n\n${head}\n${row}\nSumme;;;;1.234,56;EUR\n`)],
    ['tabs', bytes(`${head}\n${row}\n`.replaceAll(';', '\t'))],
  ])('%s', (_label, file) => {
    expect(readBankFile(file).lines).toEqual([
      {
        ...{ bookedOn: '2026-11-24', valueOn: null, cents: 123456, fee: 0, currency: 'EUR', accountIban: '' },
        ...{ name: 'Jörg Groß', iban: 'AT611904300234573201', purpose: 'RE-2026-00001', endToEndId: '', reference: '' },
      },
    ])
  })

  test('without heads, as Raiffeisen writes them: columns by what stands in them', () => {
    const file = bytes(
      '01.02.2026;"Kim Muster AT61 1904 3002 3457 3201 RE-1";01.02.2026;"-12,00";EUR;"x"\n02.02.2026;B;03.02.2026;"1.112,00";EUR;"y"',
    )
    const [first, second] = readBankFile(file).lines
    expect([first!.cents, first!.iban, first!.bookedOn]).toEqual([-1200, 'AT611904300234573201', '2026-02-01'])
    expect([second!.cents, second!.valueOn]).toEqual([111200, '2026-02-03'])
  })

  test('with columns that somebody said', () => {
    const columns = columnsChosen([
      { field: 'bookedOn', column: 2 },
      { field: 'amount', column: 1 },
    ])
    const [line] = readBankFile(bytes('wieviel;wann;x\n5,00;01.02.2026;y'), columns).lines
    expect([line!.cents, line!.bookedOn]).toEqual([500, '2026-02-01'])
  })

  test.each([
    ['nothing', bytes(''), 'EMPTY', null],
    ['heads alone', bytes(`${head}\n`), 'EMPTY', null],
    ['unknown columns', bytes('a;b;c\nx;y;z\n'), 'COLUMNS', null],
    ['a day that does not exist', bytes(`${head}\n${row.replace('24.11', '31.02')}`), 'DATE', 2],
    ['no amount', bytes(`${head}\n${row.replace('1.234,56', 'viel')}`), 'AMOUNT', 2],
    ['another currency', bytes(`${head}\n${row.replace(';EUR', ';CHF')}`), 'CURRENCY', 2],
    ['bytes of a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 4, 5]), 'ENCODING', null],
  ])('%s is refused', (_label, file, reason, line) => expect(refusalOf(file)).toEqual({ reason, line }))
})

const entry = (amount: string, more: string, side = 'CRDT') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt>${more}</Ntry>`
const statement = (entries: string, version = '02') =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr/><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`
const transfer = (name: string, text: string, amount = '') =>
  `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${amount}<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr><DbtrAcct><Id><IBAN>AT611904300234573201</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`

describe('CAMT.053', () => {
  test('a transfer of version 02', () => {
    const { format, lines } = readBankFile(
      bytes(statement(entry('100.00', `<NtryDtls>${transfer('Kim Muster', 'RE-2026-00001')}</NtryDtls>`))),
    )
    expect(format).toBe('camt.053.001.02')
    expect(lines).toEqual([
      {
        ...{ bookedOn: '2026-11-24', valueOn: null, cents: 10000, fee: 0, currency: 'EUR' },
        ...{ accountIban: 'DE89370400440532013000', name: 'Kim Muster', iban: 'AT611904300234573201' },
        ...{ purpose: 'RE-2026-00001', endToEndId: '', reference: '' },
      },
    ])
  })

  test('version 08, where parties are one deeper and the state has a code; what is only announced is left out', () => {
    const modern = entry('100.00', `<NtryDtls>${transfer('Kim Muster', 'x')}</NtryDtls>`, 'DBIT')
      .replace('<Sts>BOOK</Sts>', '<Sts><Cd>BOOK</Cd></Sts>')
      .replace(/<Dbtr><Nm>(.*?)<\/Nm><\/Dbtr>/, '<Cdtr><Pty><Nm>$1</Nm></Pty></Cdtr>')
    const pending = entry('5.00', '').replace('<Sts>BOOK</Sts>', '<Sts><Cd>PDNG</Cd></Sts>')
    const { lines } = readBankFile(bytes(statement(modern + pending, '08')))
    expect(lines.map(({ cents, name }) => [cents, name])).toEqual([[-10000, 'Kim Muster']])
  })

  test('a collective entry becomes its transfers where they make its sum', () => {
    const amount = (cents: string) => `<AmtDtls><TxAmt><Amt Ccy="EUR">${cents}</Amt></TxAmt></AmtDtls>`
    const two = transfer('A', 'one', amount('30.00')) + transfer('B', 'two', amount('70.00'))
    const read = (sum: string) => readBankFile(bytes(statement(entry(sum, `<NtryDtls>${two}</NtryDtls>`)))).lines
    expect(read('100.00').map(({ cents, purpose }) => [cents, purpose])).toEqual([
      [3000, 'one'],
      [7000, 'two'],
    ])
    expect(read('99.00').map(({ cents, purpose }) => [cents, purpose])).toEqual([[9900, 'one two']])
  })

  const entity = '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
  test.each([
    ['entities that grow', statement(entry('1.00', '')).replace('?>', `?>${entity}`), 'DOCTYPE'],
    [
      'an entity that reaches for a file',
      statement('').replace('?>', '?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'DOCTYPE',
    ],
    ['another encoding', statement(entry('1.00', '')).replace('UTF-8', 'ISO-8859-1'), 'ENCODING'],
    ['another message', statement(entry('1.00', '')).replaceAll('camt.053.001.02', 'camt.052.001.02'), 'NO_STATEMENT'],
    ['XML that breaks off', statement(entry('1.00', '')).slice(0, 300), 'NO_XML'],
    ['nothing booked', statement(''), 'EMPTY'],
    ['another currency', statement(entry('1.00', '').replace('EUR', 'USD')), 'CURRENCY'],
    ['no day', statement(entry('1.00', '').replace('2026-11-24', '2026-02-31')), 'DATE'],
    ['three decimals', statement(entry('1.005', '')), 'AMOUNT'],
  ])('%s is refused', (_label, text, reason) => expect(refusalOf(bytes(text)).reason).toBe(reason))

  test('bytes of UTF-16 are refused', () =>
    expect(refusalOf(utf16(statement(entry('1.00', '')))).reason).toBe('ENCODING'))
})

describe('what names a line', () => {
  const lines = readBankFile(bytes(`${head}\n${row}\n${row}\n`)).lines
  test('two equal transfers of one day are two, in every file that has both', () => {
    const keys = keysOf(lines)
    expect(new Set(keys).size).toBe(2)
    expect(keysOf([...lines])).toEqual(keys)
    expect(keysOf(lines.slice(0, 1))).toEqual(keys.slice(0, 1))
  })
})
