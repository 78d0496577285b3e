import { expect, test } from 'vitest'
import { isKnownTag, mayBeInParts, partOf } from './ranges.ts'

test.each([
  ['the whole', undefined, null],
  ['the beginning', 'bytes=0-3', { start: 0, end: 3 }],
  ['one byte', 'bytes=9-9', { start: 9, end: 9 }],
  ['from somewhere to the end', 'bytes=4-', { start: 4, end: 9 }],
  ['further than the end', 'bytes=4-99', { start: 4, end: 9 }],
  ['the last bytes', 'bytes=-3', { start: 7, end: 9 }],
  ['more last bytes than there are', 'bytes=-99', { start: 0, end: 9 }],
  ['other letters and blanks', 'Bytes= 1-2 ', { start: 1, end: 2 }],
  ['from behind the end', 'bytes=10-', 'none'],
  ['none of the last bytes', 'bytes=-0', 'none'],
  ['backwards', 'bytes=5-4', null],
  ['several parts', 'bytes=0-1,4-5', null],
  ['another unit', 'lines=0-1', null],
  ['nothing', 'bytes=-', null],
  ['no number', 'bytes=a-b', null],
])('of ten bytes: %s', (_label, range, part) => {
  expect(partOf(range, 10)).toEqual(part)
})

test('of an empty file there is no part', () => {
  expect([partOf('bytes=0-', 0), partOf('bytes=-5', 0), partOf(undefined, 0)]).toEqual(['none', 'none', null])
})

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match %s knows the tag "a": %s', (header, isKnown) => {
  expect(isKnownTag(header, '"a"')).toBe(isKnown)
})

test.each([
  [undefined, true],
  ['"a"', true],
  ['W/"a"', false],
  ['"b"', false],
  ['Wed, 21 Oct 2026 07:28:00 GMT', false],
])('If-Range %s lets a part be sent: %s', (header, may) => {
  expect(mayBeInParts(header, '"a"')).toBe(may)
})
