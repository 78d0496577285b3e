import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { OrderWork_order$data } from '../../../../__generated__/OrderWork_order.graphql.ts'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPart } from '../../../../testing/harness.tsx'
import { CancelOrderDialog } from './CancelOrderDialog.tsx'
import { ChangeNoteDialog, DeleteNoteDialog } from './NoteDialogs.tsx'
import { OrderAddressDialog } from './OrderAddressDialog.tsx'
import { TagsDialog } from './TagsDialog.tsx'
import { TrackingDialog } from './TrackingDialog.tsx'
import { useShipActions } from './useShipActions.tsx'

const address = {
  ...{ type: 'PERSON' as const, title: null, company: null, vatId: null, firstName: 'Eva', lastName: 'Huber' },
  ...{ address: 'Hauptplatz 1', zip: '4020', city: 'Linz', countryName: 'Österreich', phone: null },
} as const
const order: OrderWork_order$data = {
  ...{ id: 'o1', orderNumber: '1001', revision: 3, isPickup: false, needsShipping: true, paymentState: 'PAID' },
  ...{ carrier: 'DHL', carriers: ['DHL', 'GLS'], trackingNumber: '0034', viewerActions: ['CANCEL'] },
  totals: { toPay: { cents: 5990, currency: 'EUR' } },
  shippingAddress: address,
  invoiceAddress: address,
  ' $fragmentType': 'OrderWork_order',
}
const answering = (field: string, errors: readonly object[] = []): Answers[string] => ({
  Mutation: () => ({ [field]: { order: null, errors } }),
})

test('cancelling tells the reason, and warns that money has to go back', async () => {
  const { user, environment } = await renderPart(<CancelOrderDialog order={order} isOpen onClose={() => {}} />, {
    answers: { useCancelOrderMutation: answering('cancelOrder') },
  })
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/Diese Bestellung ist bezahlt: Zahlen Sie das Geld zurück/)).toBeTruthy()
  await user.type(dialog.getByLabelText('Grund'), 'Doppelt bestellt')
  await user.click(dialog.getByRole('button', { name: 'stornieren' }))
  expect(environment.asked).toEqual([
    { name: 'useCancelOrderMutation', variables: { input: { orderId: 'o1', reason: 'Doppelt bestellt' } } },
  ])
})

test('a refused cancellation keeps what was typed', async () => {
  const refused = [{ code: 'TRANSITION_NOT_ALLOWED', path: ['orderId'] }]
  const { user } = await renderPart(<CancelOrderDialog order={order} isOpen onClose={() => {}} />, {
    answers: { useCancelOrderMutation: answering('cancelOrder', refused) },
  })
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Grund'), 'Doppelt bestellt')
  await user.click(dialog.getByRole('button', { name: 'stornieren' }))
  expect(dialog.getByRole('alert').textContent).toBe('Das ist in diesem Status nicht mehr möglich.')
  expect((dialog.getByLabelText('Grund') as HTMLTextAreaElement).value).toBe('Doppelt bestellt')
})

test.each([
  ['/', 'stornieren', 'zurück'],
  ['/en', 'cancel order', 'back'],
])('at %s nobody takes the way back for the cancellation', async (address, verb, back) => {
  await renderPart(<CancelOrderDialog order={order} isOpen onClose={() => {}} />, { address })
  const buttons = within(screen.getByRole('dialog')).getAllByRole('button')
  expect(buttons.map(button => button.textContent).filter(Boolean)).toEqual([back, verb])
})

test('a corrected tracking number begins with the one that was told', async () => {
  const { user, environment } = await renderPart(<TrackingDialog order={order} isOpen onClose={() => {}} />, {
    answers: { useCorrectOrderTrackingMutation: answering('correctOrderTracking') },
  })
  const dialog = within(screen.getByRole('dialog'))
  const number = dialog.getByLabelText('Sendungsnummer') as HTMLInputElement
  expect(number.value).toBe('0034')
  await user.type(number, '7')
  await user.click(dialog.getByRole('button', { name: 'berichtigen' }))
  const input = { orderId: 'o1', carrier: 'DHL', trackingNumber: '00347', tellsCustomer: true }
  expect(environment.asked).toEqual([{ name: 'useCorrectOrderTrackingMutation', variables: { input } }])
})

test('a changed address names the order that was seen, and wants its street', async () => {
  const { user, environment } = await renderPart(
    <OrderAddressDialog order={order} kind="SHIPPING" isOpen onClose={() => {}} />,
    { answers: { useChangeOrderAddressMutation: answering('changeOrderAddress') } },
  )
  const dialog = within(screen.getByRole('dialog'))
  await user.clear(dialog.getByLabelText('Straße und Hausnummer'))
  await user.click(dialog.getByRole('button', { name: 'ändern' }))
  expect(dialog.getByText('Bitte ausfüllen')).toBeTruthy()
  expect(environment.asked).toEqual([])
  await user.type(dialog.getByLabelText('Straße und Hausnummer'), 'Nebengasse 2')
  await user.click(dialog.getByRole('button', { name: 'ändern' }))
  expect(environment.asked).toMatchObject([
    { variables: { input: { revision: 3, kind: 'SHIPPING', address: { address: 'Nebengasse 2', city: 'Linz' } } } },
  ])
})

const row = (id: string, orderNumber: string, isPickup = false) => ({
  ...{ id, orderNumber, customerName: 'Eva Huber', isPickup, viewerCanMarkShipped: true, carriers: ['DHL', 'GLS'] },
})
const rows = [row('o1', '1001'), row('o2', '1002')]

function Shipping() {
  const [ship] = useShipActions()
  const start = async (run: (order: (typeof rows)[number]) => Promise<string | null>) => {
    for (const each of rows) await run(each)
  }
  return ship?.ask?.({ rows, start, startMany: async () => undefined, close: () => {} })
}

test('orders are shipped together, each with its own number', async () => {
  const { user, environment } = await renderPart(<Shipping />, {
    answers: { useMarkOrderShippedMutation: answering('markOrderShipped') },
  })
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Versanddienst'), 'GLS')
  await user.type(dialog.getByLabelText('Sendungsnummer 1002, Eva Huber'), ' 77 ')
  await user.click(dialog.getByRole('button', { name: 'als versandt markieren' }))
  expect(environment.asked.map(({ variables }) => variables)).toEqual([
    { input: { orderId: 'o1', carrier: 'GLS', trackingNumber: null } },
    { input: { orderId: 'o2', carrier: 'GLS', trackingNumber: '77' } },
  ])
})

const note = { id: 'n1', note: 'Platzwart anrufen' }

test('a note is put in other words, beginning with its own', async () => {
  const { user, environment } = await renderPart(
    <ChangeNoteDialog orderNumber="1001" note={note} onClose={() => {}} />,
    { answers: { useChangeOrderNoteMutation: answering('changeOrderNote') } },
  )
  const dialog = within(screen.getByRole('dialog'))
  const text = dialog.getByLabelText(/^Notiz/) as HTMLTextAreaElement
  expect(text.value).toBe('Platzwart anrufen')
  await user.type(text, ', dringend')
  await user.click(dialog.getByRole('button', { name: 'speichern' }))
  const input = { noteId: 'n1', note: 'Platzwart anrufen, dringend' }
  expect(environment.asked).toEqual([{ name: 'useChangeOrderNoteMutation', variables: { input } }])
})

test('a note is deleted only after a question, and stays where the server fails', async () => {
  let isClosed = false
  const { user, environment } = await renderPart(
    <DeleteNoteDialog
      orderNumber="1001"
      note={note}
      onClose={() => {
        isClosed = true
      }}
    />,
    { answers: { useDeleteOrderNoteMutation: refusedBy(500) } },
  )
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'löschen' }))
  expect(environment.asked.map(({ name }) => name)).toEqual(['useDeleteOrderNoteMutation'])
  expect(dialog.getByRole('alert')).toBeTruthy()
  expect(isClosed).toBe(false)
})

describe('tags', () => {
  const tagged = { id: 'o1', orderNumber: '1001', tags: ['Messe'] }

  test('are saved all together, each once', async () => {
    const { user, environment } = await renderPart(<TagsDialog order={tagged} isOpen onClose={() => {}} />, {
      answers: { useSetOrderTagsMutation: answering('setOrderTags') },
    })
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Schlagwörter/), 'eilig,Messe,Verein{Enter}')
    await user.click(dialog.getByRole('button', { name: 'speichern' }))
    expect(environment.asked).toEqual([
      {
        name: 'useSetOrderTagsMutation',
        variables: { input: { orderId: 'o1', tags: ['Messe', 'eilig', 'Verein'] } },
      },
    ])
  })

  test.each([null, 429, 500])('that cannot be saved (%s) stay as they were entered', async status => {
    const { user } = await renderPart(<TagsDialog order={tagged} isOpen onClose={() => {}} />, {
      answers: { useSetOrderTagsMutation: refusedBy(status) },
    })
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Schlagwörter/), 'eilig{Enter}')
    await user.click(dialog.getByRole('button', { name: 'speichern' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    expect(dialog.getByText('eilig')).toBeTruthy()
  })
})
