import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusedBy } from '../../testing/answers.ts'
import { renderPart } from '../../testing/harness.tsx'
import { useToasts } from '../../ui/Toasts.tsx'
import { FailureTexts, tellsFailures } from './FailureTexts.tsx'

function Failing({ error }: { error: unknown }) {
  const { tellFailure } = useToasts()
  return (
    <button type="button" onClick={() => tellFailure(error)}>
      fail
    </button>
  )
}

async function fail(error: unknown, isTold = false, address = '/admincenter/orders?tab=open') {
  const shown = await renderPart(
    <FailureTexts>
      <Failing error={error} />
      {isTold && (
        <dialog open>
          <form {...tellsFailures} />
        </dialog>
      )}
    </FailureTexts>,
    { address },
  )
  await shown.user.click(screen.getByRole('button', { name: 'fail' }))
  return shown
}

test('a failure is told by its cause, with the reference of the log', async () => {
  await fail(refusedBy(500, '7F3A'), false, '/en/admincenter/orders')
  const message = screen.getByRole('article', { name: 'Something went wrong on our side.' })
  expect(message.textContent).toContain('Please try again. Reference 7F3A')
})

test('who is signed out signs in again in another tab, and keeps what was typed', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  window.history.replaceState(null, '', '/admincenter/orders?tab=open')
  const { user } = await fail(refusedBy(401))
  const message = screen.getByRole('article', { name: 'Sie sind abgemeldet.' })
  await user.click(within(message).getByRole('button', { name: 'anmelden' }))
  expect(open.mock.calls).toEqual([['/login?next=%2Fadmincenter%2Forders%3Ftab%3Dopen', '_blank']])
  open.mockRestore()
})

test('what is gone can be loaded anew', async () => {
  const { user, navigations } = await fail(refusedBy(404))
  const message = screen.getByRole('article', { name: 'Das gibt es nicht mehr.' })
  await user.click(within(message).getByRole('button', { name: 'neu laden' }))
  expect(navigations).toEqual(['(reload)'])
})

test('a dialog that tells it itself is not talked over', async () => {
  await fail(refusedBy(null), true)
  expect(screen.queryByRole('article')).toBeNull()
})
