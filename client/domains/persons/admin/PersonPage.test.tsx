import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import personPageQuery from '../../../__generated__/PersonPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import type { Answers } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'

const route: PageRoute = {
  path: 'person/edit/:id',
  layout: 'admin',
  page: () => import('./PersonPage.tsx'),
  query: personPageQuery,
  variables: ({ params }) => ({ id: params.id, isNew: false, userId: '', isLinked: false }),
  isPersonal: true,
}

const kim = {
  ...{ id: 'p1', revision: 3, type: 'PERSON', name: 'Kim Muster', title: null, firstName: 'Kim', lastName: 'Muster' },
  ...{ company: null, email: 'kim@example.com', phone: null, address: null, zip: null, city: null, country: 'CH' },
  ...{ note: null, tags: ['Verein'], viewerCanEdit: true, user: null },
}

async function open(person: object = kim, answers: Answers = {}, language = '') {
  return renderPage(route, {
    address: `${language}/admincenter/person/edit/p1`,
    answers: {
      PersonPageQuery: {
        Query: () => ({ person, shop: { countries: [{ code: 'AT', title: 'Österreich' }] } }),
      },
      ...answers,
    },
  })
}

describe('a contact person', () => {
  test('is saved as a whole, with the revision that was read', async () => {
    const saved = { ...kim, revision: 4, company: 'Turnverein' }
    const { user, environment } = await open(kim, {
      useUpdatePersonMutation: { Mutation: () => ({ updatePerson: { person: saved, errors: [] } }) },
    })
    await user.click(screen.getByRole('textbox', { name: 'Firma' }))
    await user.paste('Turnverein ')
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(environment.asked.at(-1)).toEqual({
      name: 'useUpdatePersonMutation',
      variables: {
        input: {
          personId: 'p1',
          revision: 3,
          changes: {
            ...{ firstName: 'Kim', lastName: 'Muster', title: null, company: 'Turnverein', email: 'kim@example.com' },
            ...{ phone: null, address: null, zip: null, city: null, type: 'PERSON', country: 'CH', note: null },
            ...{ tags: ['Verein'], userId: null },
          },
        },
      },
    })
    expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull()
  })

  test('a country that the shop does not serve stays among the choices', async () => {
    await open()
    const country = screen.getByRole('combobox', { name: 'Land' })
    expect(country).toHaveProperty('value', 'CH')
    expect(
      within(country)
        .getAllByRole('option')
        .map(option => option.textContent),
    ).toEqual(['', 'Österreich', 'CH'])
  })

  test('without any name nothing is asked of the server', async () => {
    const { user, environment } = await open({ ...kim, firstName: null, email: null }, {}, '/en')
    await user.clear(screen.getByRole('textbox', { name: 'Last name' }))
    await user.click(screen.getByRole('button', { name: 'save' }))
    expect(screen.getByText('Please enter a name, a company or an e-mail address.')).toBeTruthy()
    expect(environment.asked.map(({ name }) => name)).toEqual(['PersonPageQuery'])
  })

  test('an account that is gone is said at the account', async () => {
    const errors = [{ code: 'NOT_FOUND', path: ['changes', 'accountId'] }]
    const linked = { ...kim, user: { id: 'u1', name: 'Kim M.', email: 'kim@example.com' } }
    const { user } = await open(linked, {
      useUpdatePersonMutation: { Mutation: () => ({ updatePerson: { person: null, errors } }) },
    })
    await user.click(screen.getByRole('textbox', { name: 'Ort' }))
    await user.paste('Linz')
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    const account = within(screen.getByRole('region', { name: 'Konto' }))
    expect(account.getByText('Das gibt es nicht mehr.')).toBeTruthy()
    expect(screen.getByRole('button', { name: '1 Fehler' })).toBeTruthy()
  })

  test('who may only read sees all of it', async () => {
    await open({ ...kim, viewerCanEdit: false })
    expect(screen.getByRole('textbox', { name: 'Nachname' })).toHaveProperty('readOnly', true)
    expect(screen.queryByRole('button', { name: 'löschen' })).toBeNull()
  })

  test('is deleted after a question, and what was typed is not asked about', async () => {
    const { user, navigations } = await open(kim, {
      useDeletePersonsMutation: { Mutation: () => ({ deletePersons: { deletedPersonIds: ['p1'], errors: [] } }) },
    })
    await user.click(screen.getByRole('textbox', { name: 'Ort' }))
    await user.paste('Linz')
    await user.click(screen.getByRole('button', { name: 'löschen' }))
    const question = screen.getByRole('dialog', { name: 'Kontaktperson wirklich löschen?' })
    await user.click(within(question).getByRole('button', { name: 'löschen' }))
    expect(navigations).toEqual(['/admincenter/person/browse'])
  })
})
