import { describe, expect, test } from 'vitest'
import { nameLikeness, nameWords } from './names.ts'
import { OpenItems } from './openItems.ts'
import { type MatchedLine, type OpenItem, proposalsFor } from './proposals.ts'
import { keysOfNumber, referencesIn } from './references.ts'

const numbers = new Set(['RE-2026-00001', 'RE-2026-00012'].flatMap(keysOfNumber))
const lengths = [...new Set([...numbers].map(({ length }) => length))]

describe('numbers of documents in what people write', () => {
  test.each([
    ['Zahlung RE-2026-00001', ['RE202600001']],
    ['re 2026/00001 danke', ['RE202600001']],
    ['RE202600001Danke', ['RE202600001']],
    ['RE202600001 2026', ['RE202600001']],
    ['Rechnungsnr. 2026 00012', ['202600012']],
    ['RE-2026-00001, RE-2026-00012', ['RE202600001', 'RE202600012']],
    ['RE-2026-000012', []],
    ['RE2026000012026', []],
    ['', []],
  ])('%s', (text, found) => expect(referencesIn(text, numbers, lengths)).toEqual(found))
})

describe('names as banks write them', () => {
  test.each([
    ['Müller & Söhne GmbH', 'MUELLER UND SOEHNE', 1],
    ['Kim Muster', 'Muster Kim', 1],
    ['Sportverein Linz', 'SPORTVEREIN LIN', 1],
    ['Tennisclub Graz', 'Tenisclub Graz', 1],
    ['Anna Bauer', 'Hans Bauer', 0.5],
    ['GmbH', 'AG', 0],
  ])('%s and %s', (one, other, likeness) =>
    expect(nameLikeness(nameWords(one), nameWords(other))).toBeCloseTo(likeness))
})

const item = (id: string, open: number, more: Partial<OpenItem> = {}): OpenItem => ({
  ...{ documentId: id, numbers: [`RE-2026-0000${id}`], open, date: '2026-11-01', receiver: `r${id}` },
  ...{ receiverName: `Kundin ${id}`, customerNumber: null, orderNumber: null, earlyPayment: null, ...more },
})
const line = (cents: number, purpose: string, more: Partial<MatchedLine> = {}): MatchedLine => ({
  ...{ id: 'l', bookedOn: '2026-11-10', cents, fee: 0, name: '', iban: '', purpose, endToEndId: '', looksTwice: false },
  ...more,
})
const early = { until: '2026-11-10', discount: 200 }
const items = [
  item('1', 10000, { receiverName: 'Kim Muster', customerNumber: 12345 }),
  item('2', 5000, { receiverName: 'Sportverein Linz', orderNumber: 98765 }),
  item('3', 5000, { receiverName: 'Tennisclub Graz' }),
  item('4', 7000, { earlyPayment: early }),
  item('5', -3000, { receiverName: 'Anna Bauer' }),
]
const known = new Map([['AT611904300234573201', ['r3']]])
const open = new OpenItems(items, known)
const best = (asked: MatchedLine) => {
  const [first] = proposalsFor(asked, open)
  if (!first) return null
  return [
    first.confidence,
    first.parts.map(({ documentId, cents }) => `${documentId} ${cents}`).join(),
    first.reasons.join(),
  ]
}

describe('what a line of a bank may pay', () => {
  test.each([
    ['its number and its sum', line(10000, 'RE 2026 00001'), ['sure', '1 10000', 'number,amount']],
    ['its number and a part', line(4000, 'RE-2026-00001'), ['likely', '1 4000', 'number,less']],
    ['its number and too much', line(12000, 'RE-2026-00001'), ['likely', '1 12000', 'number,more']],
    [
      'two numbers with their sum',
      line(15000, 'RE-2026-00001 RE-2026-00002'),
      ['sure', '1 10000,2 5000', 'severalNumbers,amount'],
    ],
    ['the number of the customer', line(10000, 'Kd 12345'), ['sure', '1 10000', 'customerNumber,amount']],
    ['the number of the order', line(5000, 'Bestellung 98765'), ['sure', '2 5000', 'orderNumber,amount']],
    ['a known account', line(5000, 'x', { iban: 'AT611904300234573201' }), ['sure', '3 5000', 'amount,iban']],
    ['name and sum', line(5000, 'danke', { name: 'SPORTVEREIN LINZ' }), ['likely', '2 5000', 'amount,name']],
    ['the discount in time', line(6800, 'RE-2026-00004'), ['sure', '4 6800', 'number,discount']],
    [
      'the discount too late',
      line(6800, 'RE-2026-00004', { bookedOn: '2026-11-11' }),
      ['likely', '4 6800', 'number,less'],
    ],
    ['what the bank kept', line(9950, 'RE-2026-00001', { fee: 50 }), ['sure', '1 9950', 'number,amount']],
    ['the sum alone, of one', line(10000, 'danke'), ['possible', '1 10000', 'amount,onlyOne']],
    ['money that goes back', line(-3000, 'RE-2026-00005'), ['sure', '5 -3000', 'number,amount']],
    [
      'the same from another file',
      line(10000, 'RE-2026-00001', { looksTwice: true }),
      ['likely', '1 10000', 'number,amount,twice'],
    ],
    ['nothing', line(1234, 'Miete', { name: 'Hausverwaltung' }), null],
    ['money out for what is to be paid', line(-10000, 'RE-2026-00001'), null],
  ])('%s', (_label, asked, expected) => expect(best(asked)).toEqual(expected))

  test('of two of one sum neither is sure', () => {
    const both = new OpenItems(
      [item('1', 100, { customerNumber: 55555 }), item('2', 100, { customerNumber: 55555 })],
      new Map(),
    )
    expect(proposalsFor(line(100, '55555'), both).map(({ confidence }) => confidence)).toEqual(['likely', 'likely'])
  })

  test('the parts make the line', () => {
    for (const asked of [
      line(15000, 'RE-2026-00001 RE-2026-00002'),
      line(14950, 'RE-2026-00001 RE-2026-00002', { fee: 50 }),
    ]) {
      const [first] = proposalsFor(asked, open)
      expect(first!.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(asked.cents)
    }
  })
})

test('a thousand lines find theirs among a hundred thousand open items', () => {
  const names = ['Kim Muster', 'Sportverein Linz', 'Müller GmbH', 'Anna Bauer', 'Tennisclub Graz']
  const many = Array.from({ length: 100_000 }, (_, at) => ({
    ...item('x', 1000 + ((at * 37) % 90_000), { receiver: `r${at % 20_000}`, customerNumber: 10_000 + (at % 20_000) }),
    ...{ documentId: `d${at}`, numbers: [`RE-2026-${String(at).padStart(6, '0')}`], orderNumber: 200_000 + at },
    receiverName: `${names[at % 5]} ${at % 20_000}`,
  }))
  const began = performance.now()
  const indexed = new OpenItems(many, new Map())
  let right = 0
  for (let at = 0; at < 1000; at += 1) {
    const wanted = many[(at * 97) % 100_000]!
    const text = `Zahlung Rechnung ${wanted.numbers[0]!.replaceAll('-', ' ')} vielen Dank und herzliche Gruesse`
    const [first] = proposalsFor(line(wanted.open, text, { name: wanted.receiverName.toUpperCase() }), indexed)
    if (first?.confidence === 'sure' && first.parts[0]!.documentId === wanted.documentId) right += 1
  }
  console.info(`1,000 bank lines against 100,000 open items: ${Math.round(performance.now() - began)} ms`)
  expect(right).toBe(1000)
})
