import { type APIRequestContext, request } from 'playwright-core'
import { expect, inject } from 'vitest'

const { url, email, password } = inject('site')

/** Asks as somebody, from an address of its own. */
export async function ask<Data>(person: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const headers = { origin: url, 'x-forwarded-for': '10.77.0.66' }
  const answer = await person.post(`${url}/graphql`, { data: { query, variables }, headers })
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown }
  expect(errors).toBe(undefined)
  return data
}

/** The administrator, signed in. */
export async function signedIn(): Promise<APIRequestContext> {
  const person = await request.newContext()
  await ask(person, 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }', {
    input: { email, password },
  })
  return person
}

/** Pictures of the demo by name, the first three unless told otherwise, and a public gallery of them that plays as it is told.
 *  Answers with their names. */
export async function madeGallery(
  slug: string,
  { pictures = 3, ...settings }: { pictures?: number; [setting: string]: unknown } = {},
): Promise<string[]> {
  const staff = await signedIn()
  type Files = { files: { edges: { node: { id: string; name: string } }[] } }
  const found = await ask<Files>(
    staff,
    'query($first: Int!) { files(first: $first, filter: { types: [PICTURE] }, orderBy: { field: NAME, direction: ASC }) { edges { node { id name } } } }',
    { first: pictures },
  )
  const nodes = found.files.edges.map(({ node }) => node)
  expect(nodes).toHaveLength(pictures)
  const gallery = {
    ...{ slug, title: { de: 'Saison', en: 'Season' }, isPublic: true, imageIds: nodes.map(({ id }) => id) },
    ...{ interval: 0, size: 'CROPCOVER', onClick: 'FULLSCREEN' },
    ...settings,
  }
  const made = await ask<{ createGallery: { errors: unknown[] } }>(
    staff,
    'mutation($input: CreateGalleryInput!) { createGallery(input: $input) { errors { code } } }',
    { input: { gallery } },
  )
  expect(made.createGallery.errors).toEqual([])
  await staff.dispose()
  return nodes.map(({ name }) => name)
}
