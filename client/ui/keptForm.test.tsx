import { screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '../testing/harness.tsx'
import { keep, kept } from './kept.ts'
import { useKeptForm } from './keptForm.ts'

function Form() {
  const form = useRef<HTMLFormElement>(null)
  const forget = useKeptForm(form, 'form /signup')
  const [hasOwn, setOwn] = useState(false)
  const [city, setCity] = useState('')
  return (
    <form ref={form}>
      <input name="firstName" aria-label="Vorname" />
      <input name="city" aria-label="Ort" value={city} onChange={event => setCity(event.target.value)} />
      <input name="password" aria-label="Passwort" type="password" />
      <input name="shown" aria-label="Passwort, sichtbar" autoComplete="new-password" />
      <input name="code" aria-label="Code" autoComplete="one-time-code" />
      <select name="country" aria-label="Land">
        <option value="AT">Österreich</option>
        <option value="DE">Deutschland</option>
      </select>
      {['pickup', 'post'].map(way => (
        <input key={way} type="radio" name="way" value={way} aria-label={way} />
      ))}
      <input
        type="checkbox"
        name="own"
        aria-label="eigene Rechnung"
        checked={hasOwn}
        onChange={() => setOwn(!hasOwn)}
      />
      {hasOwn && <input name="company" aria-label="Firma" />}
      <button type="button" onClick={forget}>
        gesendet
      </button>
      <output>{city}</output>
    </form>
  )
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, select' })

test('what was typed, chosen and ticked is kept, secrets never; it comes back, and is gone once it was sent', async () => {
  const { user } = await renderPart(<Form />)
  await user.type(field('Vorname'), 'Kim')
  await user.type(field('Ort'), 'Linz')
  for (const secret of ['Passwort', 'Passwort, sichtbar', 'Code']) await user.type(field(secret), 'geheim')
  await user.selectOptions(field('Land'), 'DE')
  await user.click(field('pickup'))
  await user.click(field('post'))
  await user.click(field('eigene Rechnung'))
  await user.type(field('Firma'), 'SV Herbst')
  const all = { firstName: 'Kim', city: 'Linz', country: 'DE', 'way post': true, own: true, company: 'SV Herbst' }
  expect(kept('form /signup')).toEqual(all)
  expect(JSON.stringify(sessionStorage)).not.toContain('geheim')
  await user.click(screen.getByRole('button', { name: 'gesendet' }))
  expect(kept('form /signup')).toBeNull()
})

test('a form that comes back has what was kept, and its own code hears of it', async () => {
  keep('form /signup', {
    firstName: 'Kim',
    city: 'Linz',
    country: 'DE',
    'way post': true,
    own: true,
    company: 'SV Herbst',
  })
  await renderPart(<Form />)
  expect(field('Vorname').value).toBe('Kim')
  expect(document.querySelector('output')?.textContent).toBe('Linz')
  expect(field('Land').value).toBe('DE')
  expect([field('pickup').checked, field('post').checked, field('eigene Rechnung').checked]).toEqual([
    false,
    true,
    true,
  ])
  await waitFor(() => expect(field('Firma').value).toBe('SV Herbst'))
})

test('no more than thirty forms are kept, the oldest goes first', () => {
  for (let at = 0; at < 31; at += 1) keep(`form ${at}`, { at })
  expect([kept('form 0'), kept('form 1'), kept('form 30')]).toEqual([null, { at: 1 }, { at: 30 }])
})

function Focused() {
  const form = useRef<HTMLFormElement>(null)
  useKeptForm(form, 'form /login')
  return (
    <form ref={form}>
      {/* biome-ignore lint/a11y/noAutofocus: stands for a person who was quicker than the scripts. */}
      <input name="email" aria-label="E-Mail-Adresse" autoFocus />
    </form>
  )
}

test('what comes back into a field in which somebody is about to type is written over, not behind', async () => {
  keep('form /login', { email: 'kim@example.com' })
  const { user } = await renderPart(<Focused />)
  await waitFor(() => expect(field('E-Mail-Adresse').value).toBe('kim@example.com'))
  await user.keyboard('alex@example.com')
  expect(field('E-Mail-Adresse').value).toBe('alex@example.com')
})
