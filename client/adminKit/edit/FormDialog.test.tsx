import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { refusedBy } from '../../testing/answers.ts'
import { renderPart } from '../../testing/harness.tsx'
import { FailureTexts } from '../feedback/FailureTexts.tsx'
import { FormDialog, type FormDialogProps, type Submitted } from './FormDialog.tsx'
import type { EditField } from './fields.ts'

interface Key {
  name: string
  scopes: readonly string[]
}

const nameField: EditField<Key> = { path: 'name', label: { text: 'Name' }, isRequired: true }
const fields: readonly EditField<Key>[] = [
  nameField,
  {
    path: 'scopes',
    label: { text: 'Bereiche' },
    control: { kind: 'choices', options: [{ value: 'orders', label: { text: 'Bestellungen' } }] },
  },
]

interface Given extends Partial<FormDialogProps<Key>> {
  answer?: Submitted<Key>
  address?: string
}

async function open({ answer = { isDone: true, refusals: [] }, address = '/', ...dialog }: Given = {}) {
  const asked: Key[] = []
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    return (
      <FailureTexts>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        <FormDialog
          title={{ text: 'Schlüssel anlegen' }}
          verb={{ text: 'anlegen' }}
          initial={{ name: '', scopes: [] }}
          fields={fields}
          {...dialog}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          submit={async values => {
            asked.push(values)
            return answer
          }}
        />
      </FailureTexts>
    )
  }
  const shown = await renderPart(<Opener />, { address })
  await shown.user.click(screen.getByRole('button', { name: 'open' }))
  return { ...shown, asked, dialog: screen.getByRole('dialog', { name: 'Schlüssel anlegen' }) }
}

const name = () => screen.getByRole('textbox', { name: 'Name' })

describe('a dialog with fields', () => {
  test('has the focus on its first field, and Enter answers', async () => {
    const { user, asked } = await open({ fields: [nameField] })
    expect(document.activeElement).toBe(name())
    await user.keyboard('Lager{Enter}')
    expect(asked).toEqual([{ name: 'Lager', scopes: [] }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('begins anew each time it opens', async () => {
    const { user, dialog } = await open()
    await user.keyboard('Lager')
    await user.click(within(dialog).getByRole('button', { name: 'abbrechen' }))
    await user.click(screen.getByRole('button', { name: 'open' }))
    expect(name()).toHaveProperty('value', '')
  })

  test('a click outside closes it only while nothing is typed', async () => {
    const { user, dialog } = await open()
    expect(dialog.getAttribute('closedby')).toBe('any')
    await user.keyboard('L')
    expect(dialog.getAttribute('closedby')).toBe('closerequest')
    await user.keyboard('{Backspace}')
    expect(dialog.getAttribute('closedby')).toBe('any')
  })

  test('Esc closes an open list in it, and the dialog only when there is none', async () => {
    const { user } = await open()
    const seen: boolean[] = []
    const note = (event: KeyboardEvent) => {
      if (event.key === 'Escape') seen.push(event.defaultPrevented)
    }
    window.addEventListener('keydown', note)
    const list = screen.getByRole('combobox', { name: 'Bereiche' })
    await user.click(list)
    expect(list.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(list.getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{Escape}')
    window.removeEventListener('keydown', note)
    // The browser closes a dialog by this key where nobody has taken it.
    expect(seen).toEqual([true, false])
  })

  test('what is missing is said at its field, and nothing is asked of the server', async () => {
    const { user, asked, dialog } = await open()
    await user.click(within(dialog).getByRole('button', { name: 'anlegen' }))
    expect(asked).toEqual([])
    expect(within(dialog).getByText('Bitte ausfüllen')).toBeTruthy()
    expect(document.activeElement).toBe(name())
  })

  test('refusals are said inside, what was typed stays', async () => {
    const refusals = [
      { code: 'NAME_INVALID', path: ['name'] },
      { code: 'ROLES_NOT_ALLOWED', path: ['scopesOfOthers'] },
    ]
    const { user, dialog } = await open({ answer: { isDone: false, refusals } })
    await user.keyboard('??')
    await user.click(within(dialog).getByRole('button', { name: 'anlegen' }))
    expect(within(dialog).getByRole('alert').textContent).toBe(
      'Ihnen fehlen Rechte, die dieses Konto hat oder bekommen würde.',
    )
    expect(within(dialog).getByText('Das ist kein gültiger Name.')).toBeTruthy()
    expect(name()).toHaveProperty('value', '??')
  })

  test('what was done of it before the rest was refused is not asked for again', async () => {
    const answer = { isDone: false, refusals: [], general: [{ text: 'XL gibt es schon.' }], left: { name: 'XL, XXL' } }
    const { user, dialog } = await open({ answer })
    await user.keyboard('L, XL, XXL')
    await user.click(within(dialog).getByRole('button', { name: 'anlegen' }))
    expect(within(dialog).getByRole('alert').textContent).toBe('XL gibt es schon.')
    expect(name()).toHaveProperty('value', 'XL, XXL')
  })

  test.each([
    ['/', null, 'Keine Verbindung.'],
    ['/en/', 500, 'Something went wrong on our side. Please try again. Reference 7F3A'],
  ])('a failure is said inside as well, with its cause', async (address, status, text) => {
    const failure = refusedBy(status, status === null ? null : '7F3A')
    const { user, dialog } = await open({ address, answer: { isDone: false, refusals: [], failure } })
    await user.keyboard('Lager')
    await user.click(within(dialog).getByRole('button', { name: 'anlegen' }))
    expect(within(dialog).getByRole('alert').textContent).toContain(text)
  })
})

describe('a dangerous question', () => {
  test('has the focus on cancel', async () => {
    const { user, asked, dialog } = await open({ isDangerous: true, fields: [] })
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'abbrechen' }))
    await user.keyboard('{Enter}')
    expect(asked).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('one without danger and without fields is answered by Enter', async () => {
    const { user, asked } = await open({ fields: [] })
    await user.keyboard('{Enter}')
    expect(asked).toHaveLength(1)
  })
})
