import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPart } from '../../../../testing/harness.tsx'
import { KeyLimitDialog } from './KeyLimitDialog.tsx'

const erp = { id: 'key-1', label: 'Bestand', requestsPerMinute: 600 }
const feed = { id: 'key-2', label: 'Preise', requestsPerMinute: 100 }
const done = { Mutation: () => ({ changeApiKeyLimit: { errors: [] } }) }
const refusing = (code: string, path: string) => ({
  Mutation: () => ({ changeApiKeyLimit: { apiKey: null, errors: [{ code, path: [path] }] } }),
})

async function open(change: Answers[string], keys = [erp]) {
  const [onClose, onChanged] = [vi.fn(), vi.fn()]
  const shown = await renderPart(<KeyLimitDialog keys={keys} onClose={onClose} onChanged={onChanged} />, {
    answers: { useChangeApiKeyLimitMutation: change },
  })
  const field = screen.getByRole('textbox', { name: /^Anfragen je Minute/ })
  const save = async (typed: string) => {
    await shown.user.clear(field)
    await shown.user.type(field, typed)
    await shown.user.click(screen.getByRole('button', { name: 'speichern' }))
  }
  const asked = () => shown.environment.asked.map(({ variables }) => variables.input)
  return { ...shown, field, save, asked, onClose, onChanged }
}

describe('the limit of keys', () => {
  test('is changed, and the list asked for anew', async () => {
    const { field, save, asked, onClose, onChanged } = await open(done)
    expect(field).toHaveProperty('value', '600')
    await save('1200')
    expect(asked()).toEqual([{ apiKeyId: 'key-1', requestsPerMinute: 1200 }])
    expect([onChanged.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
    await screen.findByRole('article', { name: '„Bestand“ darf jetzt so oft anfragen' })
  })

  test('is one for all that are selected', async () => {
    const { save, asked } = await open(done, [erp, feed])
    await save('50')
    expect(asked()).toEqual([
      { apiKeyId: 'key-1', requestsPerMinute: 50 },
      { apiKeyId: 'key-2', requestsPerMinute: 50 },
    ])
  })

  test.each(['', '9', '60001', 'oft', '1.5'])('of %s is asked of nobody', async typed => {
    const { field, save, asked } = await open(done)
    await save(typed === '' ? '{Backspace}' : typed)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(asked()).toEqual([])
  })

  test.each([
    ['a server that fails', refusedBy(500), 'Da ist bei uns etwas schiefgegangen.'],
    [
      'a key that was revoked',
      refusing('TRANSITION_NOT_ALLOWED', 'apiKeyId'),
      'Dieser Schlüssel gilt nicht mehr. Sein Limit lässt sich nicht mehr ändern.',
    ],
  ])('that meets %s stays typed, and says why', async (_label, answer, sentence) => {
    const { field, save, onClose, onChanged } = await open(answer)
    await save('1200')
    expect(within(screen.getByRole('dialog')).getByText(sentence)).toBeTruthy()
    expect(field).toHaveProperty('value', '1200')
    expect([onChanged.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
  })
})
