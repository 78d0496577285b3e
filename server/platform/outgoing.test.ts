import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { openPoster, type Poster } from './outgoing.ts'

const open: (Server | Poster)[] = []
afterEach(() => {
  for (const each of open.splice(0)) {
    if ('closeAllConnections' in each) each.closeAllConnections()
    each.close()
  }
})

/** A receiver on this machine; answers with its port. */
async function receiver(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  open.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

function poster(options: Parameters<typeof openPoster>[0]): Poster {
  const made = openPoster(options)
  open.push(made)
  return made
}

const nothing = { status: null, answer: null, retryAfter: null }

describe('what is sent to others', () => {
  test('arrives as it is, and the beginning of the answer comes back', async () => {
    const seen: string[] = []
    const port = await receiver(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      seen.push(`${request.method} ${request.url} ${request.headers['webhook-id']} ${body}`)
      response.end('thanks')
    })
    const { post } = poster({ allowsPrivate: true })
    const answered = await post(`http://127.0.0.1:${port}/a?b=c`, { 'webhook-id': 'm1' }, '{"ä":1}')
    expect(answered).toEqual({ status: 200, error: null, answer: 'thanks', retryAfter: null })
    expect(seen).toEqual(['POST /a?b=c m1 {"ä":1}'])
  })

  test('never goes into a private network, by address or by name', async () => {
    let requests = 0
    const port = await receiver((_request, response) => {
      requests += 1
      response.end()
    })
    const addresses = ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '0']
    const { post } = poster({ allowsPrivate: false })
    for (const address of addresses) {
      expect(await post(`http://${address}:${port}/`, {}, '{}')).toEqual({ ...nothing, error: 'ADDRESS_REFUSED' })
    }
    const names = {
      'private.example': [{ address: '127.0.0.1', family: 4 }],
      'mapped.example': [{ address: '::ffff:127.0.0.1', family: 6 }],
      'both.example': [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
      'empty.example': [],
    }
    const resolving = poster({ allowsPrivate: false, resolve: async name => names[name as keyof typeof names] })
    for (const name of Object.keys(names)) {
      const answered = await resolving.post(`http://${name}:${port}/`, {}, '{}')
      expect([name, answered]).toEqual([name, { ...nothing, error: 'ADDRESS_REFUSED' }])
    }
    expect(requests).toBe(0)
  })

  test('goes to the address that was looked at: a name is asked for once for a connection', async () => {
    const port = await receiver((_request, response) => void response.end())
    const asked: string[] = []
    const { post } = poster({
      allowsPrivate: true,
      resolve: async name => {
        asked.push(name)
        return [{ address: '127.0.0.1', family: 4 }]
      },
    })
    expect((await post(`http://erp.example:${port}/`, {}, '{}')).status).toBe(200)
    expect(asked).toEqual(['erp.example'])
  })

  test('follows no redirect', async () => {
    let inside = 0
    const secret = await receiver((_request, response) => {
      inside += 1
      response.end('secret')
    })
    for (const status of [301, 302, 303, 307, 308]) {
      const port = await receiver((_request, response) => {
        response.writeHead(status, { location: `http://127.0.0.1:${secret}/` }).end('over there')
      })
      const answered = await poster({ allowsPrivate: true }).post(`http://127.0.0.1:${port}/`, {}, '{}')
      expect(answered).toEqual({ status, error: 'REDIRECTED', answer: 'over there', retryAfter: null })
    }
    expect(inside).toBe(0)
  })

  test('waits for nobody who never answers', async () => {
    const port = await receiver(() => {})
    const answered = await poster({ allowsPrivate: true, milliseconds: 50 }).post(`http://127.0.0.1:${port}/`, {}, '{}')
    expect(answered).toEqual({ ...nothing, error: 'TIMEOUT' })
  })

  test('counts the status where the rest of the answer does not come', async () => {
    const port = await receiver((_request, response) => {
      response.writeHead(202)
      response.write('so far')
    })
    const answered = await poster({ allowsPrivate: true, milliseconds: 50 }).post(`http://127.0.0.1:${port}/`, {}, '{}')
    expect(answered).toEqual({ status: 202, error: null, answer: 'so far', retryAfter: null })
  })

  test('reads the beginning of an answer without end', async () => {
    let isGone = false
    const port = await receiver((_request, response) => {
      response.on('close', () => {
        isGone = true
      })
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    })
    const answered = await poster({ allowsPrivate: true }).post(`http://127.0.0.1:${port}/`, {}, '{}')
    expect(answered).toEqual({ status: 200, error: null, answer: 'x'.repeat(1000), retryAfter: null })
    await expect.poll(() => isGone).toBe(true)
  })

  test('keeps of an answer only what can be stored', async () => {
    const port = await receiver((_request, response) => void response.end(Buffer.from([0x61, 0, 0xff, 0x62])))
    const { answer } = await poster({ allowsPrivate: true }).post(`http://127.0.0.1:${port}/`, {}, '{}')
    expect(answer).toBe('a�b')
  })

  test.each([
    [500, undefined, null],
    [429, '120', 120],
    [503, '999999', 86_400],
    [503, 'Fri, 20 Nov 2026 10:00:00 GMT', null],
    [404, '-5', null],
  ])('tells of the status %s and when to come again (%s)', async (status, header, retryAfter) => {
    const port = await receiver((_request, response) => {
      response.writeHead(status, header === undefined ? {} : { 'retry-after': header }).end()
    })
    const answered = await poster({ allowsPrivate: true }).post(`http://127.0.0.1:${port}/`, {}, '{}')
    expect(answered).toEqual({ status, error: 'STATUS', answer: null, retryAfter })
  })

  test('says why there was no answer', async () => {
    const port = await receiver((request, _response) => void request.socket.destroy())
    const { post } = poster({
      allowsPrivate: true,
      resolve: async () => {
        throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
      },
    })
    expect(await post(`http://127.0.0.1:${port}/`, {}, '{}')).toEqual({ ...nothing, error: 'CONNECTION' })
    expect(await post(`https://127.0.0.1:${port}/`, {}, '{}')).toMatchObject({ status: null })
    expect(await post('http://nobody.example/', {}, '{}')).toEqual({ ...nothing, error: 'NAME_UNKNOWN' })
  })
})
