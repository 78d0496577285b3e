import { expect, test } from 'vitest'
import { readable } from './readable.ts'

test.each([
  ['Nur Text & mehr', 'Nur Text & mehr'],
  ['<h2>Titel</h2><p>Erster <b>Satz</b>.</p><ul><li>eins</li><li>zwei</li></ul>', 'Titel\nErster Satz.\neins\nzwei'],
  ['<p>Zeile<br>um &amp; um</p><p></p>', 'Zeile\num & um'],
])('%s', (html, text) => {
  expect(readable(html)).toBe(text)
})
