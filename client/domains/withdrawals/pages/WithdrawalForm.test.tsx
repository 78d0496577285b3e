import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PageRoute } from '../../../router/route.ts'
import { type Answers, refusedBy } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { routes } from '../routes.ts'

const [byNumber, byLink] = routes as readonly PageRoute[]

const towel = {
  ...{ lineId: 'line1', piece: null, title: 'Duschtuch', fit: null, size: null, color: 'rot', amount: 3 },
  isExcluded: false,
}
const printed = {
  ...{ lineId: 'line2', piece: null, title: 'Trikot', fit: 'MEN', size: 'S', color: null, amount: 1 },
  isExcluded: true,
}

const offering = (items: readonly object[]): Answers[string] => ({
  Query: () => ({ withdrawalOffer: { orderNumber: '1002', name: 'Kim Muster', email: 'k…@example.com', items } }),
})
const refused = (errors: readonly object[]): Answers[string] => ({
  Mutation: () => ({ declareWithdrawal: { receivedAt: null, errors } }),
})
const received: Answers[string] = {
  Mutation: () => ({ declareWithdrawal: { receivedAt: '2026-11-20T09:30:00.000Z', errors: [] } }),
}
const guest: Answers[string] = { Query: () => ({ viewer: { account: null, orders: null } }) }

const openEmpty = (answer: Answers[string], address = '/withdrawal') =>
  renderPage(byNumber!, { address, answers: { WithdrawalPageQuery: guest, useDeclareWithdrawalMutation: answer } })
const openOrder = (items: readonly object[], answer: Answers[string] = 'waiting') =>
  renderPage(byLink!, {
    address: '/order/1002/secret/withdrawal',
    answers: { WithdrawalPageQuery: offering(items), useDeclareWithdrawalMutation: answer },
  })

const value = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
const confirm = (name = 'Widerruf bestätigen') => screen.getByRole('button', { name })
const declarations = ({ environment }: Awaited<ReturnType<typeof renderPage>>) =>
  environment.asked
    .filter(({ name }) => name === 'useDeclareWithdrawalMutation')
    .map(({ variables }) => variables.input as Record<string, unknown>)

test.each([
  ['NAME_INVALID', ['name'], 'Ihr Name', 'Bitte geben Sie Ihren Namen ein.'],
  ['INVALID_INPUT', ['orderNumber'], 'Bestellnummer', 'Bitte geben Sie die Bestellnummer ein.'],
  ['EMAIL_INVALID', ['email'], /^E-Mail-Adresse/, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
  ['INVALID_INPUT', ['parts'], /^Nur für einen Teil/, 'Bitte fassen Sie sich kürzer.'],
])('%s of %j stands at its field, which gets the focus', async (code, path, name, sentence) => {
  const { user } = await openEmpty(refused([{ code, path }]))
  await user.click(confirm())
  const field = screen.getByRole('textbox', { name })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(document.activeElement).toBe(field)
})

test('what is about no field is said above the form, and what was typed stays', async () => {
  const { user } = await openEmpty(refused([{ code: 'ACTING_FOR_CUSTOMER', path: [] }]))
  await user.type(screen.getByRole('textbox', { name: 'Ihr Name' }), 'Kim')
  await user.click(confirm())
  expect(screen.getByRole('alert').textContent).toBe('Einen Widerruf kann nur erklären, wer bestellt hat.')
  expect(value('Ihr Name')).toBe('Kim')
})

test('the English words of a mistake', async () => {
  const { user } = await openEmpty(refused([{ code: 'NAME_INVALID', path: ['name'] }]), '/en/withdrawal')
  await user.click(confirm('Confirm withdrawal'))
  expect(screen.getByText('Please enter your name.')).toBeTruthy()
})

test('what is made to the buyer’s words is named with its reason and cannot be chosen', async () => {
  const shown = await openOrder([towel, printed], received)
  const choice = within(screen.getByRole('group', { name: 'Was möchten Sie widerrufen?' }))
  const [first, second] = choice.getAllByRole('listitem')
  expect(second!.textContent).toBe('Trikot, Herren, SVom Widerruf ausgenommen, weil nach Ihren Angaben angefertigt')
  expect(within(second!).queryByRole('textbox')).toBeNull()
  await shown.user.click(choice.getByRole('button', { name: 'alles auswählen' }))
  expect(within(first!).getByRole<HTMLInputElement>('textbox').value).toBe('3')
  await shown.user.click(confirm())
  expect(declarations(shown)).toEqual([
    {
      ...{ key: expect.any(String), name: 'Kim Muster', orderNumber: '1002', token: 'secret' },
      items: [{ lineId: 'line1', piece: null, amount: 3 }],
    },
  ])
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ihr Widerruf ist eingegangen')
  expect(screen.getByText('3 × Duschtuch, rot')).toBeTruthy()
})

test.each([
  ['AMOUNT_INVALID', 'Bitte wählen Sie aus, was Sie widerrufen möchten.'],
  ['AMOUNT_TOO_LARGE', 'Das ist mehr, als bestellt wurde.'],
])('%s of the parts stands beside them', async (code, sentence) => {
  const { user } = await openOrder([towel], refused([{ code, path: ['items'] }]))
  await user.click(confirm())
  const choice = within(screen.getByRole('group', { name: 'Was möchten Sie widerrufen?' }))
  expect(choice.getByText(sentence)).toBeTruthy()
})

test('an order of nothing but personalised pieces says that there is no right, and offers no button', async () => {
  await openOrder([printed])
  expect(screen.getByText(/^Für diese Bestellung besteht kein Widerrufsrecht/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Widerruf bestätigen' })).toBeNull()
})

test('after a fault the same declaration is sent again under the same key', async () => {
  let attempts = 0
  const shown = await openEmpty(() => {
    attempts += 1
    return attempts === 1 ? refusedBy(500) : received
  })
  await shown.user.type(screen.getByRole('textbox', { name: 'Ihr Name' }), 'Kim')
  await shown.user.type(screen.getByRole('textbox', { name: 'Bestellnummer' }), '1002')
  await shown.user.type(screen.getByRole('textbox', { name: /^E-Mail-Adresse/ }), 'kim@example.com')
  await shown.user.click(confirm())
  expect([value('Ihr Name'), value('Bestellnummer')]).toEqual(['Kim', '1002'])
  await shown.user.click(confirm())
  const [first, second] = declarations(shown)
  const typed = { name: 'Kim', orderNumber: '1002', email: 'kim@example.com', parts: null }
  expect(first).toEqual({ key: expect.stringMatching(/^[0-9a-f-]{36}$/), ...typed })
  expect(second).toEqual(first)
  expect(screen.getByText('der ganze Vertrag')).toBeTruthy()
})
