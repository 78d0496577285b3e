import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the stand-in answers about an id: `valid`, `invalid`, one of the register's own errors, no JSON, a
 *  redirection, or nothing at all. */
export type ViesBehaviour = 'valid' | 'invalid' | 'silent' | 'broken' | 'elsewhere' | `error ${string}`

/** A stand-in for the register of VAT ids, which speaks as VIES does. `asked` are the bodies that it was sent. */
export type StandInVies = {
  readonly url: string
  readonly asked: readonly Record<string, string>[]
  behave(behaviour: ViesBehaviour): void
  close(): Promise<void>
}

/** Listens on a free port of this machine. Errors come as VIES sends them: with status 200. */
export async function startVies(): Promise<StandInVies> {
  const asked: Record<string, string>[] = []
  let behaviour: ViesBehaviour = 'valid'
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', piece => {
      text += piece
    })
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== '/check-vat-number') return response.writeHead(404).end('{}')
      const question = JSON.parse(text) as Record<string, string>
      asked.push(question)
      if (behaviour === 'silent') return undefined
      if (behaviour === 'elsewhere') return response.writeHead(307, { location: '/check-vat-number' }).end()
      response.setHeader('content-type', 'application/json')
      if (behaviour === 'broken') return response.end('<html>')
      if (behaviour.startsWith('error ')) {
        return response.end(
          JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: behaviour.slice('error '.length) }] }),
        )
      }
      return response.end(
        JSON.stringify({
          countryCode: question.countryCode,
          vatNumber: question.vatNumber,
          requestDate: '2026-11-20T10:00:00.000Z',
          valid: behaviour === 'valid',
          requestIdentifier: question.requesterNumber ? `WAPIAAAA${asked.length}` : '',
          ...{ name: '---', address: '---', traderName: '---', traderStreet: '---', traderPostalCode: '---' },
          ...{ traderCity: '---', traderCompanyType: '---', traderNameMatch: 'NOT_PROCESSED' },
        }),
      )
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    behave(next) {
      behaviour = next
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
