import { expect, test } from 'vitest'
import { isIban, plainIban, spacedIban } from './ibans.ts'

test.each([
  'AT61 1904 3002 3457 3201',
  'DE89370400440532013000',
  'gb29 nwbk 6016 1331 9268 19',
  'CH93-0076-2011-6238-5295-7',
])('%s is one', text => expect(isIban(text)).toBe(true))

test.each([
  ['wrong check digits', 'AT62 1904 3002 3457 3201'],
  ['turned digits', 'DE89370400440532013003'],
  ['too short for Austria', 'AT61 1904 3002 3457 320'],
  ['zeros', 'AT00 0000 0000 0000 0000'],
  ['a card', '4111 1111 1111 1111'],
  ['nothing', ''],
])('refused: %s', (_label, text) => expect(isIban(text)).toBe(false))

test('it is kept plain and shown in groups', () => {
  expect(plainIban('at61 1904 3002 3457 3201')).toBe('AT611904300234573201')
  expect(spacedIban('AT611904300234573201')).toBe('AT61\u00a01904\u00a03002\u00a03457\u00a03201')
})
