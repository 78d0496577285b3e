import { expect, test } from 'vitest'
import { defaultsFrom } from './addressEntries.ts'

function form(entries: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, entry] of Object.entries(entries)) data.set(name, entry)
  return data
}

test('a new address becomes the default that was ticked', () => {
  expect(defaultsFrom(form({}))).toEqual([])
  expect(defaultsFrom(form({ defaultInvoice: 'on' }))).toEqual(['INVOICE'])
  expect(defaultsFrom(form({ defaultInvoice: 'on', defaultShipping: 'on' }))).toEqual(['SHIPPING', 'INVOICE'])
})
