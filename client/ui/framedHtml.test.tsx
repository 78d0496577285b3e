import { afterEach, expect, test } from 'vitest'
import { framedHtml } from './framedHtml.ts'

const letter = '<html><head><style>p { color: red }</style></head><body><p style="margin:0">Hallo</p></body></html>'
afterEach(() => document.head.replaceChildren())

test('its style sheets carry the nonce of the page', () => {
  const script = document.createElement('script')
  script.setAttribute('nonce', 'abc')
  script.nonce = 'abc'
  document.head.append(script)
  expect(framedHtml(letter)).toBe(letter.replace('<style>', '<style nonce="abc">'))
})

test('in a page without nonces they are left out', () => {
  expect(framedHtml(letter)).toBe('<html><head></head><body><p style="margin:0">Hallo</p></body></html>')
})
