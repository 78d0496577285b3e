import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newsletterTexts, newsletterTextVersion } from './texts.ts'

const client = join(import.meta.dirname, '../../../../client/domains')

test.each([
  ['checkout', 'checkout/texts', 'checkout.field.newsletter'],
  ['profile', 'accounts/area/texts', 'account.profile.newsletterChoice'],
  ['signUp', 'accounts/texts', 'accounts.signUp.newsletter'],
] as const)('what stands beside the tick of %s has a version that is kept', async (source, folder, id) => {
  for (const language of ['de', 'en'] as const) {
    const texts = JSON.parse(await readFile(join(client, folder, `${language}.json`), 'utf8'))
    expect(newsletterTexts[newsletterTextVersion]![source][language]).toBe(texts[id])
  }
})
