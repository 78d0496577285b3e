import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import mailSettingsPageQuery from '../../../__generated__/MailSettingsPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import type { Answers } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { asStaff, sent } from '../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'settings/mail',
  layout: 'admin',
  page: () => import('./MailSettingsPage.tsx'),
  query: mailSettingsPageQuery,
  isPersonal: true,
}
const uuid = '0199f3a0-0000-7000-8000-000000000001'
const mailbox = {
  ...{ uuid, name: 'Bestellungen', senderName: null, senderAddress: 'shop@fcnord.at', replyTo: null },
  ...{ host: 'smtp.fcnord.at', port: 465, tls: 'tls', user: 'shop', signature: { de: '', en: null } },
  ...{ perHour: null, perDay: null },
}
const section = (mailboxes: readonly object[]) => ({
  ...{ key: 'mail', version: 3, secretsSet: mailboxes.length > 0 ? [`password.${uuid}`] : [], viewerCanEdit: true },
  values: {
    ...{ senderName: null, senderAddress: null, mailboxes },
    ...{
      defaultMailbox: mailboxes.length > 0 ? uuid : null,
      orderMailbox: null,
      accountMailbox: null,
      staffMailbox: null,
    },
  },
})
const staff = asStaff(['SETTINGS'])
const open = (mailboxes: readonly object[], answers: Answers = {}) =>
  renderPage(route, {
    address: '/admincenter/settings/mail',
    around: staff.around,
    answers: {
      ...staff.answers,
      MailSettingsPageQuery: { Query: () => ({ settingsSection: section(mailboxes) }) },
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      useUpdateSectionMutation: { Mutation: () => ({ updateSettings: { errors: [], section: section([]) } }) },
      ...answers,
    },
  })
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'speichern' })
const saves = (asked: Parameters<typeof sent>[0]) => sent(asked, 'useUpdateSectionMutation')

describe('mailboxes', () => {
  test('are set up with a password that is sent beside them', async () => {
    const { user, environment } = await open([])
    await user.click(screen.getByRole('button', { name: 'Postfach hinzufügen' }))
    await user.click(save())
    expect(saves(environment.asked)).toEqual([])
    await user.type(field(/^Bezeichnung/), 'Post')
    await user.type(screen.getAllByRole('textbox', { name: /^Absenderadresse/ })[1]!, 'post@fcnord.at')
    await user.type(field(/^Mailserver/), 'smtp.fcnord.at')
    await user.type(field(/^Benutzer/), 'post')
    await user.type(screen.getByLabelText(/^Passwort/), 'geheim')
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    const [{ changes }] = saves(environment.asked) as [
      { changes: Record<string, never> & { mailboxes: { uuid: string }[] } },
    ]
    const [made] = changes.mailboxes
    expect(made).toMatchObject({
      name: 'Post',
      senderAddress: 'post@fcnord.at',
      host: 'smtp.fcnord.at',
      port: 465,
      user: 'post',
    })
    expect(made).not.toHaveProperty('password')
    expect(changes[`password.${made!.uuid}`]).toBe('geheim')
  })

  test('that go are chosen no more', async () => {
    const { user, environment } = await open([mailbox])
    await user.click(screen.getByRole('button', { name: /^entfernen/ }))
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    expect(saves(environment.asked)).toMatchObject([{ changes: { mailboxes: [], defaultMailbox: null } }])
  })

  test.each([
    ['SENT', '250 Ok', /Angenommen: die E-Mail an kim@example.com ist unterwegs/],
    ['LOGIN', '535 no', 'Benutzer oder Passwort stimmen nicht.'],
    ['DNS', null, 'Diesen Mailserver gibt es nicht. Prüfen Sie seinen Namen.'],
  ])('are tried, and the dialog says what came of it: %s', async (outcome, answer, said) => {
    const test = { outcome, answer, to: 'kim@example.com', milliseconds: 12 }
    const { user, environment } = await open([mailbox], {
      useTestMailboxMutation: { Mutation: () => ({ testMailbox: { errors: [], test } }) },
    })
    await user.click(screen.getByRole('button', { name: 'Postfach testen' }))
    await user.click(screen.getByRole('button', { name: 'Test senden' }))
    expect(await screen.findByText(said)).toBeTruthy()
    if (answer) expect(screen.getByText(answer)).toBeTruthy()
    expect(sent(environment.asked, 'useTestMailboxMutation')).toEqual([{ mailbox: uuid, to: 'kim@example.com' }])
  })
})
