import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import personPageQuery from '../../__generated__/PersonPageQuery$parameters.ts'
import type { PageRoute } from '../../router/route.ts'
import { refusedBy } from '../../testing/answers.ts'
import { renderPage } from '../../testing/harness.tsx'
import { FailureTexts } from '../feedback/FailureTexts.tsx'

/** Any page that is made of the kit. */
const route: PageRoute = {
  path: 'person/edit/:id',
  layout: 'admin',
  page: () => import('../../domains/persons/admin/PersonPage.tsx'),
  query: personPageQuery,
  variables: ({ params }) => ({ id: params.id, isNew: false, userId: '', isLinked: false }),
  isPersonal: true,
}

const kim = {
  ...{ id: 'p1', revision: 3, type: 'PERSON', name: 'Kim Muster', title: null, firstName: 'Kim', lastName: 'Muster' },
  ...{ company: null, email: 'kim@example.com', phone: null, address: null, zip: null, city: null, country: 'AT' },
  ...{ note: null, tags: ['Verein'], viewerCanEdit: true, user: null },
}

test.each([
  [null, 'Keine Verbindung.'],
  [401, 'Sie sind abgemeldet.'],
  [403, 'Ihnen fehlt das Recht dafür.'],
  [404, 'Das gibt es nicht mehr.'],
  [409, 'Das passt nicht mehr zum aktuellen Stand.'],
  [429, 'Das waren sehr viele Versuche in kurzer Zeit.'],
  [500, 'Da ist bei uns etwas schiefgegangen.'],
  [503, 'Der Shop ist gerade nicht erreichbar.'],
])('saving that fails (%s) says its cause once, keeps what was entered, and saves when pressed again', async (status, title) => {
  let isBroken = true
  const saved = { ...kim, revision: 4, company: 'Turnverein' }
  const { user, environment, navigations } = await renderPage(route, {
    address: '/admincenter/person/edit/p1',
    around: page => <FailureTexts>{page}</FailureTexts>,
    answers: {
      PersonPageQuery: {
        Query: () => ({ person: kim, shop: { countries: [{ code: 'AT', title: 'Österreich' }] } }),
      },
      useUpdatePersonMutation: () =>
        isBroken ? refusedBy(status) : { Mutation: () => ({ updatePerson: { person: saved, errors: [] } }) },
    },
  })
  const company = screen.getByRole<HTMLInputElement>('textbox', { name: 'Firma' })
  await user.click(company)
  await user.paste('Turnverein')
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  await screen.findByRole('article', { name: title })
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(company.value).toBe('Turnverein')
  expect(navigations).toEqual([])
  isBroken = false
  await waitFor(() => expect(screen.getByRole('button', { name: 'speichern' })).toHaveProperty('disabled', false))
  await user.click(screen.getByRole('button', { name: 'speichern' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull())
  expect(environment.asked.filter(({ name }) => name === 'useUpdatePersonMutation')).toHaveLength(2)
})
