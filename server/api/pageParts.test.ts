import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gzippedPage, pageParts, plainPage } from './pageParts.ts'

const marker = 'MARKERMARKERMARKER'

describe('a page kept without its nonce', () => {
  test.each([
    ['no place for it', '<p>Größe</p>'],
    ['one place', `<script nonce="${marker}">1</script>`],
    ['several, at both ends too', `${marker}<style nonce="${marker}"></style>€${marker}`],
    ['an empty page', ''],
  ])('arrives with the nonce in place, plain and compressed: %s', async (_label, html) => {
    const page = await pageParts(html, marker, 8)
    const expected = html.split(marker).join('q+/8Zw==')
    expect((await plainPage(page, 'q+/8Zw==')).toString()).toBe(expected)
    expect(gunzipSync(gzippedPage(page, 'q+/8Zw==')).toString()).toBe(expected)
  })

  test('whatever the page and the nonce', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 600 }), { minLength: 1, maxLength: 6 }),
        fc.base64String({ minLength: 4, maxLength: 40 }),
        async (texts, nonce) => {
          const html = texts.join(marker)
          const page = await pageParts(html, marker, nonce.length)
          expect(gunzipSync(gzippedPage(page, nonce)).toString()).toBe(html.split(marker).join(nonce))
        },
      ),
    )
  })

  test('a long page becomes small, and much that is not compressed fits too', async () => {
    const long = `${marker}${'<li>Trikot Nordwald</li>'.repeat(3000)}${marker}`
    expect((await pageParts(long, marker, 3)).template.length).toBeLessThan(long.length / 10)
    const scattered = Array.from({ length: 900 }, (_, i) => `<i>${i}</i>`.padEnd(200)).join(marker)
    const page = await pageParts(scattered, marker, 3)
    expect((await plainPage(page, 'abc')).toString()).toBe(scattered.replaceAll(marker, 'abc'))
  })

  test('a nonce of another length does not fit', async () => {
    const page = await pageParts(`<p>${marker}</p>`, marker, 3)
    expect(() => gzippedPage(page, 'abcd')).toThrow(RangeError)
  })
})
