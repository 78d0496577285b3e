import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { graphql } from './buying.ts'

const { url } = inject('site')

/** Goes from a product to the list, and so gives it back: a browser that is shut as a whole, as at a journey's end, tells nobody
 *  that it is gone, and others wait until its lock ends by itself. */
export async function leaveProduct(page: Page): Promise<void> {
  const given = page.waitForResponse(response => response.url().endsWith('/freeFileLock'))
  await page.getByRole('main').getByRole('link', { name: 'Produkte', exact: true }).first().click()
  expect((await given).status()).toBe(200)
}

/** Changes a product as the program of an ERP does, which has a key and asks for no lock. Staff make the key, in the given page. */
export async function changeAsProgram(page: Page, input: { productId: string; revision: number; changes: object }) {
  interface Made {
    createApiKey: { secret: string }
  }
  const expiresOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const { createApiKey } = await graphql<Made>(
    page,
    'mutation($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }',
    { input: { integrator: 'Warenwirtschaft', label: 'Sortierung', scopes: ['CATALOGUE_WRITE'], expiresOn } },
  )
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${createApiKey.secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation($input: UpdateProductInput!) { updateProduct(input: $input) { errors { code } } }',
      variables: { input },
    }),
  })
  expect(await answer.json()).toEqual({ data: { updateProduct: { errors: [] } } })
}
