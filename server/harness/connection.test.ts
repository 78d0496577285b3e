import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { Connection, ConnectionLost, headerOf, readAnswer } from './connection.ts'

const bytes = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))

describe('reading an answer', () => {
  test('with its length', () => {
    const answer = readAnswer(bytes('HTTP/1.1 201 Created\ncontent-length: 5\nX-A: b\n\nhello'))
    expect(
      typeof answer === 'number' ? null : [answer.status, answer.body.toString(), headerOf(answer, 'x-a')],
    ).toEqual([201, 'hello', 'b'])
  })

  test('in chunks', () => {
    const answer = readAnswer(bytes('HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n3\nabc\nA\n0123456789\n0\n\n'))
    expect(typeof answer === 'number' ? null : answer.body.toString()).toBe('abc0123456789')
  })

  test.each([
    ['a part of the head', 'HTTP/1.1 200 OK\nconte', 23],
    ['a part of the body', 'HTTP/1.1 200 OK\ncontent-length: 5\n\nhel', 43],
    ['a part of the chunks', 'HTTP/1.1 200 OK\ntransfer-encoding: chunked\n\n3\nab', 53],
  ])('%s is not enough', (_label, text, needed) => {
    expect(readAnswer(bytes(text))).toBe(needed)
  })
})

describe('a connection', () => {
  const server = createServer((request, response) => {
    if (request.url === '/gone') request.socket.destroy()
    else if (request.url === '/close') response.setHeader('connection', 'close').end('bye')
    else response.write('a'.repeat(100_000), () => response.end('b'))
  })
  afterAll(() => server.close())

  test('is used again and again, opened anew when it was closed, and says when no answer comes', async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const connection = new Connection((server.address() as { port: number }).port)
    const get = (path: string) => connection.request(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    expect((await get('/')).body.length).toBe(100_001)
    expect((await get('/close')).body.toString()).toBe('bye')
    expect((await get('/')).body.at(-1)).toBe('b'.charCodeAt(0))
    await expect(get('/gone')).rejects.toThrow(ConnectionLost)
    expect((await get('/')).status).toBe(200)
    connection.close()
  })
})
