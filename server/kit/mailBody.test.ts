import { expect, test } from 'vitest'
import { type MailLine, mailBody, withAddress } from './mailBody.ts'
import { ours } from './mailWords.ts'

const frame = (title: string) => ({ title: ours(title), language: 'de' as const, shop: ours('Halle & Feld') })

test('HTML and text say the same, and what people wrote is never markup', () => {
  const { html, text } = mailBody(frame('Bestellung <1> & "mehr"'), [
    { kind: 'paragraph', text: ours('Guten Tag <b>Kim</b>,\nzweite Zeile') },
    { kind: 'heading', text: ours('Artikel') },
    {
      kind: 'lines',
      rows: [
        {
          title: ours('2 × Trikot'),
          details: [ours('Größe M'), { lettering: ours('<script>alert(1)</script>') }],
          price: ours('39,80 €'),
        },
      ],
    },
    { kind: 'sums', rows: [{ label: ours('Gesamt'), value: ours('39,80 €'), isTotal: true }] },
    { kind: 'facts', rows: [[ours('Adresse'), ours('Kim Muster\n4020 Linz')]] },
    { kind: 'button', text: ours('Ansehen'), url: 'https://shop.example/order/1/a"b' },
    {
      kind: 'legal',
      title: ours('Widerruf'),
      html: '<h3>Recht</h3><p>Sie haben <a href="/x">das Recht</a>.</p><ul><li>eins</li></ul>',
    },
  ])
  expect(html).not.toMatch(/<script|<b>|a"b/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('Guten Tag &lt;b&gt;Kim&lt;/b&gt;,<br>zweite Zeile')
  expect(html).toContain('<h3>Recht</h3>')
  expect(html).toContain('<html lang="de">')
  expect(html).toContain('name="color-scheme" content="light dark"')
  expect(text).toBe(`Bestellung <1> & "mehr"
=======================

Guten Tag <b>Kim</b>,
zweite Zeile

Artikel
-------

2 × Trikot  39,80 €
  Größe M
  <script>alert(1)</script>

Gesamt: 39,80 €

Adresse: Kim Muster, 4020 Linz

Ansehen:
https://shop.example/order/1/a"b

Widerruf
--------
Recht
Sie haben das Recht.
eins
`)
})

const line = (changes: Partial<MailLine> = {}): MailLine => ({
  title: ours('2 × Trikot'),
  details: [ours('Größe M'), { lettering: ours('TOM 10') }],
  price: ours('39,80 €'),
  picture: { path: '/images/abc/200x200', width: 64, height: 73, alt: ours('Trikot, "Navy"') },
  ...changes,
})

test('what was ordered is shown by pictures of the shop, with what is printed on it', () => {
  const { html } = mailBody(frame('Bestellung'), [{ kind: 'lines', rows: [line(), line({ picture: null })] }])
  const sent = withAddress(html, 'https://shop.example')
  expect(sent).toContain(
    '<img src="https://shop.example/images/abc/200x200" width="64" height="73" alt="Trikot, &quot;Navy&quot;"',
  )
  expect(sent).toContain('<img src="https://shop.example/mark.png" width="32" height="32" alt=""')
  expect(sent).toContain('<strong>TOM 10</strong>')
  // The second line keeps the column, so that words stand below words.
  expect(sent.match(/<td class="picture"/g)).toHaveLength(2)
})

test('words that look like a picture stay words', () => {
  const { html } = mailBody(frame('Bestellung'), [{ kind: 'paragraph', text: ours('src="/etc"') }])
  expect(withAddress(html, 'https://shop.example')).toContain('src=&quot;/etc&quot;')
})

test('an order of two hundred lines is not cut off, and loses no word', () => {
  const rows = Array.from({ length: 200 }, (_, at) => line({ title: ours(`Trikot ${at}`) }))
  const { html, text } = mailBody(frame('Bestellung'), [{ kind: 'lines', rows }])
  expect(Buffer.byteLength(html)).toBeLessThan(102_000)
  for (const at of [0, 99, 199]) {
    expect(html).toContain(`<strong>Trikot ${at}</strong><br>Größe M · TOM 10`)
    expect(text).toContain(`Trikot ${at}  39,80 €\n  Größe M\n  TOM 10`)
  }
})
