import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PageRoute } from '../../../router/route.ts'
import type { Answers } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { routes } from '../routes.ts'

const money = (cents: number) => ({ cents, currency: 'EUR' })
const used = { kind: 'COUPON', code: 'HERBST10', taken: money(398), remaining: null, notice: null }

// Its code is loaded once here: how long that takes is nothing to be tested.
beforeAll(async () => {
  await import('./CodeEntry.tsx')
})

/** The cart's page with a shirt in the cart. */
const open = (codes: readonly object[], answers: Answers = {}, language = '') =>
  renderPage(routes[0] as PageRoute, {
    address: `${language}/cart`,
    answers: {
      CartPageQuery: {
        Query: () => ({
          viewer: {
            cart: {
              id: 'c',
              lines: [{ id: 'l' }],
              blocks: [],
              codes,
              parts: null,
              delivery: null,
              payBy: null,
              freeShipping: null,
              minimumOrder: null,
              problems: [],
            },
          },
        }),
        Totals: () => ({
          ...{ goods: money(3980), shipping: money(490), gross: money(4470), toPay: money(4470) },
          ...{ voucherPaid: money(0), vatTakenOff: money(0), discounts: [], vat: [] },
        }),
      },
      ...answers,
    },
  })

describe('the field for codes', () => {
  test('is folded away until somebody has a code, and then has the focus', async () => {
    await open([])
    expect(screen.queryByRole('textbox')).toBeNull()
    // Its code is loaded when it is first drawn.
    await act(async () => screen.getByRole('button', { name: 'Gutschein oder Aktionscode einlösen' }).click())
    const field = await screen.findByRole('textbox', { name: 'Gutschein oder Aktionscode' })
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  test('asks for a code before it asks the server', async () => {
    const { user, environment } = await open([])
    await user.click(screen.getByRole('button', { name: 'Gutschein oder Aktionscode einlösen' }))
    await screen.findByRole('textbox')
    await user.click(screen.getByRole('button', { name: 'einlösen' }))
    expect(screen.getByText('Bitte geben Sie einen Code ein.')).toBeDefined()
    expect(environment.asked.map(({ name }) => name)).not.toContain('useEnterCodeMutation')
  })

  test.each<[object, string]>([
    [{ code: 'CODE_UNKNOWN' }, 'Diesen Code kennen wir nicht. Bitte prüfen Sie die Schreibweise.'],
    [
      { code: 'COUPON_EXPIRED', day: '2026-11-19', __typename: 'CouponExpired' },
      'Dieser Code war bis 19.11.2026 gültig.',
    ],
    [{ code: 'COUPON_USED_UP' }, 'Dieser Code ist aufgebraucht.'],
  ])('says why %j is refused, beside what was typed', async (refusal, text) => {
    const { user, environment } = await open([], {
      useEnterCodeMutation: {
        Mutation: () => ({
          enterCode: { cart: null, errors: [{ __typename: 'Refusal', path: ['code'], ...refusal }] },
        }),
      },
    })
    await user.click(screen.getByRole('button', { name: 'Gutschein oder Aktionscode einlösen' }))
    await screen.findByRole('textbox')
    await user.keyboard('herbst10{Enter}')
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'herbst10')
    expect(environment.asked.at(-1)).toEqual({
      name: 'useEnterCodeMutation',
      variables: { input: { code: 'herbst10' } },
    })
  })
})

describe('a code that was entered', () => {
  test('says what it takes off, and can be removed', async () => {
    const { user, environment } = await open([used], {
      useRemoveCodeMutation: { Mutation: () => ({ removeCode: { cart: null, errors: [] } }) },
    })
    expect(document.body.textContent).toContain('HERBST10')
    expect(document.body.textContent).toMatch(/3,98\s€ abgezogen/)
    await user.click(screen.getByRole('button', { name: 'Code HERBST10 entfernen' }))
    expect(environment.asked.at(-1)).toEqual({
      name: 'useRemoveCodeMutation',
      variables: { input: { code: 'HERBST10' } },
    })
  })

  test.each<[object, RegExp]>([
    [{ code: 'COUPON_MINIMUM_NOT_REACHED', missing: money(1200) }, /fehlen Waren um 12,00\s€/],
    [{ code: 'COUPON_NOT_COMBINABLE', missing: null }, /gilt schon ein anderer Rabatt/],
    [{ code: 'COUPON_NOT_APPLICABLE', missing: null }, /für keine Ware/],
  ])('says why it takes nothing off: %j', async (notice, text) => {
    await open([{ ...used, taken: money(0), notice: { day: null, ...notice } }])
    expect(document.body.textContent).toMatch(text)
  })

  test('that is a voucher says what it pays and what stays on it, and leaves room for another one', async () => {
    await open([{ ...used, kind: 'VOUCHER', code: 'A7K2-9QXM-3TZD-5WEK', taken: money(4470), remaining: money(530) }])
    expect(document.body.textContent).toMatch(/44,70\s€ bezahlt, danach bleiben 5,30\s€/)
    expect(screen.getByRole('button', { name: 'Weiteren Code einlösen' })).toBeDefined()
  })

  test('that is a voucher with nothing to pay says so', async () => {
    const notice = { code: 'VOUCHER_NOTHING_TO_PAY', day: null, missing: null }
    await open([{ ...used, kind: 'VOUCHER', taken: money(0), notice }])
    expect(document.body.textContent).toContain('Gutscheine bezahlen keine Gutscheine.')
  })

  test('is told in English too', async () => {
    await open(
      [{ ...used, taken: money(0), notice: { code: 'COUPON_USED_BY_YOU', day: null, missing: null } }],
      {},
      '/en',
    )
    expect(document.body.textContent).toContain('You have already used this code.')
  })
})
