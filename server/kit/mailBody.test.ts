import { expect, test } from 'vitest'
import { mailBody } from './mailBody.ts'
import { ours } from './mailWords.ts'

test('HTML and text say the same, and what people wrote is never markup', () => {
  const { html, text } = mailBody(ours('Bestellung <1> & "mehr"'), 'de', [
    { kind: 'paragraph', text: ours('Guten Tag <b>Kim</b>,\nzweite Zeile') },
    { kind: 'heading', text: ours('Artikel') },
    {
      kind: 'lines',
      rows: [
        {
          title: ours('2 × Trikot'),
          details: [ours('Größe M'), ours('<script>alert(1)</script>')],
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
