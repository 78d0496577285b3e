import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import couponEditPageQuery from '../../../__generated__/CouponEditPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import { type Answers, refusedBy } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../testing/staff.tsx'

const route = (isNew: boolean): PageRoute => ({
  path: isNew ? 'shop/coupon/add' : 'shop/coupon/edit/:id',
  layout: 'admin',
  page: () => import('./CouponEditPage.tsx'),
  query: couponEditPageQuery,
  variables: ({ params }) => ({ id: params.id ?? '', isNew }),
  isPersonal: true,
})
const coupon = (changes: object = {}) => ({
  ...{ id: 'Q291cG9uOjE', revision: 4, code: 'HERBST10', type: 'PERCENT', value: 1000, scope: 'ALL', product: null },
  ...{ groupIds: [], roles: ['EVERYONE'], useLimit: 100, useLimitPerCustomer: null, validFrom: null },
  ...{ validUntil: '2099-12-31', minimum: null, isEnabled: true, isSeries: false, isAdvertised: false, note: null },
  ...{ state: 'ACTIVE', useCount: 3, deletedAt: null, viewerCanEdit: true, auditTrail: null },
  taken: { cents: 1200, currency: 'EUR' },
  ...changes,
})
const staff = asStaff(['COUPONS'])
const answered = (field: string, payload: object) => ({ Mutation: () => ({ [field]: { errors: [], ...payload } }) })

const openNew = (answers: Answers = {}) =>
  renderPage(route(true), {
    address: '/admincenter/shop/coupon/add',
    around: staff.around,
    answers: { ...staff.answers, CouponEditPageQuery: { Query: () => ({ couponGroups: [] }) }, ...answers },
  })
const open = (changes: object = {}, answers: Answers = {}) =>
  renderPage(route(false), {
    address: '/admincenter/shop/coupon/edit/Q291cG9uOjE',
    around: staff.around,
    answers: {
      ...staff.answers,
      CouponEditPageQuery: { Query: () => ({ coupon: coupon(changes), couponGroups: [] }) },
      ...answers,
    },
  })
const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'speichern' })
const words = () => within(screen.getByRole('region', { name: 'Was Kunden bekommen' }))

describe('a new coupon', () => {
  test('says in words what customers get while it is typed, and is sent in basis points and cents', async () => {
    const made = coupon({ code: 'WINTER' })
    const { user, environment, navigations } = await openNew({
      useCreateCouponMutation: answered('createCoupon', { coupon: made }),
    })
    expect(words().getByText('Noch fehlt der Rabatt.')).toBeTruthy()
    await user.type(field('Code'), 'winter')
    await user.type(field('Prozentsatz'), '7,5')
    await user.type(field('Mindestwert der Waren'), '50')
    expect(words().getByText(/^7,5\s%.*ab 50,00\s€/)).toBeTruthy()
    await user.click(save())
    await waitFor(() => expect(sent(environment.asked, 'useCreateCouponMutation')).toHaveLength(1))
    expect(sent(environment.asked, 'useCreateCouponMutation')).toMatchObject([
      {
        coupon: { code: 'winter', type: 'PERCENT', value: 750, minimumCents: 5000, scope: 'ALL', roles: ['EVERYONE'] },
      },
    ])
    await waitFor(() => expect(navigations.join()).toContain(`/admincenter/shop/coupon/edit/`))
  })

  test('is not sent while something of it cannot be, and warns of a large discount', async () => {
    const { user, environment } = await openNew()
    await user.type(field('Code'), 'winter')
    await user.type(field('Prozentsatz'), '0')
    await user.click(save())
    expect(screen.getByText('Bitte eine Zahl über 0 bis 100 eingeben.')).toBeTruthy()
    await user.clear(field('Prozentsatz'))
    await user.type(field('Prozentsatz'), '60')
    expect(screen.getByText('Das ist mehr als die Hälfte des Preises.')).toBeTruthy()
    expect(sent(environment.asked, 'useCreateCouponMutation')).toEqual([])
  })

  test('says beside its code that there is one already', async () => {
    const errors = [{ code: 'CODE_TAKEN', path: ['coupon', 'code'] }]
    const { user } = await openNew({
      useCreateCouponMutation: answered('createCoupon', { coupon: null, errors }),
    })
    await user.type(field('Code'), 'herbst10')
    await user.type(field('Prozentsatz'), '10')
    await user.click(save())
    await waitFor(() => expect(field('Code').getAttribute('aria-invalid')).toBe('true'))
    expect(field('Prozentsatz')).toHaveProperty('value', '10')
  })

  test('that advertises more than the lowest price of 30 days allows names the goods', async () => {
    const refused = { code: 'COUPON_ABOVE_LOWEST_PRICE', path: [], __typename: 'CouponAboveLowestPrice' }
    const errors = [{ ...refused, products: ['2410', '3510'] }]
    const { user } = await openNew({
      useCreateCouponMutation: answered('createCoupon', { coupon: null, errors }),
    })
    await user.type(field('Code'), 'winter')
    await user.type(field('Prozentsatz'), '10')
    await user.click(save())
    expect(await screen.findByText('In den letzten 30 Tagen günstiger waren: 2410 und 3510')).toBeTruthy()
  })
})

describe('a coupon', () => {
  test('sends what was changed with the revision that was read', async () => {
    const { user, environment } = await open(
      {},
      { useUpdateCouponMutation: answered('updateCoupon', { coupon: coupon({ revision: 5, useLimit: 200 }) }) },
    )
    await user.clear(field('Einlösungen insgesamt'))
    await user.type(field('Einlösungen insgesamt'), '200')
    await user.click(save())
    await waitFor(() => expect(sent(environment.asked, 'useUpdateCouponMutation')).toHaveLength(1))
    expect(sent(environment.asked, 'useUpdateCouponMutation')).toEqual([
      { couponId: 'Q291cG9uOjE', revision: 4, changes: { useLimit: 200 } },
    ])
  })

  test.each(failures)('that cannot be saved (%s) keeps what was entered', async (status, title) => {
    const { user } = await open({}, { useUpdateCouponMutation: refusedBy(status) })
    await user.type(field('Interne Notiz'), 'für den Verein')
    await user.click(save())
    await screen.findByRole('article', { name: title })
    expect(field('Interne Notiz')).toHaveProperty('value', 'für den Verein')
  })

  test.each(failures)('that cannot be deleted (%s) stays, and the question too', async (status, title) => {
    const { user, navigations } = await open({}, { useDeleteCouponsMutation: refusedBy(status) })
    await user.click(screen.getByRole('button', { name: 'löschen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'wirklich löschen?' }))
    await user.click(dialog.getByRole('button', { name: 'löschen' }))
    expect((await screen.findAllByText(title)).length).toBeGreaterThan(0)
    expect(navigations).toEqual([])
  })

  test('that is deleted is only read, and can be brought back', async () => {
    await open({ deletedAt: '2026-11-20T10:00:00Z', state: 'DELETED' })
    expect(
      screen.getByText('Der Rabattcode ist gelöscht. Wiederhergestellt ist er zunächst ausgeschaltet.'),
    ).toBeTruthy()
    expect(field('Code')).toHaveProperty('readOnly', true)
    expect(screen.getByRole('button', { name: 'wiederherstellen' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'löschen' })).toBeNull()
  })
})

test('a search for its product that fails takes nothing of what was entered, and is made again when pressed', async () => {
  let isBroken = true
  const product = { id: 'p1', title: 'Trikot Nordwald', productNumber: 24 }
  const { user } = await open(
    { scope: 'PRODUCT' },
    {
      ProductChoiceQuery: () =>
        isBroken ? refusedBy(500) : { Query: () => ({ managedProducts: { edges: [{ node: product }] } }) },
    },
  )
  await user.clear(field('Code'))
  await user.type(field('Code'), 'NORDWALD')
  await user.type(screen.getByRole('searchbox'), 'trikot')
  await screen.findByText('Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.')
  expect(field('Code')).toHaveProperty('value', 'NORDWALD')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'erneut laden' }))
  await screen.findByText(/Trikot Nordwald/)
  expect(field('Code')).toHaveProperty('value', 'NORDWALD')
})
