import { expect, test } from 'vitest'
import { hashValue, hashWith } from './hash.ts'

test('a plain hash names the tab', () => {
  expect(hashValue('#care')).toBe('care')
  expect(hashValue('')).toBeNull()
  expect(hashWith('#care', undefined, 'details')).toBe('#details')
})

test('keys of a hash live side by side', () => {
  expect(hashValue('#tab=care&view=2', 'tab')).toBe('care')
  expect(hashValue('#tab=care&view=2', 'other')).toBeNull()
  expect(hashWith('#tab=care&view=2', 'tab', 'details')).toBe('#tab=details&view=2')
  expect(hashWith('#care', 'tab', 'details')).toBe('#tab=details')
  expect(hashValue('#tab=care')).toBeNull()
})
