import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusedBy } from '../../../testing/answers.ts'
import { renderPart } from '../../../testing/harness.tsx'
import { latestDecision } from '../../../viewer/consent.ts'
import { type ShopConsent, ShopConsentContext } from '../../../viewer/shopConsent.ts'
import { ThirdParty } from './ThirdParty.tsx'

const shop: NonNullable<ShopConsent> = {
  ...{ version: 'v1', asks: true, services: ['YOUTUBE', 'OPEN_STREET_MAP'] },
  ...{ googleAnalyticsId: '', googleAdwordsId: '', facebookPixelId: '' },
}
const open = (answers = {}, consent: ShopConsent = shop) =>
  renderPart(
    <ShopConsentContext value={consent}>
      <ThirdParty service="youtube" title="Training">
        {service => <p>plays {service}</p>}
      </ThirdParty>
      <ThirdParty service="maps" title="Halle">
        {service => <p>map {service}</p>}
      </ThirdParty>
    </ShopConsentContext>,
    { answers },
  )
const taken = {
  useDecideConsentMutation: {
    Mutation: () => ({ decideConsent: { decidedAt: '2026-11-23T10:00:00.000Z', errors: [] } }),
  },
}

beforeEach(() => localStorage.clear())

describe('what lies with others', () => {
  test('is seen with them where the shop does not let it in', async () => {
    await renderPart(
      <ShopConsentContext value={null}>
        <ThirdParty service="youtube" title="Training" elsewhere="https://www.youtube.com/watch?v=abc">
          {service => <p>plays {service}</p>}
        </ThirdParty>
      </ShopConsentContext>,
    )
    expect(screen.getByRole('link', { name: 'bei YouTube ansehen' }).getAttribute('href')).toContain('watch?v=abc')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('is not there before somebody wants it, and says who learns what', async () => {
    const { user } = await open()
    expect(screen.queryByText('plays YOUTUBE')).toBeNull()
    expect(
      screen.getByText(/Erst wenn Sie das laden, erfährt YouTube Ihre IP-Adresse.*Google Ireland Limited/),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'von YouTube laden' }))
    expect(screen.getByText('plays YOUTUBE')).toBeTruthy()
    expect(screen.queryByText('map OPEN_STREET_MAP')).toBeNull()
    expect(latestDecision()).toBeNull()
  })

  test('is there from then on where it is wanted always, and nothing else is', async () => {
    const { user, environment } = await open(taken)
    await user.click(screen.getAllByRole('button', { name: 'immer laden' })[0]!)
    await screen.findByText('plays YOUTUBE')
    expect(screen.queryByText('map OPEN_STREET_MAP')).toBeNull()
    expect(latestDecision()).toMatchObject({ version: 'v1', granted: ['VIDEO'], at: '2026-11-23T10:00:00.000Z' })
    const [sent] = environment.asked.filter(({ name }) => name === 'useDecideConsentMutation')
    expect(sent?.variables).toMatchObject({ input: { version: 'v1', granted: ['VIDEO'], way: 'PLACEHOLDER' } })
  })

  test('is not loaded where the decision could not be taken down', async () => {
    const { user } = await open({ useDecideConsentMutation: refusedBy(500) })
    await user.click(screen.getAllByRole('button', { name: 'immer laden' })[0]!)
    await waitFor(() => expect(document.querySelector('article[data-kind="failure"]')).toBeTruthy())
    expect([screen.queryByText('plays YOUTUBE'), latestDecision()]).toEqual([null, null])
  })

  test('is not loaded by a decision about something else', async () => {
    localStorage.setItem(
      'consent',
      JSON.stringify({ subject: 'a'.repeat(22), version: 'v0', granted: ['VIDEO'], at: new Date().toISOString() }),
    )
    await open()
    expect(screen.queryByText('plays YOUTUBE')).toBeNull()
  })

  test('is not loaded at all where the shop did not switch it on', async () => {
    await open({}, null)
    expect(screen.getByText('Das liegt bei YouTube und wird hier nicht geladen.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
