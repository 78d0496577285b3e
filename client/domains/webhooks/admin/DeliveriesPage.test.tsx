import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answers, refusedBy } from '../../../testing/answers.ts'
import { failures, sent } from '../../../testing/staff.tsx'
import { erp, failed, openWebhooks, pages } from '../../../testing/webhooks.tsx'

const waiting = { ...failed, id: 'd2', kind: 'product.changed', state: 'WAITING', attempts: 0, log: [] }
const tabs = [
  ...[
    { key: 'ALL', count: 2 },
    { key: 'WAITING', count: 1 },
  ],
  ...[
    { key: 'DELIVERED', count: 0 },
    { key: 'FAILED', count: 1 },
  ],
]

const open = (answers: Answers = {}, isReader = false, search = '') =>
  openWebhooks('settings/deliveries', search, {
    isReader,
    answers: {
      DeliveriesPageQuery: {
        Query: () => ({
          webhookDeliveries: {
            ...{ totalCount: 2, isCountCapped: false, tabs, pageCursors: pages },
            edges: [failed, waiting].map(node => ({ node })),
          },
          webhookEndpoints: { edges: [{ node: erp }] },
        }),
      },
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }))
const again = (title: string) => screen.queryByRole('button', { name: `${title}: erneut senden` })
async function replay({ user }: Page) {
  await user.click(again('order.placed')!)
}

describe('the log of messages', () => {
  test('says what was answered last, and how often it was tried', async () => {
    await open()
    const cells = (name: RegExp) =>
      rowOf(name)
        .getAllByRole('cell')
        .map(each => each.textContent)
    expect(cells(/Bestellung aufgegeben/)).toEqual(expect.arrayContaining(['ERP', 'keine', '10', 'aufgegeben']))
    expect(cells(/Produkt geändert/)).toEqual(expect.arrayContaining(['ERP', '', '0', 'wartet']))
  })

  test('asks for what the address says', async () => {
    const { environment } = await open({}, false, '?tab=failed&endpoint=erp&kind=order.placed')
    expect(environment.asked.findLast(({ name }) => name === 'DeliveriesPageQuery')?.variables).toMatchObject({
      filter: { tab: 'FAILED', endpointId: 'erp', kind: 'order.placed' },
    })
  })

  test('shows a message with the answers, the latest first', async () => {
    const { user } = await open({
      DeliveryDialogQuery: { Query: () => ({ node: { __typename: 'WebhookDelivery', ...failed } }) },
    })
    await user.click(screen.getByRole('button', { name: 'Bestellung aufgegeben: ansehen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nachricht' }))
    expect(await dialog.findByText(/Innerhalb von zehn Sekunden kam keine Antwort\.$/)).toBeTruthy()
    expect(dialog.getAllByText(/^(?:Antwort 503|Ohne Antwort)$/).map(each => each.textContent)).toEqual([
      ...['Ohne Antwort', 'Antwort 503'],
    ])
    expect(dialog.getByText(/"orderNumber": 10001/)).toBeTruthy()
  })

  test('says in the dialog that a message cannot be shown, and asks for it again', async () => {
    let isBroken = true
    const { user } = await open({
      DeliveryDialogQuery: () =>
        isBroken ? refusedBy(503) : { Query: () => ({ node: { __typename: 'WebhookDelivery', ...failed } }) },
    })
    await user.click(screen.getByRole('button', { name: 'Bestellung aufgegeben: ansehen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nachricht' }))
    expect(await dialog.findByText(/^Der Shop antwortet gerade nicht\./)).toBeTruthy()
    isBroken = false
    await user.click(dialog.getByRole('button', { name: 'erneut laden' }))
    expect(await dialog.findByText('Antwort 503')).toBeTruthy()
  })
})

describe('sending again', () => {
  const replayed = {
    Mutation: () => ({ replayWebhookDelivery: { delivery: { id: 'd1', state: 'WAITING', attempts: 0 }, errors: [] } }),
  }

  test('is for what waits no more', async () => {
    const page = await open({ useReplayDeliveryMutation: replayed })
    expect(again('product.changed')).toBeNull()
    await replay(page)
    await screen.findByRole('article', { name: 'Die Nachricht wird erneut gesendet' })
    expect(sent(page.environment.asked, 'useReplayDeliveryMutation')).toEqual([{ deliveryId: 'd1' }])
  })

  test.each(failures)('that fails (%s) says why, and blames no switch', async (status, title) => {
    const page = await open({ useReplayDeliveryMutation: refusedBy(status) })
    await replay(page)
    await screen.findByRole('article', { name: title })
    expect(screen.queryByText('Das geht nur, solange der Webhook eingeschaltet ist.')).toBeNull()
  })

  test('to one that is off is refused in words', async () => {
    const errors = [{ code: 'TRANSITION_NOT_ALLOWED', path: ['endpointId'] }]
    const page = await open({
      useReplayDeliveryMutation: { Mutation: () => ({ replayWebhookDelivery: { delivery: null, errors } }) },
    })
    await replay(page)
    expect(await screen.findByText('Das geht nur, solange der Webhook eingeschaltet ist.')).toBeTruthy()
  })

  test('is not offered to those who may only read', async () => {
    await open({}, true)
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(again('order.placed')).toBeNull()
  })
})
