import { describe, expect, test } from 'vitest'
import { demoSettings } from '../../../demo/settings.ts'
import { Settings } from '../rules.ts'
import { legalText } from './legalText.ts'
import { isOpen, missingParticulars, particulars } from './particulars.ts'

const placeAt = (name: { de: string; en: string }) => ({ key: 'p', name, address: { de: '' } })

const publicUrl = 'https://shop.example'
const real = {
  shop: {
    ...{ company: 'Sport Huber e.U.', address: 'Ringstraße 2', zip: '4600', city: 'Wels', country: 'AT' },
    ...{
      email: 'office@sport-huber.at',
      phone: '+43 7242 123450',
      register: 'FN 123456 a, LG Wels',
      vatId: 'ATU12345675',
    },
  },
  operator: {
    ...{ legalForm: 'gmbh', representatives: ['Nora Huber'], authority: 'Magistrat Wels' },
    businessPurpose: { de: 'Sporthandel', en: 'Sports retail' },
  },
}
const given = (shop: object = {}, operator: object = {}) =>
  new Settings({ shop: { ...real.shop, ...shop }, operator: { ...real.operator, ...operator } })
const german = (name: string, settings = given()) => legalText(settings, name, 'de', publicUrl)!.body
const english = (name: string, settings = given()) => legalText(settings, name, 'en', publicUrl)!.body

describe('the imprint', () => {
  test('of an Austrian company has representatives, register, trade and media owner', () => {
    const body = german('imprint')
    expect(body).toContain('Angaben gemäß § 5 ECG, § 14 UGB und §§ 24, 25 MedienG')
    expect(body).toContain(
      'Rechtsform: Gesellschaft mit beschränkter Haftung<br>Geschäftsführung: Nora Huber<br>Firmenbuch: FN 123456 a, LG Wels',
    )
    expect(body).toContain('Aufsichtsbehörde: Magistrat Wels')
    expect(body).toContain('Medieninhaber: Sport Huber e.U.<br>Sitz: 4600 Wels')
  })

  test('of a German one names its register and law, and nothing of Austria', () => {
    const body = german('imprint', given({ country: 'DE', register: 'HRB 1234, AG Passau' }))
    expect(body).toContain('Angaben gemäß § 5 DDG')
    expect(body).toContain('Handelsregister: HRB 1234, AG Passau')
    expect(body).not.toMatch(/ECG|MedienG|Firmenbuch|Medieninhaber/)
  })

  test.each([
    ['a stock corporation', 'ag', 'Vorstand: Nora Huber', 'Board: Nora Huber'],
    ['an association', 'association', 'Vereinsregister: FN', 'Register of associations: FN'],
    ['a sole trader', 'soleTrader', 'Inhaberin oder Inhaber: Nora Huber', 'Owner: Nora Huber'],
    ['a partnership', 'kg', 'Vertretungsberechtigt: Nora Huber', 'Represented by: Nora Huber'],
  ])('of %s calls things by their names', (_label, legalForm, de, en) => {
    expect(german('imprint', given({}, { legalForm }))).toContain(de)
    expect(english('imprint', given({}, { legalForm }))).toContain(en)
  })

  test('leaves out what was not said', () => {
    const body = german('imprint', given({ vatId: '', bankAccount: '' }))
    expect(body).not.toMatch(/UID|Bankverbindung|GISA|Mitglied/)
  })
})

describe('the accessibility statement', () => {
  test.each([
    ['AT', 'BaFG', 'Sozialministeriumservice'],
    ['DE', 'BFSG', 'Marktüberwachungsstelle der Länder'],
    ['CH', 'EN 301 549', 'die für Barrierefreiheit zuständige Behörde'],
  ])('of a shop in %s names %s and %s', (country, law, authority) => {
    expect(german('accessibility', given({ country }))).toContain(law)
    expect(german('accessibility', given({ country }))).toContain(authority)
  })

  test('says when it was tested and what is missing; claims nothing untested', () => {
    const tested = given(
      {},
      { accessibilityTestedOn: '2026-11-02', accessibilityGaps: { de: 'PDF <alt>', en: 'PDFs' } },
    )
    expect(german('accessibility', tested)).toContain('PDF &lt;alt&gt; Zuletzt geprüft am 02.11.2026.')
    expect(german('accessibility')).toContain('noch nicht durch eine Prüfung bestätigt')
    expect(german('accessibility')).not.toContain('keine Mängel')
  })
})

describe('the withdrawal notice', () => {
  test('names the function with its address, and follows the model', () => {
    const body = german('withdrawal')
    expect(body).toContain(
      'Sie können Ihr Widerrufsrecht auch online unter <a href="/withdrawal">https://shop.example/withdrawal</a> ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
    )
    expect(body).toContain(
      'müssen Sie uns (Sport Huber e.U., Ringstraße 2, 4600 Wels, Österreich, Telefon: +43 7242 123450, E-Mail: office@sport-huber.at) mittels einer eindeutigen Erklärung',
    )
    expect(english('withdrawal')).toContain('<a href="/en/withdrawal">https://shop.example/en/withdrawal</a>')
  })
})

describe('other pages', () => {
  test('help names the steps as they are called', () => {
    const shop = new Settings({
      ...real,
      shipping: { pickup: { isOffered: true, places: [placeAt({ de: 'Lager', en: 'Store' })] } },
    })
    expect(german('help', shop)).toContain('Ja, kostenlos: Lager. Wählen Sie die Abholung im Schritt „Lieferung“.')
    expect(english('help', shop)).toContain('Yes, free of charge: Store. Choose pickup in the “Delivery” step.')
  })

  test('terms are under the law of the shop’s country', () => {
    expect(german('agb', given({ country: 'DE' }))).toContain('in dem wir unseren Sitz haben (Deutschland)')
    expect(english('agb')).toContain('country where we are based (Austria)')
    expect(german('agb', given({ country: 'PT' }))).not.toContain('österreich')
  })
})

describe('particulars', () => {
  test('that are all there open the shop', () => {
    expect(missingParticulars(given())).toEqual([])
    expect(isOpen(given())).toBe(true)
  })

  test.each([
    ['nothing said', new Settings({}), 8],
    ['an address that nobody has', given({ email: 'service@halle-und-feld.example' }), 1],
    ['a number of noughts', given({ phone: '+43 732 000 000' }), 1],
    ['no legal form', given({}, { legalForm: null }), 1],
    ['a company without anybody who acts for it', given({}, { representatives: [] }), 1],
    ['a company without register', given({ register: '' }), 1],
    ['an example’s name', given({ company: 'Musterfirma GmbH' }), 1],
    ['no purpose in Austria', given({}, { businessPurpose: { de: '', en: '' } }), 1],
  ])('with %s keep it closed', (_label, settings, count) => {
    expect(missingParticulars(settings)).toHaveLength(count)
    expect(isOpen(settings)).toBe(false)
  })

  test('of a sole trader need neither register nor representatives; in Germany no purpose', () => {
    const operator = { legalForm: 'soleTrader', representatives: [] }
    expect(missingParticulars(given({ register: '' }, operator))).toEqual([])
    const inGermany = given({ country: 'DE' }, { authority: '', businessPurpose: { de: '', en: '' } })
    expect(missingParticulars(inGermany)).toEqual([])
  })

  test('that are needed are listed by legal form and country, as forms ask for them', () => {
    const registered = ['registeredSoleTrader', 'gmbh', 'ug', 'ag', 'og', 'kg', 'gmbhCoKg', 'association']
    expect(
      particulars.map(({ section, field, legalForms, countries }) => [`${section}.${field}`, legalForms, countries]),
    ).toEqual([
      ['shop.company', null, null],
      ['shop.address', null, null],
      ['shop.zip', null, null],
      ['shop.city', null, null],
      ['shop.email', null, null],
      ['shop.phone', null, null],
      ['shop.country', null, null],
      ['operator.legalForm', null, null],
      ['shop.register', registered, null],
      ['operator.representatives', ['gmbh', 'ug', 'ag', 'og', 'kg', 'gmbhCoKg', 'association'], null],
      ['operator.businessPurpose', null, ['AT']],
      ['operator.authority', null, ['AT']],
    ])
  })

  test.each([
    ['a made up VAT id', given({ vatId: 'ATU00000000' }), [{ section: 'shop', field: 'vatId' }]],
    ['no VAT id', given({ vatId: '' }), []],
    [
      'one made up name of two',
      given({}, { representatives: ['Eva Huber', 'Max Mustermann'] }),
      [{ section: 'operator', field: 'representatives' }],
    ],
    ['no country', given({ country: 'ZZ' }), [{ section: 'shop', field: 'country' }]],
  ])('%s', (_label, settings, missing) => {
    expect(missingParticulars(settings)).toEqual(missing)
  })

  test('that are made up are for the demo alone', () => {
    expect(missingParticulars(new Settings(demoSettings)).map(({ field }) => field)).toEqual(
      expect.arrayContaining(['email', 'phone', 'register', 'vatId']),
    )
    expect(isOpen(new Settings(demoSettings))).toBe(true)
    expect(isOpen(new Settings({ ...demoSettings, operator: {} }))).toBe(false)
  })
})

describe('terms and help promise what the settings say', () => {
  const method = (id: string, isEnabled: boolean, termDays: number | null = null) => ({
    ...{ id, isConfigured: true, isEnabled, min: null, max: null, termDays },
    title: { de: 'Bar', en: 'Cash' },
    description: { de: '', en: '' },
  })
  const withSettings = (methods: readonly object[], isOffered: boolean) => {
    const pickup = { isOffered, places: [placeAt({ de: 'Vereinsheim', en: 'Clubhouse' })] }
    return new Settings({ ...real, payment: { methods }, shipping: { pickup } })
  }

  test.each([
    [
      'an invoice and payment in advance',
      [method('invoice', true, 30), method('prepayment', true)],
      'Sie zahlen auf Rechnung innerhalb von 30 Tagen nach Erhalt der Ware oder per Vorkasse.',
      'You pay by invoice within 30 days of receiving the goods or by bank transfer in advance.',
    ],
    [
      'an invoice alone',
      [method('invoice', true, 14), method('prepayment', false)],
      'Sie zahlen auf Rechnung innerhalb von 14 Tagen nach Erhalt der Ware.',
      'You pay by invoice within 14 days of receiving the goods.',
    ],
    [
      'a method of the shop’s own beside it',
      [method('prepayment', true), method('cash', true)],
      'Sie zahlen per Vorkasse oder: Bar.',
      'You pay by bank transfer in advance or: Cash.',
    ],
    [
      'nothing yet',
      [method('invoice', false, 14)],
      'Wie Sie zahlen können, steht im Bestellvorgang.',
      'How you can pay is shown during checkout.',
    ],
  ])('%s', (_label, methods, de, en) => {
    const settings = withSettings(methods, false)
    expect(german('agb', settings)).toContain(`<h2>4. Zahlung</h2><p>${de} Es fallen keine Gebühren an.</p>`)
    expect(english('agb', settings)).toContain(`<h2>4. Payment</h2><p>${en} There are no fees.</p>`)
  })

  test('pickup where it is offered, and nowhere else', () => {
    const said = (settings: Settings) =>
      ['agb', 'help'].map(name => [
        /Abholung|abholen/.test(german(name, settings)),
        /[Pp]ick/.test(english(name, settings)),
      ])
    const yes = [true, true]
    expect(said(withSettings([], true))).toEqual([yes, yes])
    const no = [false, false]
    expect(said(withSettings([], false))).toEqual([no, no])
  })
})

test('the privacy page says what of sign-ins and changes is logged', () => {
  expect(german('privacy')).toContain('Protokoll: Anmeldungen, auch fehlgeschlagene, und wer wann was')
  expect(english('privacy')).toContain('Log: sign-ins, failed ones too, and who changed what and when')
})
