import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answers, refusedBy } from '../../../testing/answers.ts'
import { failures, sent } from '../../../testing/staff.tsx'
import { choose, erp, openWebhooks, pages } from '../../../testing/webhooks.tsx'

const SECRET = `whsec_${'A'.repeat(43)}=`
const made = { Mutation: () => ({ createWebhookEndpoint: { endpoint: { id: 'new' }, secret: SECRET, errors: [] } }) }
const open = (nodes: readonly object[], answers: Answers = {}, isReader = false) =>
  openWebhooks('settings/webhooks', '', {
    isReader,
    answers: {
      WebhooksPageQuery: {
        Query: () => ({
          webhookEndpoints: {
            ...{ totalCount: nodes.length, isCountCapped: false, pageCursors: pages },
            edges: nodes.map(node => ({ node })),
          },
        }),
      },
      ...answers,
    },
  })

/** The dialog, filled in. */
async function fill({ user }: Awaited<ReturnType<typeof open>>, url = 'https://erp.example.com/hooks') {
  await user.click(screen.getByRole('button', { name: 'Webhook einrichten' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Webhook einrichten' }))
  const [label, address] = [/^Bezeichnung/, /^Adresse/].map(name => dialog.getByRole('textbox', { name }))
  await user.type(label!, 'ERP')
  await user.click(address!)
  await user.paste(url)
  await choose(user, 'Bestellung aufgegeben (order.placed)')
  await user.click(dialog.getByRole('checkbox', { name: /^Nachrichten nennen Namen/ }))
  const submit = () => user.click(dialog.getByRole('button', { name: 'Webhook einrichten' }))
  const entries = () => [
    ...[label!, address!].map(each => (each as HTMLInputElement).value),
    // A chosen event is a word in its field, and stands in its list no more.
    dialog.queryByText('Bestellung aufgegeben (order.placed)')?.textContent,
    ...dialog
      .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
      .map(each => each.closest('label')?.textContent),
  ]
  return { dialog, submit, entries, label: label!, address: address! }
}
const input = {
  ...{ label: 'ERP', url: 'https://erp.example.com/hooks', kinds: ['order.placed'], includesPeople: true },
}
const typed = [
  ...['ERP', 'https://erp.example.com/hooks', 'Bestellung aufgegeben (order.placed)'],
  'Nachrichten nennen Namen, E-Mail und Anschrift',
]

describe('the list of webhooks', () => {
  test('says how each one is', async () => {
    await open([
      erp,
      { ...erp, id: 'a', label: 'Feed', failingSince: '2026-11-20T10:00:00.000Z' },
      { ...erp, id: 'b', label: 'Lager', isActive: false, offReason: 'FAILING', deliveredAt: null },
      { ...erp, id: 'c', label: 'Kasse', isActive: false },
    ])
    const states = ['ERP', 'Feed', 'Lager', 'Kasse'].map(name => {
      const row = screen.getByRole('row', { name: new RegExp(name) })
      return within(row).getAllByRole('cell').at(-1)?.textContent
    })
    expect(states).toEqual(['eingeschaltet', 'nimmt nichts an', 'abgeschaltet', 'ausgeschaltet'])
    expect(within(screen.getByRole('row', { name: /Lager/ })).getByText('noch nie')).toBeTruthy()
  })

  test('is without any way to set one up for those who may only read', async () => {
    await open([erp], {}, true)
    expect(screen.queryByRole('button', { name: 'Webhook einrichten' })).toBeNull()
    expect(screen.getByRole('link', { name: 'gesendete Nachrichten' })).toBeTruthy()
  })
})

describe('setting one up', () => {
  test('sends what was entered and shows the secret, once', async () => {
    const page = await open([], { useCreateWebhookMutation: made })
    const { submit } = await fill(page)
    await submit()
    expect(sent(page.environment.asked, 'useCreateWebhookMutation')).toEqual([input])
    const dialog = await screen.findByRole('dialog', { name: 'Webhook eingerichtet' })
    expect(within(dialog).getByRole('textbox', { name: 'Geheimnis' })).toHaveProperty('value', SECRET)
    await page.user.keyboard('{Escape}')
    await page.user.click(within(dialog).getByRole('button', { name: 'fertig' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.documentElement.innerHTML).not.toContain(SECRET)
    expect(page.navigations).toEqual(['(reload)'])
  })

  test.each(
    failures,
  )('keeps what was entered where that fails (%s), and goes on when pressed again', async (status, title) => {
    let isBroken = true
    const page = await open([], { useCreateWebhookMutation: () => (isBroken ? refusedBy(status) : made) })
    const { dialog, submit, entries } = await fill(page)
    await submit()
    expect(dialog.getByText(title)).toBeTruthy()
    expect(entries()).toEqual(typed)
    expect(page.navigations).toEqual([])
    isBroken = false
    await submit()
    expect(await screen.findByRole('dialog', { name: 'Webhook eingerichtet' })).toBeTruthy()
    expect(sent(page.environment.asked, 'useCreateWebhookMutation')).toEqual([input, input])
  })

  test('puts what is refused beside its field', async () => {
    const errors = [
      ...[
        { code: 'INVALID_INPUT', path: ['url'] },
        { code: 'ROLES_NOT_ALLOWED', path: ['kinds'] },
      ],
    ]
    const refused = { Mutation: () => ({ createWebhookEndpoint: { endpoint: null, secret: null, errors } }) }
    const page = await open([], { useCreateWebhookMutation: refused })
    const { dialog, submit, entries, address } = await fill(page)
    await submit()
    expect(address.getAttribute('aria-invalid')).toBe('true')
    expect(
      dialog.getByText(
        'Bitte geben Sie eine öffentliche Adresse ein, die mit https:// beginnt, ohne Benutzer und Passwort.',
      ),
    ).toBeTruthy()
    expect(dialog.getByText('Einige Ereignisse gehören zu Bereichen, die Sie nicht lesen dürfen.')).toBeTruthy()
    expect(entries()).toEqual(typed)
  })

  test.each([
    'erp.example.com',
    'ftp://erp.example.com/',
    'https://user:pass@erp.example.com/',
    'https://a/#b',
  ])('asks nothing of the server for %s', async url => {
    const page = await open([])
    const { submit, address } = await fill(page, url)
    await submit()
    expect(address.getAttribute('aria-invalid')).toBe('true')
    expect(page.environment.asked.map(({ name }) => name)).not.toContain('useCreateWebhookMutation')
  })

  test('takes the longest that it may hold, and no more', async () => {
    const page = await open([], { useCreateWebhookMutation: made })
    const { submit, label, address } = await fill(page, `https://erp.example.com/${'a'.repeat(600)}`)
    await page.user.clear(label)
    await page.user.click(label)
    await page.user.paste('ä'.repeat(150))
    await submit()
    expect([label, address].map(each => (each as HTMLInputElement).value.length)).toEqual([100, 500])
    expect(sent(page.environment.asked, 'useCreateWebhookMutation')).toEqual([
      { ...input, label: 'ä'.repeat(100), url: `https://erp.example.com/${'a'.repeat(476)}` },
    ])
  })
})
