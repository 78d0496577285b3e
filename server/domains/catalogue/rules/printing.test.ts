import { expect, test } from 'vitest'
import { type PrintMethod, unprintable } from './printing.ts'

test.each<[string, PrintMethod, string, string[]]>([
  ['a name with umlauts and a number', 'flock', 'HOFSTÄTTER 10', []],
  ['letters of the neighbours', 'flock', 'Özdemir Kovač Łukasz Țepeș ŠŽĐ', []],
  ['letters in two parts that are one', 'flock', 'MU\u0308LLER', []],
  ['signs of a keyboard', 'flock', "O'Neill & Co. #1 (C)", []],
  ['an emoji', 'flock', 'TOR ⚽', ['⚽']],
  ['an emoji of several parts is one character', 'digital', 'WIR 👨‍👩‍👧 🇦🇹', ['👨‍👩‍👧', '🇦🇹']],
  ['the same one twice is named once', 'flock', '👍👍', ['👍']],
  ['another script where letters are cut', 'flock', 'ΝΙΚΗ', ['Ν', 'Ι', 'Κ', 'Η']],
  ['another script where a machine prints', 'digital', 'Ника ΝΙΚΗ', []],
  ['a script that nobody has', 'digital', 'سلام', ['س', 'ل', 'ا', 'م']],
  ['a sign that thread does not draw', 'embroidery', 'M. LEITNER @ #', ['@', '#']],
  ['a blank of no width', 'flock', 'A\u200bB', ['U+200B']],
  ['a bell', 'flock', 'A\u0007B', ['U+0007']],
  ['half a character', 'flock', 'A\ud83dB', ['U+D83D']],
  ['a mark on a letter that has none of the kind', 'flock', 'Q\u030c', ['Q\u030c']],
  ['white space becomes a blank', 'embroidery', 'A\t\r\nB\u00a0C', []],
  ['no more than five are named', 'flock', '一二三四五六七', ['一', '二', '三', '四', '五']],
])('%s', (_label, method, text, expected) => {
  expect(unprintable(method, text)).toEqual(expected)
})
