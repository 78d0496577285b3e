import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '../../../testing/answers.ts'
import { renderPart } from '../../../testing/harness.tsx'
import { MarkPaidDialog } from './MarkPaidDialog.tsx'

const order = { id: 'o2', orderNumber: '1002' }

async function open(answer: Answers[string], address = '/') {
  const closed: string[] = []
  const shown = await renderPart(<MarkPaidDialog order={order} isOpen onClose={() => closed.push('closed')} />, {
    address,
    answers: { useMarkOrdersPaidMutation: answer },
  })
  return { ...shown, closed, dialog: within(screen.getByRole('dialog')) }
}

const refused = (errors: readonly object[]): Answers[string] => ({
  Mutation: () => ({ markOrdersPaid: { orders: null, errors } }),
})

test('an order is paid on the day that was chosen', async () => {
  const { user, dialog, environment, closed } = await open({
    Mutation: () => ({ markOrdersPaid: { orders: [], errors: [] } }),
  })
  fireEvent.change(dialog.getByLabelText('Zahlungseingang am'), { target: { value: '2026-01-31' } })
  await user.click(dialog.getByRole('button', { name: 'als bezahlt markieren' }))
  expect(environment.asked).toEqual([
    { name: 'useMarkOrdersPaidMutation', variables: { input: { orderIds: ['o2'], paidOn: '2026-01-31' } } },
  ])
  expect(closed).toEqual(['closed'])
})

test('a day to come is refused before the server is asked', async () => {
  const { user, dialog, environment } = await open('waiting')
  fireEvent.change(dialog.getByLabelText('Zahlungseingang am'), { target: { value: '2999-01-01' } })
  await user.click(dialog.getByRole('button', { name: 'als bezahlt markieren' }))
  expect(dialog.getByText('Bitte wählen Sie einen Tag, der nicht in der Zukunft liegt.')).toBeTruthy()
  expect(environment.asked).toEqual([])
})

test('an order that is closed is named', async () => {
  const errors = [{ code: 'TRANSITION_NOT_ALLOWED', path: ['orderIds', '0'] }]
  const { user, dialog, closed } = await open(refused(errors))
  await user.click(dialog.getByRole('button', { name: 'als bezahlt markieren' }))
  expect(dialog.getByRole('alert').textContent).toBe(
    'Bestellung 1002 ist schon bezahlt oder storniert. Es wurde nichts geändert.',
  )
  expect(closed).toEqual([])
})

test('an order of one’s own needs somebody else', async () => {
  const { user, dialog } = await open(refused([{ code: 'SECOND_PERSON_REQUIRED', path: ['orderIds', '0'] }]))
  await user.click(dialog.getByRole('button', { name: 'als bezahlt markieren' }))
  expect(dialog.getByRole('alert').textContent).toBe(
    'Das ist Ihre eigene Bestellung: Jemand anders muss sie als bezahlt oder versandt markieren.',
  )
})
