import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import type { UploadedFile } from './builder.ts'
import { answerFailure } from './errorReplies.ts'
import { isForm, passForm, readForm } from './forms.ts'

type Operation = { variables: { file: { promise: Promise<UploadedFile> } | null } }

/** Reads forms, and the file in them unless the address says otherwise; answers with the file's bytes. */
const app = fastify()
app.setErrorHandler<Error>(answerFailure)
app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
app.post<{ Querystring: { unread?: string } }>('/', async (request, reply) => {
  const { variables } = (await readForm(request, reply)) as Operation
  let bytes = 0
  if (request.query.unread === undefined && variables.file) {
    const file = await variables.file.promise
    for await (const chunk of file.createReadStream()) bytes += Buffer.byteLength(chunk)
  }
  passForm(request)
  return { isForm: isForm(request), bytes }
})
const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

const part = (headers: string, content: string) => `--X\r\n${headers}\r\n\r\n${content}\r\n`
const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value)
const operation =
  field('operations', '{"query":"mutation","variables":{"file":null}}') + field('map', '{"0":["variables.file"]}')
const fileHeaders = 'Content-Disposition: form-data; name="0"; filename="a.png"\r\nContent-Type: image/png'
const end = '--X--\r\n'

/** Sends a form as it is given and closes its side; what is answered. */
async function answerTo(form: string, path = '/'): Promise<{ status: number; body: Record<string, unknown> }> {
  const socket = connect(Number(origin.port), origin.hostname)
  let text = ''
  socket.on('data', chunk => {
    text += String(chunk)
  })
  socket.end(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=X\r\nContent-Length: ${Buffer.byteLength(form)}\r\n\r\n${form}`,
  )
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) as Record<string, unknown> }
}

test('a file arrives whole', async () => {
  const answer = await answerTo(operation + part(fileHeaders, 'a'.repeat(200_000)) + end)
  expect(answer).toEqual({ status: 200, body: { isForm: true, bytes: 200_000 } })
})

describe('a broken form is its sender’s mistake and ends nothing', () => {
  const broken: [string, string][] = [
    ['breaks off within a file', operation + part(fileHeaders, 'a'.repeat(200_000))],
    ['breaks off within the file’s headers', `${operation}--X\r\nContent-Disposition: form-data; na`],
    [
      'has headers that are none',
      operation + part('Content-Disposition: form-data; name="0"; filename="\0"', 'a') + end,
    ],
    ['lacks the file that it names', operation + end],
  ]

  test.each(broken)('%s, and the file is read', async (_label, form) => {
    const { status, body } = await answerTo(form)
    expect([status, body.code]).toEqual([400, 'C400'])
  })

  test.each(broken)('%s, and nobody reads the file', async (_label, form) => {
    expect((await answerTo(form, '/?unread')).status).toBeLessThan(500)
  })

  test('and the next one is answered', async () => {
    expect((await answerTo(operation + part(fileHeaders, 'a') + end)).status).toBe(200)
  })
})
