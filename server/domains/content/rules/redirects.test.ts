import { describe, expect, test } from 'vitest'
import { missedPath } from './missedPaths.ts'
import { endOf, redirectPath, redirectRefusals } from './redirects.ts'

describe('a redirect', () => {
  test.each([
    ['/en/alt/', '/alt'],
    ['/alt?x=1#y', '/alt'],
    ['/de', '/'],
    [' /entwurf ', '/entwurf'],
  ])('from %s is kept as %s', (written, path) => {
    expect(redirectPath(written)).toBe(path)
  })

  test.each([
    ['the start page', '/', '/neu', ['INVALID_INPUT path']],
    ['no path', 'alt', '/neu', ['INVALID_INPUT path']],
    ['what the product needs', '/admincenter/x', '/neu', ['INVALID_INPUT path']],
    ['the same in capitals', '/Cart', '/neu', ['INVALID_INPUT path']],
    ['to a script', '/alt', 'javascript:alert(1)', ['INVALID_INPUT target']],
    ['to a mail', '/alt', 'mailto:a@example.at', ['INVALID_INPUT target']],
    ['to another site without saying so', '/alt', '//evil.example', ['INVALID_INPUT target']],
    ['to itself', '/alt', '/en/alt/?x', ['REDIRECT_LOOP target']],
    ['as it should be', '/alt', 'https://example.com/neu', []],
  ])('%s', (_label, path, target, expected) => {
    expect(redirectRefusals({ path, target }).map(({ code, path: at }) => `${code} ${at.join('.')}`)).toEqual(expected)
  })

  test('leads to the end of a chain, and never in a circle', () => {
    const known = new Map([
      ['/b', '/c'],
      ['/c', '/en/d?x=1'],
      ['/x', '/y'],
    ])
    expect(endOf('/b', '/a', known)).toBe('/en/d?x=1')
    expect(endOf('/c', '/d', known)).toBeNull()
    expect(endOf('https://example.com', '/a', known)).toBe('https://example.com')
  })
})

describe('an address that was asked for in vain is counted', () => {
  test.each([
    ['/alte-seite?token=geheim', '/alte-seite'],
    ['/en/shop/alt/', '/shop/alt'],
    ['/%C3%BCber-uns', '/über-uns'],
    ['/passwort/AbCdEfGhIjKlMnOpQrStUvWx12', '/passwort/…'],
    ['/kunde/anna@example.at/x', '/kunde/…'],
    ['/bestellung/1234567', '/bestellung/…'],
  ])('%s as %s', (url, path) => {
    expect(missedPath(url)).toBe(path)
  })
  test.each([
    '/',
    '/%zz',
    '/<script>',
    '/admincenter/standing',
    '/en/admincenter/pages',
    '/api/v0/nothing',
    '/anna@example.at',
    `/${'x'.repeat(61)}`,
    `/${'a/'.repeat(150)}`,
  ])('%s not at all', url => {
    expect(missedPath(url)).toBeNull()
  })
})
