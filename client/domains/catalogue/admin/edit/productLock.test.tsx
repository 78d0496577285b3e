import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEditor } from '../../../../testing/productEditor.tsx'

const held = (more: object) => {
  const lock = { isMine: false, lockedBy: 'Ada Huber', isOwnElsewhere: false, viewerCanBreak: true, ...more }
  return { useTakeLockMutation: { Mutation: () => ({ takeLock: { lock, errors: [] } }) } }
}

test('while somebody else edits the product it is said who, and nothing can be typed', async () => {
  await openEditor({}, held({ viewerCanBreak: false }))
  await screen.findByText(/Wird gerade bearbeitet von Ada Huber/)
  const fields = screen.getAllByRole<HTMLInputElement>('textbox').filter(field => field instanceof HTMLInputElement)
  expect(fields.length).toBeGreaterThan(10)
  expect(fields.filter(field => !field.readOnly && !field.disabled)).toEqual([])
  expect(screen.queryByRole('button', { name: 'Bearbeitung übernehmen' })).toBeNull()
})

test('whoever manages products takes over, after a question', async () => {
  const { user, environment } = await openEditor({}, held({}))
  await user.click(await screen.findByRole('button', { name: 'Bearbeitung übernehmen' }))
  const buttons = screen.getAllByRole('button', { name: 'Bearbeitung übernehmen' })
  await user.click(buttons.at(-1)!)
  expect(environment.asked.filter(({ name }) => name === 'useTakeLockMutation').at(-1)?.variables).toEqual({
    input: { id: 'p1', isForced: true },
  })
})
