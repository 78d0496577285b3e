import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answers, refusedBy } from '../../../testing/answers.ts'
import { failures, sent } from '../../../testing/staff.tsx'
import { choose, erp, failed, openWebhooks } from '../../../testing/webhooks.tsx'

const SECRET = `whsec_${'B'.repeat(43)}=`
const payload = (name: string, values: object) => ({ Mutation: () => ({ [name]: { errors: [], ...values } }) })
const refusing = (name: string, code: string, path: string[]) =>
  payload(name, { endpoint: null, delivery: null, deletedId: null, secret: null, errors: [{ code, path }] })

const open = (endpoint: object, answers: Answers = {}, options: { isReader?: boolean; language?: 'en' } = {}) =>
  openWebhooks('settings/webhooks/:id', '/erp', {
    ...options,
    answers: { WebhookPageQuery: { Query: () => ({ webhookEndpoint: endpoint }) }, ...answers },
  })

const button = (name: string) => screen.getByRole('button', { name })
const dialogButton = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })

describe('a webhook', () => {
  test('is changed with the revision that was read', async () => {
    const { user, environment } = await open(erp, {
      useUpdateWebhookMutation: payload('updateWebhookEndpoint', { endpoint: { ...erp, label: 'ERP 2', revision: 5 } }),
    })
    await user.type(screen.getByRole('textbox', { name: /^Bezeichnung/ }), ' 2')
    await choose(user, 'Bestellung bezahlt (order.paid)')
    await user.click(screen.getByRole('switch', { name: 'eingeschaltet' }))
    await user.click(button('speichern'))
    expect(sent(environment.asked, 'useUpdateWebhookMutation')).toEqual([
      {
        ...{ endpointId: 'erp', revision: 4 },
        changes: {
          ...{ label: 'ERP 2', url: 'https://erp.example.com/hooks', kinds: ['order.placed', 'order.paid'] },
          ...{ includesPeople: false, isActive: false },
        },
      },
    ])
  })

  test.each(
    failures,
  )('that cannot be saved (%s) keeps what was entered, and is saved when pressed again', async (status, title) => {
    let isBroken = true
    const { user, environment } = await open(erp, {
      useUpdateWebhookMutation: () =>
        isBroken
          ? refusedBy(status)
          : payload('updateWebhookEndpoint', { endpoint: { ...erp, label: 'ERP neu', revision: 5 } }),
    })
    const label = screen.getByRole('textbox', { name: /^Bezeichnung/ })
    await user.type(label, ' neu')
    await user.click(button('speichern'))
    await screen.findByRole('article', { name: title })
    expect(label).toHaveProperty('value', 'ERP neu')
    isBroken = false
    await waitFor(() => expect(button('speichern')).toHaveProperty('disabled', false))
    await user.click(button('speichern'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull())
    expect(sent(environment.asked, 'useUpdateWebhookMutation')).toHaveLength(2)
  })

  test('says why it was switched off, and since when it misses something', async () => {
    await open({ ...erp, isActive: false, offReason: 'FAILING', missedSince: '2026-11-23T09:59:00.000Z' })
    const notice = screen.getByText(/Drei Tage lang wurde keine Nachricht angenommen/)
    expect(notice.textContent).toContain('Seit 23.11.2026 10:59 wird für ihn nichts vermerkt.')
    expect(screen.queryByRole('button', { name: 'Testnachricht senden' })).toBeNull()
  })

  test('that is on again says from when to when its program has to look', async () => {
    const gap = { missedSince: '2026-11-20T09:59:00.000Z', missedUntil: '2026-11-21T10:00:00.000Z' }
    await open({ ...erp, ...gap }, {}, { language: 'en' })
    expect(screen.getByText('20 Nov 2026 10:59 to 21 Nov 2026 11:00')).toBeTruthy()
    expect(screen.getByText(/It has to ask for what has changed since\./)).toBeTruthy()
  })

  test('can be looked at by those who may not change it', async () => {
    await open(erp, {}, { isReader: true })
    expect(screen.getByRole('textbox', { name: /^Bezeichnung/ })).toHaveProperty('readOnly', true)
    for (const name of ['Testnachricht senden', 'neues Geheimnis', 'löschen', 'speichern'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('trying it out', () => {
  const told = { ...failed, kind: 'webhook.test', state: 'FAILED', attempts: 1, log: failed.log.slice(0, 1) }
  const tried = payload('testWebhookEndpoint', { delivery: { id: 'd1' } })

  test('shows what was answered', async () => {
    const { user } = await open(erp, {
      useTestWebhookMutation: tried,
      DeliveryDialogQuery: { Query: () => ({ node: { __typename: 'WebhookDelivery', ...told } }) },
    })
    await user.click(button('Testnachricht senden'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nachricht' }))
    expect(await dialog.findByText('Antwort 503')).toBeTruthy()
    expect(dialog.getByText('Wartung')).toBeTruthy()
  })

  test.each(failures)('that fails (%s) says so, and leaves the page', async (status, title) => {
    const { user } = await open(erp, { useTestWebhookMutation: refusedBy(status) })
    await user.click(button('Testnachricht senden'))
    await screen.findByRole('article', { name: title })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Testnachricht senden').getAttribute('aria-busy')).not.toBe('true')
  })

  test('of one that was switched off meanwhile is refused in words', async () => {
    const { user } = await open(erp, {
      useTestWebhookMutation: refusing('testWebhookEndpoint', 'TRANSITION_NOT_ALLOWED', ['endpointId']),
    })
    await user.click(button('Testnachricht senden'))
    expect(await screen.findByText('Das geht nur, solange der Webhook eingeschaltet ist.')).toBeTruthy()
  })

  test('whose answer cannot be asked for says so in the dialog, where it is asked for again', async () => {
    let isBroken = true
    const { user } = await open(erp, {
      useTestWebhookMutation: tried,
      DeliveryDialogQuery: () =>
        isBroken ? refusedBy(500) : { Query: () => ({ node: { __typename: 'WebhookDelivery', ...told } }) },
    })
    await user.type(screen.getByRole('textbox', { name: /^Bezeichnung/ }), ' neu')
    await user.click(button('Testnachricht senden'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nachricht' }))
    expect(await dialog.findByText(/^Das hat leider nicht geklappt\./)).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /^Bezeichnung/, hidden: true })).toHaveProperty('value', 'ERP neu')
    isBroken = false
    await user.click(dialog.getByRole('button', { name: 'erneut laden' }))
    expect(await dialog.findByText('Antwort 503')).toBeTruthy()
  })
})

describe('a new secret', () => {
  const rotated = payload('rotateWebhookSecret', {
    endpoint: { ...erp, revision: 5, previousSecretUntil: '2026-11-21T10:00:00.000Z' },
    secret: SECRET,
  })

  test('is shown once, and until when the old one counts', async () => {
    const { user, environment } = await open(erp, { useRotateWebhookSecretMutation: rotated })
    await user.click(button('neues Geheimnis'))
    await user.click(screen.getByRole('checkbox', { name: /^altes Geheimnis sofort ungültig machen/ }))
    await user.click(dialogButton('neues Geheimnis'))
    expect(sent(environment.asked, 'useRotateWebhookSecretMutation')).toEqual([
      { endpointId: 'erp', endsPrevious: true },
    ])
    const dialog = await screen.findByRole('dialog', { name: 'Neues Geheimnis' })
    expect(within(dialog).getByRole('textbox', { name: 'Geheimnis' })).toHaveProperty('value', SECRET)
    await user.click(dialogButton('fertig'))
    expect(document.documentElement.innerHTML).not.toContain(SECRET)
    expect(screen.getByText('21.11.2026 11:00')).toBeTruthy()
  })

  test.each(
    failures,
  )('that cannot be made (%s) says so in the dialog, and keeps what was chosen', async (status, title) => {
    let isBroken = true
    const { user } = await open(erp, { useRotateWebhookSecretMutation: () => (isBroken ? refusedBy(status) : rotated) })
    await user.click(button('neues Geheimnis'))
    const chosen = screen.getByRole('checkbox', { name: /^altes Geheimnis sofort ungültig machen/ })
    await user.click(chosen)
    await user.click(dialogButton('neues Geheimnis'))
    expect(within(screen.getByRole('dialog')).getByText(title)).toBeTruthy()
    expect(chosen).toHaveProperty('checked', true)
    isBroken = false
    await user.click(dialogButton('neues Geheimnis'))
    expect(await screen.findByRole('dialog', { name: 'Neues Geheimnis' })).toBeTruthy()
  })
})

describe('deleting it', () => {
  test('asks first, says so and leads back', async () => {
    const { user, environment, navigations } = await open(erp, {
      useDeleteWebhookMutation: payload('deleteWebhookEndpoint', { deletedId: 'erp' }),
    })
    await user.click(button('löschen'))
    expect(sent(environment.asked, 'useDeleteWebhookMutation')).toEqual([])
    await user.click(dialogButton('löschen'))
    await screen.findByRole('article', { name: 'Webhook gelöscht' })
    expect(sent(environment.asked, 'useDeleteWebhookMutation')).toEqual([{ endpointId: 'erp' }])
    await waitFor(() => expect(navigations).toEqual(['/admincenter/settings/webhooks']))
  })

  test.each(
    failures,
  )('that fails (%s) says so in the dialog, and deletes when pressed again', async (status, title) => {
    let isBroken = true
    const { user, navigations } = await open(erp, {
      useDeleteWebhookMutation: () =>
        isBroken ? refusedBy(status) : payload('deleteWebhookEndpoint', { deletedId: 'erp' }),
    })
    await user.click(button('löschen'))
    await user.click(dialogButton('löschen'))
    expect(within(screen.getByRole('dialog')).getByText(title)).toBeTruthy()
    expect(navigations).toEqual([])
    isBroken = false
    await user.click(dialogButton('löschen'))
    await screen.findByRole('article', { name: 'Webhook gelöscht' })
  })
})
