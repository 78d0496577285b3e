import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What ends the pages of each layout that visitors see. */
test.each([
  ['the shop', 'shell/Footer.tsx'],
  ['the checkout', 'shell/LegalLinks.tsx'],
  ['signing in and signing up', 'domains/accounts/parts/Entrance.tsx'],
])('the pages of %s lead to the withdrawal (§ 356a BGB)', (_label, path) => {
  const text = readFileSync(join(import.meta.dirname, '..', path), 'utf8')
  expect(text).toMatch(/ui\.legal\.withdrawal/)
  expect(text).toMatch(/['"]\/withdrawal['"]/)
})
