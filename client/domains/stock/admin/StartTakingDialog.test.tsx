import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusedBy } from '../../../testing/answers.ts'
import { renderPart } from '../../../testing/harness.tsx'
import { StartTakingDialog } from './StartTakingDialog.tsx'

test.each([
  null,
  403,
  500,
])('a stock-taking that cannot be started (%s) keeps its name, and starts when asked again', async status => {
  let isBroken = true
  const { user, environment, navigations } = await renderPart(
    <StartTakingDialog groups={[]} isOpen onClose={() => undefined} />,
    {
      answers: {
        useStartStockTakingMutation: () =>
          isBroken
            ? refusedBy(status)
            : { Mutation: () => ({ startStockTaking: { taking: { id: 'taking' }, errors: [] } }) },
      },
    },
  )
  const asked = () => environment.asked.filter(({ name }) => name === 'useStartStockTakingMutation')
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name|^Bezeichnung/ })
  await user.clear(name)
  await user.type(name, 'Regal 4{Enter}')
  await waitFor(() => expect(asked()).toHaveLength(1))
  expect(name.value).toBe('Regal 4')
  expect(navigations).toEqual([])
  isBroken = false
  await user.type(name, '{Enter}')
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()[1]?.variables).toEqual(asked()[0]?.variables)
  await waitFor(() => expect(navigations).toHaveLength(1))
})
