import { describe, expect, test } from 'vitest'
import { settingsWith } from '../../testing/facts.ts'
import { shopSettings } from '../settings/settings.ts'
import { type LinkMailKind, linkMail, type NoticeMailKind, noticeMail } from './mails.ts'

const settings = settingsWith({ shop: { name: 'Halle & <Feld>' } })
const parts = { settings, name: 'Kim <Muster>', email: 'kim@example.com', newEmail: 'neu@example.com' }
const url = 'https://shop.example.com/verify/secret'
const linkKinds: LinkMailKind[] = ['accountVerify', 'passwordReset', 'accountInvitation', 'emailChange']
const noticeKinds: NoticeMailKind[] = ['passwordChanged', 'emailChangeAsked', 'emailChanged', 'emailInUse']

describe.each(['de', 'en'] as const)('mails about accounts (%s)', language => {
  test.each(linkKinds)('%s leads to its link, as HTML and as text', kind => {
    const { html, text, subject } = linkMail(kind, { ...parts, language }, url)
    expect(text.split('\n')).toContain(url)
    expect(html).toContain(`href="${url}"`)
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|\[mail/)
    expect(html).not.toContain('<Feld>')
    expect(html).not.toContain('<Muster>')
  })

  test.each(noticeKinds)('%s tells what happened and who writes', kind => {
    const { html, text, subject } = noticeMail(kind, { ...parts, language })
    expect(text).toContain(shopSettings.of(settings).email)
    expect(html).not.toContain('/verify/')
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|\[mail/)
  })
})

test('how long a link is good stands in the mail', () => {
  const noteOf = (kind: LinkMailKind, language: 'de' | 'en') => linkMail(kind, { ...parts, language }, url).text
  expect(noteOf('accountVerify', 'de')).toContain('24 Stunden gültig')
  expect(noteOf('passwordReset', 'de')).toContain('eine Stunde gültig')
  expect(noteOf('accountInvitation', 'de')).toContain('7 Tage gültig')
  expect(noteOf('emailChange', 'en')).toContain('within an hour')
})

test('nobody is greeted by name whose address is not known', () => {
  const greeting = (name: string | null) => linkMail('accountVerify', { ...parts, language: 'de', name }, url).text
  expect(greeting(null)).toContain('Guten Tag,\n')
  expect(greeting('Kim')).toContain('Guten Tag Kim,\n')
})
