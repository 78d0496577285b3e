import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { cleanHeadersOf, fileNameField, headerText } from './headers.ts'

test.each([
  ['plain; text="a"', 'plain; text="a"'],
  ['€', '%E2%82%AC'],
  ['a\r\nset-cookie: b', 'a%0D%0Aset-cookie: b'],
  ['tab\t, NUL \0, é', 'tab%09, NUL %00, %C3%A9'],
  ['half of a character \ud800', 'half of a character %EF%BF%BD'],
])('%j stands in a header as %s', (text, field) => {
  expect(headerText(text)).toBe(field)
})

test.each([
  ['Größen (neu).pdf', `filename="Gr__en _neu_.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fen%20%28neu%29.pdf`],
  ['a"\r\nb\ud800', `filename="a_b_"; filename*=UTF-8''a_b%EF%BF%BD`],
  ['\u202E../a.pdf', `filename="_a.pdf"; filename*=UTF-8''_a.pdf`],
])('the name %j stands in Content-Disposition so that every client reads one', (name, field) => {
  expect(fileNameField(name)).toBe(field)
})

const app = fastify()
app.addHook('onRequest', (_request, reply, done) => {
  cleanHeadersOf(reply.raw)
  done()
})
app.get<{ Querystring: { to: string; how: string } }>('/', (request, reply) => {
  const { to, how } = request.query
  reply.header('location', to).header('x-list', ['€', to])
  // Streams send their headers by another way than texts.
  return reply.code(302).send(how === 'stream' ? new Blob(['body']).stream() : 'body')
})

const origin = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

test.each([
  ['/cart', '/cart'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['/€\r\nset-cookie: a', '/%E2%82%AC%0D%0Aset-cookie: a'],
  ['https://pay.example/a?b=//c', 'https://pay.example/a?b=//c'],
])('an answer that leads to %j is sent with %s, whatever its body', async (to, location) => {
  for (const how of ['text', 'stream']) {
    const answer = await fetch(`${origin}/?${new URLSearchParams({ to, how })}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location'), answer.headers.get('x-list')]).toEqual([
      ...[302, location, `%E2%82%AC, ${headerText(to)}`],
    ])
    expect(await answer.text()).toBe('body')
    const injected = await app.inject({ url: '/', query: { to, how } })
    expect(injected.headers.location).toBe(location)
  }
})
