import { describe, expect, test } from 'vitest'
import { settingsWith } from '../../testing/facts.ts'
import { mailedLine, mailedOrder } from '../../testing/mailed.ts'
import { orderMail } from './mails.ts'
import type { Order, OrderLine } from './queries/orders.ts'

const settings = settingsWith()
const address = { ...mailedOrder().shippingAddress, lastName: '<Muster>' }
const order = mailedOrder({
  shippingAddress: address,
  invoiceAddress: { ...address, type: 'company', company: 'SV Nordwald', vatId: 'ATU13585627' },
})
const line = mailedLine({ title: 'Trikot "Nordwald" & Co', texts: ['TOM', '<UWE>'], imageFileId: null })
const set: OrderLine = {
  ...line,
  id: 's',
  position: 2,
  kind: 'set',
  title: 'Set Nordwald',
  sku: null,
  fit: null,
  size: null,
  color: null,
  amount: 1,
  unitPriceCents: null,
  sumCents: 2130,
  discountCents: 0,
  texts: [],
  pieces: [
    {
      slot: 0,
      productId: 'p',
      variantId: 'v',
      title: 'Trikot',
      sku: 'NW-1-116',
      fit: 'children',
      size: '116',
      color: null,
      amount: 1,
      texts: [],
    },
  ],
  orderNote: null,
  isWithdrawalExcluded: false,
}

const publicUrl = 'https://shop.example'
const mail = (kind: Parameters<typeof orderMail>[0], changes: Partial<Order> = {}, lines = [line, set]) =>
  orderMail(kind, {
    order: { ...order, ...changes },
    lines,
    settings,
    publicUrl,
    statusUrl: `${publicUrl}/order/10001/secret`,
  })

describe('the confirmation', () => {
  const { subject, html, text } = mail('orderConfirmation')

  test('names the order in its subject and links to it', () => {
    expect(subject).toBe('Ihre Bestellung 10001 bei Halle & Feld')
    expect(text).toContain('https://shop.example/order/10001/secret')
    // 23:30 in UTC is the next day in Vienna.
    expect(text).toContain('Ihre Bestellung 10001 vom 21.11.2026 erhalten')
  })

  test('lists what was bought with everything that was agreed', () => {
    expect(text).toContain(`2 × Trikot "Nordwald" & Co  39,80\u00a0€
  Herren Größe M
  Farbe Waldgrün
  Art.-Nr. NW-1-M
  Stückpreis 19,90\u00a0€
  Personalisierung: TOM · <UWE>
  Anmerkung: dringend
  Rabatt -3,90\u00a0€
  Lieferung 02.12.2026 bis spätestens 04.12.2026
  Personalisiert: vom Widerrufsrecht ausgenommen

1 × Set Nordwald  21,30\u00a0€
  1 × Trikot, Kinder Größe 116
  Lieferung 02.12.2026 bis spätestens 04.12.2026`)
  })

  test('reckons up to the sum, with the VAT that is in it', () => {
    expect(text).toContain(`Warenwert: 61,10\u00a0€
Winteraktion: -5,00\u00a0€
Persönlicher Rabatt: -1,00\u00a0€
Versand: 4,90\u00a0€
Gesamtsumme: 60,00\u00a0€
darin 20\u00a0% Mwst auf 50,00\u00a0€: 10,00\u00a0€`)
  })

  test('says where it goes, how it is paid and when it comes', () => {
    expect(text).toContain(`Bestellnummer: 10001
Lieferadresse: Kim <Muster>, Hauptplatz 1, 4020 Linz, Österreich
Rechnungsadresse: SV Nordwald, Kim <Muster>, Hauptplatz 1, 4020 Linz, Österreich, UID ATU13585627
Liefertermin: 2 Wochen nach Zahlungseingang
Zahlungsart: Vorkasse, Wir senden nach Eingang Ihrer Überweisung.
Bankverbindung: IBAN AT00 0000 0000 0000 0000 (Musterbank Linz)
Verwendungszweck: 10001
Ihre Anmerkung: Bitte bis Freitag`)
  })

  test('carries what the law asks for: withdrawal in full, its exception, warranty, terms and seller', () => {
    expect(text).toContain('Vertrag widerrufen: https://shop.example/withdrawal')
    expect(text).toContain('Für die als personalisiert gekennzeichneten Artikel besteht kein Widerrufsrecht')
    expect(text).toContain('Gewährleistungsrecht von zwei Jahren')
    expect(text).toContain('Verkäufer haften für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung')
    expect(html).toContain('href="https://europa.eu/youreurope/garantien"')
    expect(text).toContain('Halle & Feld Teamsport GmbH, Spielplatzweg 4, 4020 Linz')
    expect(text).toContain('Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen')
    expect(text).toContain('Allgemeine Geschäftsbedingungen')
    expect(html).toContain('href="https://shop.example/Versandkosten"')
    expect(html).not.toContain('href="/')
  })

  test('says what each piece is made of, as far as it is known', () => {
    const goods = new Map([['p', { composition: '100 % Polyester', content: null }]])
    const told = orderMail('orderConfirmation', {
      ...{ order, lines: [line, { ...set, productId: 'set' }], settings, publicUrl, goods },
      statusUrl: `${publicUrl}/orders`,
    })
    expect(told.text.match(/Material: 100 % Polyester/g)).toHaveLength(2)
    expect(text).not.toContain('Material:')
  })

  test.each([
    ['de', { amount: 750, unit: 'ml' }, 'Grundpreis 26,53\u00a0€ je l'],
    ['en', { amount: 250, unit: 'g' }, 'Unit price: €79.60 per kg'],
  ] as const)('in %s says what a whole quantity costs of goods compared by it', (language, content, words) => {
    const goods = new Map([['p', { composition: null, content }]])
    const told = orderMail('orderConfirmation', {
      ...{ order: { ...order, language }, lines: [line, { ...set, productId: 'p' }], settings, publicUrl, goods },
      statusUrl: `${publicUrl}/orders`,
    })
    // The set beside it has no price of a single piece.
    expect(told.text.match(/Grundpreis|Unit price/g)).toHaveLength(1)
    expect(told.text).toContain(words)
    expect(text).not.toContain('Grundpreis')
  })

  test('escapes what people wrote', () => {
    expect(html).toContain('Kim &lt;Muster&gt;')
    expect(html).toContain('TOM · &lt;UWE&gt;')
    expect(html).not.toMatch(/<UWE>|<Muster>/)
  })

  test('without personalised goods says nothing of the exception', () => {
    expect(mail('orderConfirmation', {}, [set]).text).not.toContain('als personalisiert gekennzeichneten')
  })

  test('for those who collect names the place and no shipping', () => {
    const labels = { ...order.labels, pickupAddress: 'Vereinsheim Linz' }
    const collected = mail('orderConfirmation', { isPickup: true, labels }).text
    expect(collected).toContain('Abholung bei: Vereinsheim Linz')
    expect(collected).not.toContain('Lieferadresse')
  })

  test('counts the delivery of what is paid in advance from the payment, and of all else from the order', () => {
    const delivery = (changes: Partial<Order>) =>
      /Liefertermin: (.*)/.exec(mail('orderConfirmation', changes).text)?.[1]
    const days = { earliestDelivery: '2026-12-11', latestDelivery: '2026-12-14' }
    expect(delivery({ payBy: '2026-11-30', ...days })).toBe(
      '2 Wochen nach Zahlungseingang; bei Zahlung bis 30.11.2026: 11.12.2026 bis spätestens 14.12.2026',
    )
    expect(delivery({ payBy: null, earliestDelivery: null, latestDelivery: null })).toBe(
      '2 Wochen nach Zahlungseingang',
    )
    expect(delivery({ paymentMethod: 'invoice' })).toBe('02.12.2026 bis spätestens 04.12.2026')
    expect(delivery({ paymentState: 'paid' })).toBe('02.12.2026 bis spätestens 04.12.2026')
    expect(delivery({ paymentState: 'paid', earliestDelivery: null })).toBe('spätestens am 04.12.2026')
  })

  test('tells of two deliveries where the buyer chose them, and of what is collected that it lies ready', () => {
    const inParts = mail('orderConfirmation', { paymentState: 'paid', firstPartBy: '2026-11-27' }).text
    expect(inParts).toContain(
      'In zwei Lieferungen: die erste bis spätestens 27.11.2026, der Rest bis spätestens 04.12.2026',
    )
    expect(mail('orderConfirmation').text).not.toContain('In zwei Lieferungen')
    const collected = mail('orderConfirmation', { isPickup: true, paymentState: 'paid' }).text
    expect(collected).toContain('Abholbereit: 02.12.2026 bis spätestens 04.12.2026')
    expect(collected).toContain('abholbereit 02.12.2026 bis spätestens 04.12.2026')
    expect(collected).not.toContain('Liefertermin:')
  })

  test('by invoice shows no bank account, and net prices add the VAT', () => {
    const labels = { ...order.labels, vatIncluded: false }
    const net = mail('orderConfirmation', { paymentMethod: 'invoice', labels }).text
    expect(net).not.toContain('Bankverbindung')
    expect(net).toContain('Netto: 50,00\u00a0€')
    expect(net).toContain('zuzüglich 20\u00a0% Mwst auf 50,00\u00a0€: 10,00\u00a0€')
  })

  test('says why no VAT is due, in the words of the order or, of an older one, by its quote', () => {
    const supply = { category: 'export' as const, rate: 0, net: 6000, vat: 0, gross: 6000 }
    const free = { quote: { ...order.quote, vat: [supply] } }
    const said = mail('orderConfirmation', { ...free, labels: { ...order.labels, vatGround: 'Steuerfrei.' } }).text
    expect(said).toContain('Mwst: 0,00\u00a0€')
    expect(said).toContain('\nSteuerfrei.\n')
    expect(mail('orderConfirmation', free).text).toContain('Steuerfreie Ausfuhrlieferung. Zoll')
    expect(mail('orderConfirmation').text).not.toContain('teuerfrei')
  })

  test('speaks English to those who ordered in English', () => {
    const english = mail('orderConfirmation', { language: 'en' })
    expect(english.subject).toBe('Your order 10001 with Halle & Feld')
    expect(english.html).toContain('<html lang="en">')
    expect(english.text).toContain('Withdraw from contract: https://shop.example/en/withdrawal')
    expect(english.text).toContain('Delivery 2 December 2026 to 4 December 2026')
    expect(english.text).toContain('€60.00')
    expect(english.text).not.toMatch(/Widerruf|Größe|Bestell/)
  })
})

describe('later mails', () => {
  test('thank for the money and say what comes next', () => {
    const { subject, text } = mail('orderPaid', { paymentState: 'paid', paidAt: new Date('2026-11-23T09:00:00Z') })
    expect(subject).toBe('Zahlung zu Bestellung 10001 erhalten')
    expect(text).toContain('über 60,00\u00a0€ ist am 23.11.2026 bei uns eingegangen')
    expect(text).toContain('Wir senden die Ware so bald wie möglich')
    expect(text).not.toContain('Widerrufsrecht.')
    expect(mail('orderPaid', { shippingState: 'shipped' }).text).not.toContain('so bald wie möglich')
  })

  test('tell that the goods are on their way, with a link to the parcel where its carrier is known', () => {
    const shipped = { shippedAt: new Date('2026-11-24T09:00:00Z'), carrier: 'DHL', trackingNumber: '0034' }
    const { subject, text } = mail('orderShipped', shipped)
    expect(subject).toBe('Ihre Bestellung 10001 ist unterwegs')
    expect(text).toContain('am 24.11.2026 versandt')
    expect(text).toContain('DHL 0034')
    expect(text).toContain('Sendung verfolgen: https://www.dhl.de/')
    expect(mail('orderShipped', { ...shipped, carrier: 'Vereinsbus' }).text).not.toContain('Sendung verfolgen')
  })

  test('tell those who collect that it is ready', () => {
    const pickupPlace = {
      ...{ key: 'linz', name: 'Vereinsheim Linz', address: 'Weg 1', country: null },
      ...{ hours: 'Dienstag, 16 bis 20 Uhr', note: 'Tor 2' },
    }
    const labels = { ...order.labels, pickupAddress: 'Vereinsheim Linz, Weg 1', pickupPlace }
    const { subject, text } = mail('orderShipped', { isPickup: true, labels })
    expect(subject).toBe('Ihre Bestellung 10001 liegt bereit')
    for (const words of ['Vereinsheim Linz, Weg 1', 'Dienstag, 16 bis 20 Uhr', 'Tor 2']) expect(text).toContain(words)
  })
})

test('nothing that the buyer typed becomes a link, neither in HTML nor in text', () => {
  const bait = 'https://evil.example/a www.evil.example evil.example boss@evil.example'
  const typedIn = { ...address, company: bait, firstName: bait, lastName: bait, address: bait, zip: bait, city: bait }
  const mail = orderMail('orderConfirmation', {
    order: {
      ...order,
      shippingAddress: typedIn,
      invoiceAddress: { ...typedIn, type: 'company', vatId: bait },
      comment: bait,
    },
    lines: [
      { ...line, texts: [bait], orderNote: bait, pieces: [] },
      { ...line, pieces: [{ ...set.pieces[0]!, texts: [bait] }] },
    ],
    settings,
    publicUrl: 'https://shop.example',
    statusUrl: 'https://shop.example/order/1/s',
  })
  for (const words of [mail.html, mail.text]) {
    expect(words).not.toMatch(/evil\.example|www\.evil|@evil|boss@|https:\/\/evil/)
    expect(words.split('evil\u200c.\u200cexample')).toHaveLength(4 * 19 + 1)
  }
  expect(mail.subject).not.toContain('evil')
})

describe('of vouchers alone', () => {
  const changes = {
    needsShipping: false,
    deliveryWeeks: null,
    earliestDelivery: null,
    latestDelivery: null,
    payBy: null,
  }

  test('the confirmation says how it is paid and that they come by e-mail, and nothing of goods', () => {
    const labels = { ...order.labels, paymentMethod: { title: 'Rechnung', description: null } }
    const voucher: OrderLine = {
      ...line,
      kind: 'voucher',
      deliveryWeeks: null,
      earliestDelivery: null,
      latestDelivery: null,
    }
    const { text } = mail('orderConfirmation', { ...changes, paymentMethod: 'invoice', labels }, [voucher])
    expect(text).toContain('Ihre Gutscheine kommen per E-Mail, sobald sie bezahlt sind.')
    expect(text).toContain('Verwendungszweck')
    for (const row of ['Lieferadresse', 'Versand', 'Lieferung', 'Für alle Waren', 'Gewährleistung'])
      expect(text).not.toMatch(new RegExp(`^ *${row}`, 'm'))
    expect(mail('orderConfirmation').text).toMatch(/^Für alle Waren/m)
  })

  test('the payment tells of the vouchers, and of no parcel', () => {
    const { text } = mail('orderPaid', { ...changes, paymentState: 'paid', paidAt: order.placedAt })
    expect(text).toContain('Ihre Gutscheine kommen in einer eigenen E-Mail')
    expect(text).not.toContain('unterwegs')
  })
})

test('each voucher that paid is named by the end of its code, with what is left on it', () => {
  const vouchers = [
    { code: 'A7K2-9QXM-3TZD-5WEK', paid: 2000, remaining: 0 },
    { code: 'B7K2-9QXM-3TZD-6XYZ', paid: 1000, remaining: 4000 },
    { code: 'C7K2-9QXM-3TZD-7AAA', paid: 0, remaining: 500 },
  ]
  const quote = { ...order.quote, vouchers, totals: { ...order.quote.totals, voucherPaid: 3000, toPay: 3000 } }
  const { text } = mail('orderConfirmation', { quote, toPayCents: 3000 })
  expect(text).toContain('…5WEK (noch 0,00')
  expect(text).toContain('…6XYZ (noch 40,00')
  expect(text).not.toContain('7AAA')
  expect(text).not.toContain('9QXM')
})
