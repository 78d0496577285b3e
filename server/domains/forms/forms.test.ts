import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { NotAllowed, NotFound } from '../../kit/refusals.ts'
import { guestViewer } from '../../kit/viewer.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../testing/builders.ts'
import { newMailbox, refusalsOf } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { fieldOf, formWith, sendWithWork, sent } from '../../testing/forms.ts'
import { mailsTo, workOff } from '../../testing/mailbox.ts'
import { createEntry, updateEntry } from '../content/operations/entries.ts'
import { publishEntry, withdrawEntry } from '../content/operations/publishing.ts'
import { takeLock } from '../locks/operations.ts'
import { deleteAnswers, markAnswersRead, purgeAnswers } from './operations/answers.ts'
import { createForm, deleteForms, updateForm } from './operations/forms.ts'
import { sendForm } from './operations/sending.ts'
import { browseAnswers, countAnswerTabs, pagesOfForms } from './queries.ts'
import { formAnswers, forms } from './tables.ts'

const database = await testDatabase()
const reader = database.drizzle
const guest = contextFor(database)
let admin: OperationContext
let member: OperationContext

beforeAll(async () => {
  admin = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  member = contextFor(database, { viewer: await insertViewer(database, ['user', 'member']) })
})

const page = { offset: 0, limit: 50 }
const answersTo = (formId: string) => browseAnswers(reader, admin.viewer, { formId }, page)
const letter = [fieldOf('name', 'text', { isRequired: true }), fieldOf('email', 'email')]

describe('a form', () => {
  test('is made, changed as it was seen, and deleted with its answers by administrators alone', async () => {
    const form = await formWith(admin, letter)
    await expect(formWith(member, letter)).rejects.toBeInstanceOf(NotAllowed)
    const change = { formId: form.id, revision: 1, changes: { name: 'Neu' } }
    expect(await updateForm(admin, change)).toMatchObject({ name: 'Neu', revision: 2, fields: form.fields })
    expect(await refusalsOf(updateForm(admin, change))).toMatchObject([{ code: 'STALE_REVISION' }])
    await sendWithWork(guest, sent(form.id, { name: 'Kim' }))
    expect(await deleteForms(admin, { formIds: [form.id, newId()] })).toEqual([form.id])
    expect(await reader.$count(formAnswers, sql`form_id = ${form.id}`)).toBe(0)
  })

  test('one alone is the contact form, whoever chooses at once', async () => {
    const made = await Promise.all(['a', 'b', 'c'].map(name => createForm(admin, { name, isContact: true })))
    expect(made).toHaveLength(3)
    expect(await reader.$count(forms, sql`is_contact`)).toBe(1)
    await sendWithWork(guest, sent(null, { name: 'Kim', email: newMailbox(), message: 'Guten Tag zusammen' }))
    const [contact] = await reader.select().from(forms).where(sql`is_contact`)
    expect(await answersTo(contact!.id)).toHaveLength(1)
  })
})

describe('a form that is in use', () => {
  const shownOn = async (formId: string, name: string) => {
    const block = { id: 'formblock1', type: 'form', props: { form: formId }, attrs: {} }
    const changes = { title: { de: name, en: name }, document: { blocks: [block] } }
    return createEntry(admin, { kind: 'page', changes })
  }

  test('stays while a page shows it, and where is said; taken out of all pages it can be deleted', async () => {
    const form = await formWith(admin, letter)
    const entry = await shownOn(form.id, 'Kontakt')
    expect(await refusalsOf(deleteForms(admin, { formIds: [newId(), form.id] }))).toMatchObject([
      { code: 'FORM_IN_USE', path: ['formIds', '1'], details: { names: ['Kontakt'], count: 1 } },
    ])
    expect(await pagesOfForms(reader, [form.id], TEST_NOW)).toEqual(
      new Map([[form.id, [expect.objectContaining({ id: entry.id, name: 'Kontakt' })]]]),
    )
    // What visitors still see counts as well as what is worked at.
    await publishEntry(admin, { entryId: entry.id, version: null, languages: ['de'], startsAt: null, endsAt: null })
    await updateEntry(admin, { entryId: entry.id, version: null, changes: { document: { blocks: [] } } })
    expect(await refusalsOf(deleteForms(admin, { formIds: [form.id] }))).toMatchObject([{ code: 'FORM_IN_USE' }])
    await withdrawEntry(admin, { entryId: entry.id, languages: ['de'] })
    expect(await deleteForms(admin, { formIds: [form.id] })).toEqual([form.id])
  })

  test('is changed by one at a time: who holds it is named, whoever else saves or deletes is refused', async () => {
    const form = await formWith(admin, letter)
    const viewer = await insertViewer(database, ['user', 'admin'])
    const ada = { ...contextFor(database, { viewer }), tab: 'one' }
    await takeLock(ada, { kind: 'form', id: form.id, isForced: false })
    const change = { formId: form.id, revision: 1, changes: { name: 'Neu' } }
    expect(await refusalsOf(updateForm(admin, change))).toMatchObject([{ code: 'FORM_LOCKED', path: ['formId'] }])
    expect(await refusalsOf(deleteForms(admin, { formIds: [form.id] }))).toMatchObject([{ code: 'FORM_LOCKED' }])
    expect(await updateForm(ada, change)).toMatchObject({ name: 'Neu', revision: 2 })
  })
})

describe('what a visitor sends', () => {
  test('is told to the shop on a busy day, too, while nobody else is written to without end', async () => {
    const [shop, kim] = [newMailbox(), newMailbox()]
    const form = await formWith(admin, letter, { recipients: [shop], confirms: true })
    const visitor = contextFor(database)
    for (let letters = 0; letters < 12; letters += 1)
      await sendWithWork(visitor, sent(form.id, { name: `Kim ${letters}`, email: kim }))
    expect((await answersTo(form.id)).length).toBe(12)
    expect([(await mailsTo(database, shop)).length, (await mailsTo(database, kim)).length]).toEqual([12, 10])
  })

  test('is kept as it was asked, told to the recipients and confirmed to the sender', async () => {
    const [shop, kim] = [newMailbox(), newMailbox()]
    const form = await formWith(admin, [...letter, fieldOf('ok', 'consent', { isRequired: true })], {
      recipients: [shop],
      confirms: true,
      keptDays: 30,
    })
    const english = contextFor(database, { language: 'en' })
    expect(await sendWithWork(english, sent(form.id, { name: 'Kim <b>', email: kim, ok: 'true' }))).toEqual(TEST_NOW)
    const [answer] = await answersTo(form.id)
    expect(answer).toMatchObject({
      email: kim,
      language: 'en',
      readAt: null,
      deleteAfter: new Date(TEST_NOW.getTime() + 30 * 86_400_000),
      answers: [
        { key: 'name', kind: 'text', label: 'name (en)', values: ['Kim <b>'] },
        { key: 'email', kind: 'email', label: 'email (en)', values: [kim] },
        { key: 'ok', kind: 'consent', label: 'ok (en)', values: ['true'] },
      ],
    })
    await workOff(database)
    const [note] = await mailsTo(database, shop)
    expect(note!.subject).toBe('Neue Nachricht: Anfrage')
    // What a stranger wrote is read behind signing in.
    expect(note!.text).not.toContain('Kim')
    expect(note!.text).toContain(`/admincenter/messages/${answer!.id}`)
    const [confirmation] = await mailsTo(database, kim)
    expect(confirmation!.text).toContain('Kim <b>')
    expect(confirmation!.html).not.toContain('<b>')
  })

  test('all that is wrong is refused before work is asked for, and nothing is kept', async () => {
    const form = await formWith(admin, letter)
    const wrong = await refusalsOf(sendForm(guest, sent(form.id, { email: 'x' })))
    expect(wrong.map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['ANSWER_MISSING', 'answers.name'],
      ['EMAIL_INVALID', 'answers.email'],
    ])
    const [asked] = await refusalsOf(sendForm(guest, sent(form.id, { name: 'Kim' })))
    expect(asked).toMatchObject({ code: 'PROOF_OF_WORK_REQUIRED', path: ['proof'], details: { difficulty: 15 } })
    expect(await answersTo(form.id)).toEqual([])
  })

  test('work for one form does for no other, and each counts once', async () => {
    const [one, other] = await Promise.all([formWith(admin, letter), formWith(admin, letter)])
    const { challenge } = (await refusalsOf(sendForm(guest, sent(one.id, { name: 'K' }))))[0]!.details as {
      challenge: string
    }
    const { provedWork } = await import('../accounts/authentication/rules/proofOfWork.ts')
    const proof = { challenge, answer: provedWork(challenge, 15) }
    const send = (formId: string) => sendForm(guest, { ...sent(formId, { name: 'K' }), proof })
    expect(await refusalsOf(send(other.id))).toMatchObject([{ code: 'PROOF_OF_WORK_REQUIRED' }])
    const rivals = await Promise.allSettled([send(one.id), send(one.id), send(one.id)])
    expect(rivals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await answersTo(one.id)).toHaveLength(1)
  })

  test('the same again, because no answer came, is one answer and one mail', async () => {
    const kim = newMailbox()
    const form = await formWith(admin, letter, { confirms: true })
    const input = sent(form.id, { name: 'Kim', email: kim })
    const [first, second] = [await sendWithWork(guest, input), await sendForm(guest, input)]
    expect(second).toEqual(first)
    expect(await answersTo(form.id)).toHaveLength(1)
    await workOff(database)
    expect(await mailsTo(database, kim)).toHaveLength(1)
  })

  test('a program that fills in what nobody sees is thanked, and nothing is kept', async () => {
    const form = await formWith(admin, letter)
    expect(await sendForm(guest, { ...sent(form.id, { name: 'x' }), website: 'http://spam.example' })).toEqual(TEST_NOW)
    expect(await answersTo(form.id)).toEqual([])
  })

  test('there is no such form: the same is said of one that was deleted', async () => {
    const form = await formWith(admin, letter)
    await deleteForms(admin, { formIds: [form.id] })
    for (const id of [form.id, newId(), 'x'])
      await expect(sendForm(guest, sent(id, { name: 'Kim' }))).rejects.toBeInstanceOf(NotFound)
  })
})

describe('answers', () => {
  test('are found by their words, marked and deleted by administrators alone', async () => {
    const form = await formWith(admin, letter)
    for (const name of ['Kim Nordwald', 'Alex']) await sendWithWork(guest, sent(form.id, { name }))
    const found = await browseAnswers(reader, admin.viewer, { formId: form.id, search: 'nordw kim' }, page)
    expect(found).toHaveLength(1)
    const ids = [found[0]!.id]
    await expect(markAnswersRead(member, { answerIds: ids, isRead: true })).rejects.toBeInstanceOf(NotAllowed)
    await markAnswersRead(admin, { answerIds: ids, isRead: true })
    expect(await countAnswerTabs(reader, admin.viewer, { formId: form.id })).toEqual({ unread: 1, read: 1, all: 2 })
    expect(await browseAnswers(reader, guestViewer(), { formId: form.id }, page)).toEqual([])
    expect(await deleteAnswers(admin, { answerIds: ids })).toEqual(ids)
    expect(await answersTo(form.id)).toHaveLength(1)
  })

  test('go when they have been kept as long as their form says', async () => {
    const [days, always] = [
      await formWith(admin, letter, { keptDays: 1 }),
      await formWith(admin, letter, { keptDays: 0 }),
    ]
    for (const { id } of [days, always]) await sendWithWork(guest, sent(id, { name: 'Kim' }))
    const day = 86_400_000
    await purgeAnswers(database, new Date(TEST_NOW.getTime() + day))
    expect(await answersTo(days.id)).toHaveLength(1)
    await purgeAnswers(database, new Date(TEST_NOW.getTime() + day + 1))
    expect(await answersTo(days.id)).toEqual([])
    expect(await answersTo(always.id)).toHaveLength(1)
  })
})
