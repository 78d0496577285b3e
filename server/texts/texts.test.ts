import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { german } from './de.ts'
import { english } from './en.ts'
import { speechIn } from './texts.ts'

const server = join(import.meta.dirname, '..')
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.startsWith('texts') && !path.endsWith('.test.ts'))
  .map(path => readFileSync(join(server, path), 'utf8'))
  .join('\n')

test('both languages have the same texts, with the same values', () => {
  expect(Object.keys(english).toSorted()).toEqual(Object.keys(german).toSorted())
  const values = (text: string) =>
    [...text.replaceAll(/\{(\w+), select,(?: \w+ \{[^{}]*\})+\}/g, '{$1}').matchAll(/\{(\w+)[,}]/g)]
      .map(match => match[1])
      .toSorted()
  for (const id of Object.keys(german) as (keyof typeof german)[]) {
    expect([id, values(english[id])]).toEqual([id, values(german[id])])
  }
})

test('every text is used', () => {
  // Ids with a part that is chosen when they are used: everything before it must stand in the sources.
  const isUsed = (id: string) =>
    sources.includes(`'${id}'`) ||
    [...sources.matchAll(/`(mail\.[\w.]*)\$\{[^`]*?\}([\w.]*)`/g)].some(
      ([, start, end]) => id.startsWith(start!) && id.endsWith(end!),
    )
  expect(Object.keys(german).filter(id => !isUsed(id))).toEqual([])
})

test('amounts, days and rates are those of the language', () => {
  const [de, en] = [speechIn('de'), speechIn('en')]
  expect([de.money(123_490, 'EUR'), en.money(123_490, 'EUR')]).toEqual(['1.234,90\u00a0€', '€1,234.90'])
  const first = { isCurrencyFirst: true }
  expect(speechIn('de', first).money(123_490, 'EUR')).toBe('€\u00a01.234,90')
  expect(speechIn('en', first).money(123_490, 'EUR')).toBe('€1,234.90')
  expect([de.day('2026-12-04'), en.day('2026-12-04')]).toEqual(['04.12.2026', '4 December 2026'])
  expect([de.rate(490), en.rate(2000)]).toEqual(['4,9\u00a0%', '20%'])
})

test('a text without its values never reaches a customer', () => {
  expect(() => speechIn('de').text('mail.orderPaid.subject')).toThrow()
})
