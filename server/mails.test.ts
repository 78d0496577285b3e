// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { type LinkMailKind, linkMail, type NoticeMailKind, noticeMail } from './domains/accounts/mails.ts'
import { answerMails } from './domains/forms/mails.ts'
import { type OrderMailKind, orderMail } from './domains/orders/mails.ts'
import { type PrivacyMailKind, privacyMail } from './domains/privacy/mails.ts'
import { lowStockMail } from './domains/stock/mails.ts'
import { type MailedVoucher, voucherMail } from './domains/vouchers/mails.ts'
import { endpointOffMail } from './domains/webhooks/mails.ts'
import type { OffReason } from './domains/webhooks/tables.ts'
import { operatorNote, withdrawalMail } from './domains/withdrawals/mails.ts'
import { withAddress } from './kit/mailBody.ts'
import { markedTexts } from './platform/mailSecrets.ts'
import { settingsWith } from './testing/facts.ts'
import { mailedAnswer, mailedForm, mailedLine, mailedOrder, mailedWithdrawal } from './testing/mailed.ts'

/*
 * Every mail of the product in both languages, held to what the usual mail programs can do: Gmail, Outlook with the engine of Word,
 * Apple Mail, Thunderbird, GMX and Web.de. Source: caniemail.com; Gmail cuts off what is longer than 102 KB.
 */

const origin = 'https://shop.example'
const settings = settingsWith()
const languages = ['de', 'en'] as const

const orderKinds: Record<OrderMailKind, true> = {
  ...{ orderConfirmation: true, orderPaid: true, orderShipped: true, orderReleased: true, orderRefused: true },
  ...{ orderCancelled: true, orderCancelledByShop: true, orderRefunded: true, orderUnpaid: true },
  ...{ orderUnshipped: true, orderTracking: true, orderAddress: true, orderLink: true },
}
const linkKinds: Record<LinkMailKind, true> = {
  ...{ accountVerify: true, passwordReset: true, accountInvitation: true, emailChange: true },
  ...{ secondFactorReset: true, secondFactorEnds: true, secondFactorEndsSoon: true },
}
const noticeKinds: Record<NoticeMailKind, true> = {
  ...{ passwordChanged: true, emailChangeAsked: true, emailChanged: true, emailInUse: true, secondFactorOn: true },
  ...{ secondFactorOff: true, secondFactorWasReset: true, secondFactorKept: true, recoveryCodesRenewed: true },
  ...{ passkeyAdded: true, passkeyRemoved: true, passwordSuffices: true, secondFactorEndsElsewhere: true },
  ...{ secondFactorGoneElsewhere: true, secondFactorEndsKnown: true, secondFactorGoneKnown: true },
}
const privacyKinds: Record<PrivacyMailKind, true> = { dataExportReady: true, deletionAsked: true, deletionUndone: true }

const offReasons: readonly OffReason[] = ['failing', 'gone']
const endpoint = {
  ...{
    id: '0197a000-0000-7000-8000-000000000001',
    label: 'ERP <Lager> & Kasse',
    url: 'https://erp.example.com/hooks?a=1&b=2',
  },
  ...{ accountId: null, email: 'kim@example.com' },
}

const voucher = (language: 'de' | 'en'): MailedVoucher => ({
  ...{ id: 'v', code: 'A7K2-9QXM-3TZD-5WEK', language, currency: 'EUR', balanceCents: 5000, expiresOn: '2029-12-31' },
  ...{ message: 'Alles Gute, siehe https://example.com', recipientName: 'Kim', recipientEmail: 'kim@example.com' },
})

interface Mail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

const kindsOf = <Kind extends string>(kinds: Record<Kind, true>) => Object.keys(kinds) as Kind[]

const mails = languages.flatMap((language): [string, Mail][] => {
  const person = { language, settings, name: 'Kim Muster', email: 'kim@example.com', newEmail: 'neu@example.com' }
  const url = `${origin}/verify/${'s'.repeat(43)}`
  const parts = {
    ...{ lines: [mailedLine(), mailedLine({ title: 'Set Nordwald', imageFileId: null })], settings, publicUrl: origin },
    statusUrl: `${origin}/order/10001/${'s'.repeat(43)}`,
    goods: new Map([['p', { composition: '100 % Polyester', content: { amount: 500, unit: 'ml' as const } }]]),
    pictures: new Map([['picture', { sha256: 'a'.repeat(64), width: 1000, height: 1140 }]]),
  }
  const withdrawal = mailedWithdrawal({ language })
  return [
    ...kindsOf(orderKinds).flatMap((kind): [string, Mail][] => [
      [`${kind} ${language}`, orderMail(kind, { ...parts, order: mailedOrder({ language }) })],
      [
        `${kind} to be picked up ${language}`,
        orderMail(kind, { ...parts, order: mailedOrder({ language, isPickup: true }) }),
      ],
    ]),
    ...kindsOf(linkKinds).map((kind): [string, Mail] => [`${kind} ${language}`, linkMail(kind, person, url)]),
    ...kindsOf(noticeKinds).map((kind): [string, Mail] => [`${kind} ${language}`, noticeMail(kind, person)]),
    [`voucher ${language}`, voucherMail(voucher(language), settings)],
    ...kindsOf(privacyKinds).map((kind): [string, Mail] => [
      `${kind} ${language}`,
      privacyMail(kind, { ...person, day: '2026-12-04', url }),
    ]),
    ...offReasons.map((reason): [string, Mail] => [
      `webhookOff ${reason} ${language}`,
      endpointOffMail({ ...endpoint, reason, language }, settings, origin)!,
    ]),
    ...(['withdrawalReceipt', 'withdrawalAccepted', 'withdrawalRefused'] as const).map((kind): [string, Mail] => [
      `${kind} ${language}`,
      withdrawalMail(kind, withdrawal, settings),
    ]),
  ]
})
for (const language of ['de', 'en'] as const)
  for (const mail of answerMails(mailedForm, mailedAnswer(language), settings, origin))
    mails.push([`${mail.kind} ${mail.language} of ${language}`, mail])
mails.push(['withdrawalNote de', operatorNote(mailedWithdrawal(), settings, origin)])
const low = { title: { de: 'Trikot Nordwald' }, size: 'M', sku: 'HF-100-M', stock: 2, reorderLevel: 5 }
mails.push(['lowStock de', lowStockMail([low], settings, origin)])

/** Elements that all of them show. */
const elements = new Set(
  'html head meta title style body table tbody thead tr td th h1 h2 h3 h4 p a img br span strong em b i ul ol li div blockquote'
    .split(' ')
    .map(name => name.toUpperCase()),
)

/** Properties that all of them heed, or leave out without harm: round corners and widest widths in Outlook. */
const properties = new Set(
  `background-color border border-bottom border-collapse border-radius border-top color display font-family font-size font-weight
  line-height margin max-width padding padding-left text-align text-decoration vertical-align white-space width word-break`.split(
    /\s+/,
  ),
)

const documentOf = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')
const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

describe.each(mails)('%s', (_label, { subject, html: stored, text }) => {
  const html = withAddress(stored, origin)
  const document = documentOf(html)
  const all = [...document.querySelectorAll('*')]

  test('is small enough to be shown whole, and says whose it is', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(102_000)
    expect(folded(document.querySelector('.head')?.textContent ?? '')).toBe('Halle & Feld')
    expect(subject).not.toMatch(/[{}]|undefined/)
    expect(text).not.toMatch(/[{}]|undefined/)
  })

  test('is made of elements and styles that mail programs know', () => {
    expect(all.map(({ tagName }) => tagName).filter(name => !elements.has(name))).toEqual([])
    const used = all.flatMap(each =>
      (each.getAttribute('style') ?? '').split(';').map(rule => rule.slice(0, rule.indexOf(':')).trim()),
    )
    expect(used.filter(name => name !== '' && !properties.has(name))).toEqual([])
    // Relative lengths, variables and functions are known to few of them.
    expect(all.filter(each => /\b(?:rem|vw|calc|var)\b|url\(/.test(each.getAttribute('style') ?? ''))).toEqual([])
    expect(all.flatMap(({ attributes }) => [...attributes].filter(({ name }) => name.startsWith('on')))).toEqual([])
  })

  test('is no wider than 600 pixels, and made of tables that are read as words', () => {
    const tables = [...document.querySelectorAll('table')].filter(each => each.closest('.legal') === null)
    expect(tables.filter(each => each.getAttribute('role') !== 'presentation')).toEqual([])
    expect(document.querySelector('table.card')?.getAttribute('width')).toBe('600')
    const widths = [...document.querySelectorAll('[width]')].map(each => each.getAttribute('width') ?? '')
    expect(widths.filter(width => !/%$/.test(width) && Number(width) > 600)).toEqual([])
  })

  test('has pictures of the shop that are known by words and sizes', () => {
    const images = [...document.querySelectorAll('img')]
    expect(images.filter(each => !each.src.startsWith(`${origin}/`))).toEqual([])
    expect(images.filter(each => each.getAttribute('alt') === null)).toEqual([])
    expect(
      images.filter(each => !(Number(each.getAttribute('width')) > 0 && Number(each.getAttribute('height')) > 0)),
    ).toEqual([])
    expect(images[0]?.getAttribute('src')).toBe(`${origin}/mark.png`)
  })

  test('has links in the colours of the shop, in light and in the dark', () => {
    const links = [...document.querySelectorAll('a')]
    expect(links.filter(each => !/^(?:https:|mailto:|tel:)/.test(each.getAttribute('href') ?? ''))).toEqual([])
    expect(links.filter(each => !/color:#(?:0b5b45|ffffff)/.test(each.getAttribute('style') ?? ''))).toEqual([])
    expect(links.filter(each => !/^(?:link|button)$/.test(each.className))).toEqual([])
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
  })

  test('says the same as text', () => {
    const said = folded(text.replaceAll(/^[-=]+$/gm, ''))
    document.querySelector('head')?.remove()
    document.querySelector('.head')?.remove()
    const words = [...document.querySelectorAll('h1, h2, p, span, strong, li')]
      .flatMap(each => [...each.childNodes].filter(({ nodeType }) => nodeType === 3))
      .map(({ textContent }) => folded(textContent ?? ''))
    expect(words.filter(each => !said.includes(each))).toEqual([])
  })
})

test('an order confirmation shows what was ordered with its picture and what is printed on it', () => {
  const document = documentOf(mails.find(([label]) => label === 'orderConfirmation de')![1].html)
  const [, picture] = document.querySelectorAll('img')
  expect(picture?.getAttribute('src')).toBe(`/images/${'a'.repeat(64)}/200x200`)
  expect([picture?.alt, picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual([
    'Trikot Nordwald, Waldgrün',
    '64',
    '73',
  ])
  expect([...document.querySelectorAll('strong')].map(each => each.textContent)).toContain(
    'Personalisierung: TOM 10 · UWE 7',
  )
})

test.each([
  [
    'de',
    '',
    'Webhook abgeschaltet: ERP <Lager> & Kasse',
    'Sein Programm muss danach abrufen, was sich inzwischen geändert',
  ],
  [
    'en',
    '/en',
    'Webhook switched off: ERP <Lager> & Kasse',
    'its program has to ask for what has changed in the meantime',
  ],
] as const)('that a webhook was switched off says in %s what is missed, and leads to it', (language, prefix, subject, words) => {
  const mail = endpointOffMail({ ...endpoint, reason: 'failing', language }, settings, origin)!
  expect([mail.subject, mail.to]).toEqual([subject, 'kim@example.com'])
  expect(folded(mail.text)).toContain(words)
  expect(documentOf(mail.html).querySelector('a.button')?.getAttribute('href')).toBe(
    `${origin}${prefix}/admincenter/settings/webhooks/${endpoint.id}`,
  )
})

test('that a webhook was switched off is told to the shop where its owner is reached no more, and else to nobody', () => {
  const told = (email: string) =>
    endpointOffMail(
      { ...endpoint, email: null, reason: 'gone', language: 'de' },
      settingsWith({ shop: { email } }),
      origin,
    )
  expect(told('office@shop.example')?.to).toBe('office@shop.example')
  expect(told('')).toBeNull()
})

test('a secret is found in no picture’s path', () => {
  const [, { html, text }] = mails[0]!
  const secret = 's'.repeat(43)
  expect(markedTexts({ html, text }, secret).html).toContain(`/images/${'a'.repeat(64)}/200x200`)
})
