import { screen } from '@testing-library/react'
import { FormattedMessage } from 'react-intl'
import { expect, test } from 'vitest'
import standingPageQuery from '../__generated__/StandingPageQuery$parameters.ts'
import { useRouter } from '../router/RouterContext.ts'
import type { PageRoute } from '../router/route.ts'
import { refusedBy } from './answers.ts'
import { renderPage, renderPart } from './harness.tsx'

const route: PageRoute = {
  path: 'Agb',
  layout: 'shop',
  page: () => import('../domains/content/pages/StandingPage.tsx'),
  query: standingPageQuery,
  variables: () => ({ key: 'AGB' }),
  isPersonal: false,
}

test('a page is shown with what the test says, and with its query asked once', async () => {
  const { environment } = await renderPage(route, {
    address: '/Agb',
    answers: { StandingPageQuery: { Entry: () => ({ title: 'Unsere AGB', blocks: [] }) } },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unsere AGB')
  expect(environment.asked).toEqual([{ name: 'StandingPageQuery', variables: { key: 'AGB' } }])
})

test('a failing answer reaches whoever loads the page', async () => {
  const failing = renderPage(route, { address: '/Agb', answers: { StandingPageQuery: refusedBy(500, 'ref-1') } })
  await expect(failing).rejects.toMatchObject({ name: 'RequestFailed', status: 500, reference: 'ref-1' })
})

test('an operation that the test did not name fails it', async () => {
  await expect(renderPage(route, { address: '/Agb' })).rejects.toThrow('StandingPageQuery was asked')
})

function Leaving() {
  const { navigate } = useRouter()
  return (
    <button type="button" onClick={() => navigate('/cart')}>
      <FormattedMessage id="ui.dialog.close" />
    </button>
  )
}

test.each([
  ['/', 'schließen'],
  ['/en/', 'Close'],
])('at %s texts are those of its language, and leaving is noted', async (address, name) => {
  const { user, navigations } = await renderPart(<Leaving />, { address })
  await user.click(screen.getByRole('button', { name }))
  expect(navigations).toEqual(['/cart'])
})
