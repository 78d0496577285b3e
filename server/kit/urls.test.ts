import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evenUrl, pathOfTarget } from './urls.ts'

test.each([
  ['/', '/'],
  ['/en/trikots', '/en/trikots'],
  ['/trikots/', '/trikots/'],
  ['/search?q=a//b\\c', '/search?q=a//b\\c'],
  ['/trikots/a%2Fb', '/trikots/a%2Fb'],
  ['/trikots/a%5Cb', '/trikots/a%5Cb'],
  ['//evil.example', '/evil.example'],
  ['///evil.example/x', '/evil.example/x'],
  ['/en//evil.example', '/en/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['/en\\evil.example', '/en/evil.example'],
  ['/%2F%2Fevil.example', '/evil.example'],
  ['/%2fevil.example', '/evil.example'],
  ['/en/%5Cevil.example', '/en/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['/\r\n/evil.example', '/evil.example'],
  ['/en/..//evil.example?x=//y', '/en/../evil.example?x=//y'],
])('%j is the address %j', (given, even) => {
  expect(evenUrl(given)).toBe(even)
})

test('no link that is made of an even path leads to another site, whatever was asked for', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '%2F',
    '%5c',
    '\t',
    '\n',
    '..',
    '.',
    'en',
    'evil.example',
    '?',
    '#',
    '%09',
    '@',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), pieces => {
      const even = evenUrl(`/${pieces.join('')}`)
      expect(evenUrl(even)).toBe(even)
      const url = new URL(even, 'https://shop.example')
      expect(url.host).toBe('shop.example')
      for (const path of [url.pathname, url.pathname.replace(/^\/en(?=\/)/, '')]) {
        expect(new URL(path, 'https://shop.example').host).toBe('shop.example')
      }
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['/a?b', '/a?b'],
  ['*', '/*'],
  ['http://other.example/a?b', '/a?b'],
  ['http://other.example', '/'],
  ['http://', '/http://'],
  ['evil.example:443', '/evil.example:443'],
])('the request for %s is one for %s', (target, path) => {
  expect(pathOfTarget(target)).toBe(path)
})
