import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../../../../testing/harness.tsx'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'

test('a key that may read the log is asked for by the one right that opens it', async () => {
  const { user, environment } = await renderPart(<CreateKeyDialog isOpen onClose={() => {}} onCreated={() => {}} />, {
    answers: {
      useCreateApiKeyMutation: { Mutation: () => ({ createApiKey: { secret: 'hf_1', errors: [] } }) },
    },
  })
  const ticks = screen.getAllByRole('checkbox').map(box => box.closest('label')?.textContent)
  expect(ticks.filter(text => text?.startsWith('Protokoll'))).toEqual(['Protokoll: lesen'])
  expect(ticks.filter(text => text?.startsWith('Bestellungen'))).toEqual([
    'Bestellungen: lesen',
    'Bestellungen: lesen und ändern',
  ])
  await user.click(screen.getByRole('checkbox', { name: 'Protokoll: lesen' }))
  await user.type(screen.getByRole('textbox', { name: /^Für wen/ }), 'Revision')
  await user.type(screen.getByRole('textbox', { name: /^Bezeichnung/ }), 'Prüfung')
  await user.click(screen.getByRole('button', { name: 'Schlüssel erstellen' }))
  expect(environment.asked.map(({ variables }) => variables.input?.scopes)).toEqual([['AUDIT_WRITE']])
})
