import { expect } from 'vitest'
import { ask, signedIn } from './madeGallery.ts'

/** A field as its editor sends it. */
export const fieldNamed = (key: string, kind: string, more: object = {}) => ({
  ...{ key, kind, label: { de: key, en: `${key} (en)` } },
  ...more,
})

/** A form with these fields, which the page at this address shows. */
export async function madeForm(slug: string, fields: readonly object[], more: object = {}): Promise<void> {
  const staff = await signedIn()
  const done = async <Payload extends { errors: unknown[] }>(name: string, got: string, input: object) => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
    const query = `mutation($input: ${type}!) { ${name}(input: $input) { ${got} errors { code path } } }`
    const answer = (await ask<Record<string, Payload>>(staff, query, { input }))[name]!
    expect(answer.errors).toEqual([])
    return answer
  }
  const form = { name: `Formular ${slug}`, fields, ...more }
  const { form: made } = await done<{ form: { id: string }; errors: unknown[] }>('createForm', 'form { id }', { form })
  const block = { id: 'formblock1', type: 'form', props: { form: made.id }, attrs: {} }
  const { entry } = await done<{ entry: { id: string; version: number }; errors: unknown[] }>(
    'createEntry',
    'entry { id version }',
    {
      kind: 'PAGE',
      changes: {
        title: { de: 'Kontakt', en: 'Contact' },
        slug: { de: slug, en: `${slug}-en` },
        document: { blocks: [block] },
      },
    },
  )
  await done('publishEntry', '', { entryId: entry.id, version: entry.version, languages: ['DE', 'EN'] })
  await staff.dispose()
}
