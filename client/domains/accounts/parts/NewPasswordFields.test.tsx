import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../../../testing/harness.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { SpentLink } from './SpentLink.tsx'
import { type Outcome, useForm } from './useForm.ts'

const common: Outcome = {
  isDone: false,
  refusals: [{ code: 'PASSWORD_TOO_WEAK', path: ['password'], reason: 'COMMON' }],
}

function Form({ outcome }: { outcome: Outcome | Promise<Outcome> }) {
  const { form, field, spent, onSubmit } = useForm(async () => outcome)
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <NewPasswordFields field={field} />
      {spent && <SpentLink reason={spent} />}
      <button type="submit">senden</button>
    </form>
  )
}

const field = () => screen.getByLabelText('Neues Passwort')
const says = (text: RegExp) => screen.queryAllByText(text).length

test('a password that was refused is not called safe, and the reason stands there once', async () => {
  const { user } = await renderPart(<Form outcome={common} />)
  await user.type(field(), 'Metallica1!')
  expect(says(/^Sicher\.$|^Sehr sicher\.$/)).toBe(1)
  await user.keyboard('{Enter}')
  expect(says(/steht auf Listen/)).toBe(1)
  expect(says(/^Sicher\.$|^Sehr sicher\.$/)).toBe(0)
  expect(says(/^Leicht zu erraten\.$/)).toBe(1)
})

test('what was said of a password goes with it', async () => {
  const { user } = await renderPart(<Form outcome={common} />)
  await user.type(field(), 'Metallica1!{Enter}')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await user.type(field(), 'Vereinsheim am Waldrand 7')
  expect(field().getAttribute('aria-invalid')).toBe(null)
  expect(says(/steht auf Listen/)).toBe(0)
  expect(says(/^Sehr sicher\.$/)).toBe(1)
})

test('an answer says nothing of what was typed while it was on its way', async () => {
  const answer = Promise.withResolvers<Outcome>()
  const { user } = await renderPart(<Form outcome={answer.promise} />)
  await user.type(field(), 'Metallica1!{Enter}')
  await user.clear(field())
  await user.type(field(), 'Vereinsheim am Waldrand 7')
  answer.resolve({
    isDone: false,
    refusals: [...common.refusals, { code: 'PASSWORDS_DIFFER', path: ['passwordRepeat'] }],
  })
  await screen.findByText('Die beiden Passwörter stimmen nicht überein.')
  expect(says(/steht auf Listen/)).toBe(0)
  expect(says(/^Sehr sicher\.$/)).toBe(1)
})

test('mending one of two mistakes leaves the keyboard in its field', async () => {
  const two = [...common.refusals, { code: 'PASSWORDS_DIFFER', path: ['passwordRepeat'] }]
  const { user } = await renderPart(<Form outcome={{ isDone: false, refusals: two }} />)
  await user.type(field(), 'Metallica1!{Enter}')
  expect(document.activeElement).toBe(field())
  await user.keyboard('Vereinsheim')
  expect(document.activeElement).toBe(field())
  expect((field() as HTMLInputElement).value).toBe('Metallica1!Vereinsheim')
})

test.each([
  ['TOKEN_USED', 'Dieser Link wurde schon verwendet oder durch einen neueren ersetzt.'],
  ['TOKEN_EXPIRED', 'Dieser Link ist abgelaufen.'],
])('%s says so, and leads to signing in', async (code, words) => {
  const { user } = await renderPart(<Form outcome={{ isDone: false, refusals: [{ code, path: ['token'] }] }} />)
  await user.click(screen.getByRole('button', { name: 'senden' }))
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(screen.getByRole('link', { name: 'anmelden' }).getAttribute('href')).toBe('/login')
})
