import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { removeUnusedBytes } from '../../../platform/bytes.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { fieldOf, formWith, provenFor } from '../../../testing/forms.ts'
import { waitingJobs } from '../../../testing/mailbox.ts'
import { testSite } from '../../../testing/site.ts'
import { unzipped } from '../../../testing/zip.ts'
import { archiveOf } from '../../privacy/dataExport/archive.ts'
import { attachmentsOf } from '../../privacy/dataExport/gathering.ts'
import { formsPersonalData } from '../personalData.ts'
import { browseAnswers, type FormFile, filesOfAnswers } from '../queries.ts'
import { mostSentBytes } from '../rules/files.ts'
import { deleteAnswers } from './answers.ts'
import { sendForm } from './sending.ts'

const database = await testDatabase()
const site = await testSite(database)
const reader = database.drizzle
const admin = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
const guest = contextFor(database)
const staff = await site.clientAs(['member'])
const visitor = site.client()

type Part = readonly [name: string, content: Buffer | string]
const mutation = `mutation ($input: SendFormInput!) { sendForm(input: $input) { receivedAt errors { code path } } }`
type Answer = { sendForm: { receivedAt: string | null; errors: { code: string; path: string[] }[] } }

/** Sends a form with files under one question, as a browser does. */
async function send<Input extends { readonly formId: string }>(
  input: Input,
  parts: readonly Part[],
): Promise<Answer['sendForm']> {
  const piece = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--X\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const map = Object.fromEntries(parts.map((_, at) => [at, [`variables.input.answers.0.files.${at}`]]))
  const body = Buffer.concat([
    piece(
      'name="operations"',
      JSON.stringify({ query: mutation, variables: { input: { ...input, formId: globalId('Form', input.formId) } } }),
    ),
    piece('name="map"', JSON.stringify(map)),
    ...parts.map(([name, content], at) => piece(`name="${at}"; filename="${name}"`, content)),
    Buffer.from('--X--\r\n'),
  ])
  const headers = { 'content-type': 'multipart/form-data; boundary=X' }
  const answer = await site.app.inject({ method: 'POST', url: '/graphql', headers, payload: body })
  return answer.json<{ data: Answer }>().data.sendForm
}

const picture = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#1f6f50' } })
    .png()
    .toBuffer()

const asksFiles = (more: object = {}) => formWith(admin, [fieldOf('bild', 'file', { highest: 2, ...more })])
/** What is sent to a form, with the work that it asks for. */
const inputFor = async (formId: string, names: readonly string[]) => {
  const answers = [{ key: 'bild', values: names, files: names.map(() => null) }]
  return { formId, key: `key-${newId()}`, answers, proof: await provenFor(guest, formId, { bild: names }) }
}
const sentTo = async (formId: string) => {
  const [answer] = await browseAnswers(reader, admin.viewer, { formId }, { offset: 0, limit: 5 })
  const files = answer ? ((await filesOfAnswers(reader, admin.viewer, [answer.id])).get(answer.id) ?? []) : []
  return { answer, files }
}
const addressOf = ({ answerId, id }: FormFile) => `/api/v0/message/${answerId}/file/${id}`
const arriving = async () => {
  const folder = join(site.config.dataDir, 'uploads')
  return (await readdir(folder).catch(() => [])).length
}

describe('files that visitors send', () => {
  test('are kept with their message, for those who read messages, and are always saved', async () => {
    const form = await asksFiles()
    const content = await picture()
    const input = await inputFor(form.id, ['wappen.png', 'liste.csv'])
    const done = await send(input, [
      ['wappen.png', content],
      ['liste.csv', 'a;b'],
    ])
    expect(done.errors).toEqual([])
    const { answer, files } = await sentTo(form.id)
    expect(answer!.answers[0]).toMatchObject({ kind: 'file', values: ['wappen.png', 'liste.csv'] })
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ['wappen.png', content.byteLength],
      ['liste.csv', 3],
    ])
    const got = await staff.request('GET', addressOf(files[1]!))
    expect([got.status, got.text]).toEqual([200, 'a;b'])
    expect(got.headers['content-disposition']).toMatch(/^attachment;/)
    expect(got.headers['content-type']).toBe('application/octet-stream')
    expect((await visitor.request('GET', addressOf(files[1]!))).status).toBe(401)
    expect((await staff.request('GET', addressOf({ ...files[1]!, answerId: newId() }))).status).toBe(404)
    // Sent again because no answer came, it is the same message.
    expect(
      (
        await send(input, [
          ['wappen.png', content],
          ['liste.csv', 'a;b'],
        ])
      ).receivedAt,
    ).toBe(done.receivedAt)
    expect(await arriving()).toBe(0)
  })

  test('are asked for the work first, and nothing of them is kept before', async () => {
    const form = await asksFiles()
    const input = await inputFor(form.id, ['wappen.png'])
    const refused = await send({ ...input, proof: null }, [['wappen.png', await picture()]])
    expect(refused.errors).toEqual([{ code: 'PROOF_OF_WORK_REQUIRED', path: ['proof'] }])
    expect(await sentTo(form.id)).toEqual({ answer: undefined, files: [] })
    expect(await arriving()).toBe(0)
  })

  test.each([
    ['a page in the clothes of a picture', 'bild.png', '<script>alert(1)</script>', 'FILE_TYPE_INVALID'],
    ['nothing at all', 'leer.txt', '', 'FILE_BROKEN'],
    ['more than there may be', 'lang.txt', 'x'.repeat(mostSentBytes + 1), 'FILE_TOO_LARGE'],
  ])('%s is refused at its question, and the whole message stays out', async (_what, name, content, code) => {
    const form = await asksFiles()
    const done = await send(await inputFor(form.id, [name]), [[name, content]])
    expect(done.errors).toEqual([{ code, path: ['answers', 'bild'] }])
    expect((await sentTo(form.id)).answer).toBeUndefined()
    expect(await arriving()).toBe(0)
  })

  test.each([
    ['a program', ['a.exe'], 'FILE_TYPE_INVALID'],
    ['a drawing, which may hold scripts', ['a.svg'], 'FILE_TYPE_INVALID'],
    ['too many', ['a.png', 'b.png', 'c.png'], 'ANSWER_INVALID'],
  ])('%s is refused by its name, before anything is sent', async (_what, values, code) => {
    const form = await asksFiles()
    const input = { formId: form.id, key: `key-${newId()}`, answers: [{ key: 'bild', values }] }
    const refused = await refusalsOf(sendForm(guest, { ...input, website: null, proof: null, publicUrl: 'https://x' }))
    expect(refused.map(each => [each.code, each.path.join('.')])).toEqual([[code, 'answers.bild']])
  })

  test('that are named but do not come are missing', async () => {
    const form = await asksFiles()
    const input = await inputFor(form.id, ['wappen.png'])
    const answers = [{ key: 'bild', values: ['wappen.png'] }]
    const refused = await refusalsOf(sendForm(guest, { ...input, answers, website: null, publicUrl: 'https://x' }))
    expect(refused.map(({ code }) => code)).toEqual(['ANSWER_MISSING'])
  })

  test('go with their message, and so do their bytes', async () => {
    const form = await asksFiles()
    await send(await inputFor(form.id, ['liste.csv']), [['liste.csv', `mine ${newId()}`]])
    const { answer, files } = await sentTo(form.id)
    await deleteAnswers(admin, { answerIds: [answer!.id] })
    expect((await staff.request('GET', addressOf(files[0]!))).status).toBe(404)
    const released = (await waitingJobs(database)).filter(({ task }) => task === 'release_bytes')
    expect(JSON.stringify(released)).toContain(files[0]!.sha256)
    expect(await removeUnusedBytes({ database, storage: site.storage }, [files[0]!.sha256], 0)).toHaveLength(1)
  })

  test('are part of what a person gets of their data', async () => {
    const { accountId } = await insertViewer(database, ['user'])
    const form = await asksFiles()
    await send(await inputFor(form.id, ['liste.csv']), [['liste.csv', 'a;b']])
    const { answer, files } = await sentTo(form.id)
    await database.pool.query('update form_answers set account_id = $1 where id = $2', [accountId, answer!.id])
    const attachments = await attachmentsOf(database, [formsPersonalData], accountId!)
    const name = `messages/${answer!.id}/bild-0-liste.csv`
    expect(attachments).toEqual([{ name, sha256: files[0]!.sha256 }])
    const copy = (some: typeof attachments) =>
      buffer(archiveOf([], [], TEST_NOW, { attachments: some, storage: site.storage }))
    expect(unzipped(await copy(attachments))[name]).toBe('a;b')
    // One that cannot be read ends the copy, which is then made again, and not the process.
    await expect(copy([{ name, sha256: 'e'.repeat(64) }])).rejects.toThrow(`${name} is gone`)
  })
})
