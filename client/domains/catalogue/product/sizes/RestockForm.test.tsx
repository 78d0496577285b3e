import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPart } from '../../../../testing/harness.tsx'
import type { Choice } from '../choice/choices.ts'
import RestockForm from './RestockForm.tsx'

const choice = { id: 'id-XL', fit: 'MEN', size: 'XL' } as Choice
const show = (answer: Answers[string]) =>
  renderPart(<RestockForm productId="p1" choice={choice} amount={12} />, {
    answers: { useRequestRestockMutation: answer },
  })
const field = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Größe XL, Herren: E-Mail, wenn sie wieder da ist' })
const enter = (email: string) => fireEvent.change(field(), { target: { value: email } })
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'benachrichtigen' })
const done = { Mutation: () => ({ requestRestock: { isDone: true, errors: [] } }) }
const refused = (code: string) => ({
  Mutation: () => ({ requestRestock: { isDone: null, errors: [{ code, path: ['email'] }] } }),
})

test('the size, how many and the address without spaces are asked for', async () => {
  const { user, environment } = await show(done)
  enter(' kim@example.org ')
  await user.click(submit())
  await screen.findByText('Bitte bestätigen Sie noch über den Link in der E-Mail an kim@example.org.')
  expect(environment.asked.map(({ variables }) => variables)).toEqual([
    { input: { productId: 'p1', variantId: 'id-XL', amount: 12, email: 'kim@example.org' } },
  ])
})

test.each([
  [null, /^Verbindung unterbrochen/],
  [429, /^Das waren sehr viele Anfragen/],
  [500, /^Das hat leider nicht geklappt/],
  [503, /^Der Shop antwortet gerade nicht/],
] as const)('a failure (%s) says why, keeps the address and goes on by pressing again', async (status, sentence) => {
  let isBroken = true
  const { user, environment } = await show(() => (isBroken ? refusedBy(status) : done))
  enter('kim@example.org')
  await user.click(submit())
  await screen.findByText(sentence)
  expect([field().value, submit().disabled, screen.queryByRole('alert')]).toEqual(['kim@example.org', false, null])
  isBroken = false
  await user.click(submit())
  await screen.findByText(/^Bitte bestätigen Sie noch/)
  expect(environment.asked).toHaveLength(2)
})

test.each([
  ['EMAIL_INVALID', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
  ['TOO_MANY_MAILS', 'Das waren zu viele Anfragen. Bitte versuchen Sie es später noch einmal.'],
  ['INVALID_INPUT', 'Das konnte gerade nicht gespeichert werden. Bitte versuchen Sie es noch einmal.'],
])('%s is told beside the address, which stays until it is mended', async (code, sentence) => {
  const { user } = await show(() => refused(code))
  enter('kim')
  await user.click(submit())
  await screen.findByText(sentence)
  expect(field().value).toBe('kim')
  enter('kim@')
  expect(screen.queryByText(sentence)).toBeNull()
})

test('an address of any length is sent whole, and stays whole when it is refused', async () => {
  const long = `${'a'.repeat(10_000)}@example.org`
  const { user, environment } = await show(() => refused('EMAIL_INVALID'))
  enter(long)
  await user.click(submit())
  await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')
  expect(environment.asked.map(({ variables }) => variables.input.email.length)).toEqual([10_012])
  expect(field().value).toBe(long)
})
