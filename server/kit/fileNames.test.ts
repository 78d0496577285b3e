import { expect, test } from 'vitest'
import { savedName } from './fileNames.ts'

test.each([
  ['Größentabelle (neu) 2026.pdf', 'Größentabelle (neu) 2026.pdf'],
  ['Größe in zwei Teilen.pdf'.normalize('NFD'), 'Größe in zwei Teilen.pdf'],
  ['サイズ表.pdf', 'サイズ表.pdf'],
  ['جدول المقاسات.pdf', 'جدول المقاسات.pdf'],
  ['👕.png', '👕.png'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\Windows\\system.ini', 'C__Windows_system.ini'],
  ['annexe\u202Efdp.exe', 'annexefdp.exe'],
  ['\u200F\u2067a\u2069\u200B.pdf\uFEFF', 'a.pdf'],
  ['a\r\nSet-Cookie: b\0.pdf', 'aSet-Cookie_ b.pdf'],
  ['half \ud800.pdf', 'half \ufffd.pdf'],
  ['a\u2028b\tc  d.txt', 'abc d.txt'],
  ['a"b<c>|d?*.txt', 'a_b_c__d__.txt'],
  ['.htaccess', 'htaccess'],
  ['trailing. . ', 'trailing'],
  ['con', '_con'],
  ['NUL.txt', '_NUL.txt'],
  ['console.txt', 'console.txt'],
  ['', 'download'],
  ['\u202E...', 'download'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(196)}.pdf`],
  ['👕'.repeat(201), '👕'.repeat(200)],
])('%j is saved as %j', (name, saved) => {
  expect(savedName(name)).toBe(saved)
  expect(savedName(saved)).toBe(saved)
})
