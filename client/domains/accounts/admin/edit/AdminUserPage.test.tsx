import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import adminUserPageQuery from '../../../../__generated__/AdminUserPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import type { Answers } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'

const route: PageRoute = {
  path: 'users/edit/:id',
  layout: 'admin',
  page: () => import('./AdminUserPage.tsx'),
  query: adminUserPageQuery,
  variables: ({ params }) => ({ id: params.id }),
  isPersonal: true,
}

const address = {
  ...{ id: 'a1', type: 'PERSON', title: null, company: null, vatId: null, firstName: 'Kim', lastName: 'Muster' },
  ...{ address: 'Weg 1', zip: '4020', city: 'Linz', country: 'AT', phone: null },
  ...{ isDefaultShipping: true, isDefaultInvoice: true },
}
const terms = { discountGroups: [], personalPercent: 0, isShippingFree: false, freeShippingFrom: null }
const kim = {
  ...{ id: 'u1', name: 'Kim Muster', email: 'kim@example.com', title: null, firstName: 'Kim', lastName: 'Muster' },
  ...{ company: null, phone: null, language: 'DE', note: null, roles: ['USER'], revision: 3, state: 'ACTIVE' },
  terms: { ...terms, paymentOverrides: [] },
  addresses: [address],
  ...{ viewerCanEdit: true, viewerCanEditTerms: true, viewerCanEditNote: true },
  ...{ viewerAssignableRoles: ['MEMBER', 'ADMIN'], viewerCanActFor: false, hasSecondFactor: false, sessions: [] },
  ...{ persons: [], auditTrail: null, customerNumber: null, createdAt: '2026-01-01T10:00:00.000Z' },
  ...{ invitedAt: null, emailVerifiedAt: null, lastLogin: null, lastActive: null, onlineStatus: 'OFFLINE' },
}
const choices = {
  discountGroups: [{ key: 'club', title: 'Verein' }],
  shop: {
    homeCountry: 'AT',
    countries: [{ code: 'AT', title: 'Österreich' }],
    paymentMethods: [{ key: 'invoice', title: 'Rechnung' }],
  },
}

const open = (user: object = kim, answers: Answers = {}) =>
  renderPage(route, {
    address: '/admincenter/users/edit/u1',
    answers: { AdminUserPageQuery: { Query: () => ({ user, ...choices }) }, ...answers },
  })

const updated = (user: object): Answers[string] => ({ Mutation: () => ({ updateUser: { user, errors: [] } }) })
const save = () => screen.getByRole('button', { name: 'speichern' })

describe('an account', () => {
  test('profile and roles are saved by one button, one after the other', async () => {
    const later = { ...kim, company: 'Turnverein', revision: 4 }
    const { user, environment } = await open(kim, {
      useUpdateUserMutation: updated(later),
      useSetUserRolesMutation: {
        Mutation: () => ({ setUserRoles: { user: { ...later, roles: ['USER', 'MEMBER'], revision: 5 }, errors: [] } }),
      },
    })
    await user.click(screen.getByRole('textbox', { name: 'Firma' }))
    await user.paste('Turnverein')
    await user.click(screen.getByRole('checkbox', { name: 'Mitarbeit' }))
    const bar = within(screen.getByRole('region', { name: '2 ungespeicherte Änderungen' }))
    expect(bar.getByText('Profil, Rollen')).toBeTruthy()
    await user.click(save())
    expect(environment.asked.slice(1)).toEqual([
      {
        name: 'useUpdateUserMutation',
        variables: { input: { userId: 'u1', revision: 3, changes: { company: 'Turnverein' } } },
      },
      {
        name: 'useSetUserRolesMutation',
        variables: { input: { userId: 'u1', revision: 4, roles: ['USER', 'MEMBER'] } },
      },
    ])
    expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull()
  })

  test('roles that are refused are said there, and what else was saved is saved', async () => {
    const later = { ...kim, company: 'Turnverein', revision: 4 }
    const errors = [{ code: 'ROLES_NOT_ALLOWED', path: ['roles'] }]
    const { user } = await open(kim, {
      useUpdateUserMutation: updated(later),
      useSetUserRolesMutation: { Mutation: () => ({ setUserRoles: { user: null, errors } }) },
    })
    await user.click(screen.getByRole('textbox', { name: 'Firma' }))
    await user.paste('Turnverein')
    await user.click(screen.getByRole('checkbox', { name: 'Mitarbeit' }))
    await user.click(save())
    const roles = within(screen.getByRole('region', { name: 'Rollen' }))
    expect(roles.getByText('Ihnen fehlen Rechte, die dieses Konto hat oder bekommen würde.')).toBeTruthy()
    expect(screen.getByRole('region', { name: '1 ungespeicherte Änderung' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'verwerfen' }))
    expect(screen.getByRole('textbox', { name: 'Firma' })).toHaveProperty('value', 'Turnverein')
    expect(screen.getByRole('checkbox', { name: 'Mitarbeit' })).toHaveProperty('checked', false)
  })

  test('only roles are asked for where only these were changed', async () => {
    const { user, environment } = await open(kim, {
      useSetUserRolesMutation: { Mutation: () => ({ setUserRoles: { user: kim, errors: [] } }) },
    })
    await user.click(screen.getByRole('checkbox', { name: 'Administration' }))
    await user.click(save())
    expect(environment.asked.slice(1)).toEqual([
      {
        name: 'useSetUserRolesMutation',
        variables: { input: { userId: 'u1', revision: 3, roles: ['USER', 'ADMIN'] } },
      },
    ])
  })

  test('a row of addresses is added, said to be incomplete, and taken out again', async () => {
    const { user } = await open()
    const addresses = within(screen.getByRole('region', { name: 'Adressen' }))
    await user.click(addresses.getByRole('button', { name: 'Adresse hinzufügen' }))
    await user.click(save())
    expect(addresses.getAllByText('Bitte ausfüllen')).toHaveLength(5)
    expect(screen.getByRole('button', { name: '5 Fehler' })).toBeTruthy()
    const second = within(addresses.getByRole('group', { name: 'Adresse 2' }))
    await user.click(second.getByRole('checkbox', { name: 'Standard-Lieferadresse' }))
    const first = within(addresses.getByRole('group', { name: 'Adresse 1' }))
    expect(first.getByRole('checkbox', { name: 'Standard-Lieferadresse' })).toHaveProperty('checked', false)
    await user.click(second.getByRole('button', { name: 'Adresse entfernen' }))
    expect(addresses.queryByText('Bitte ausfüllen')).toBeNull()
  })

  test('who may change nothing but the note changes the note', async () => {
    await open({ ...kim, viewerCanEdit: false, viewerCanEditTerms: false, viewerAssignableRoles: [] })
    const isFixed = (name: string) => screen.getAllByRole<HTMLInputElement>('textbox', { name })[0]?.readOnly
    expect([isFixed('Vorname'), isFixed('Persönlicher Rabatt'), isFixed('Interne Notiz')]).toEqual([true, true, false])
    expect(screen.getByText('Ihnen fehlt das Recht, dieses Konto zu ändern.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Adresse hinzufügen' })).toBeNull()
  })

  test('what is done to it at once says in its dialog why not', async () => {
    const errors = [{ code: 'OWN_ACCOUNT', path: ['userId'] }]
    const { user } = await open(kim, {
      useDeactivateUserMutation: { Mutation: () => ({ deactivateUser: { user: null, errors } }) },
    })
    await user.click(screen.getByRole('button', { name: 'deaktivieren' }))
    const question = screen.getByRole('dialog', { name: 'Kim Muster: deaktivieren' })
    await user.click(within(question).getByRole('button', { name: 'deaktivieren' }))
    expect(within(question).getByRole('alert').textContent).toBe(
      'Für Ihr eigenes Konto kann das nur jemand anders tun.',
    )
  })
})
