import { buildApp } from '../app.ts'
import { newId } from '../kit/ids.ts'
import { listen } from '../platform/listen.ts'
import { openLog } from '../platform/log.ts'

/**
 * A process with the product's HTTP server and nothing behind it: `/baseline` answers a constant of as many bytes as asked
 * for. It is what the rest is compared with. Takes the port and the number of bytes.
 */
const [port = '0', bytes = '0'] = process.argv.slice(2)
const constant = Buffer.from(JSON.stringify({ data: 'x'.repeat(Math.max(0, Number(bytes) - 11)) }))
const noDatabase = { pool: { query: () => Promise.reject(new Error('there is no database')) } }
const app = await buildApp({
  config: { publicUrl: `http://localhost:${port}`, trustProxy: null },
  log: openLog('info'),
  database: noDatabase as never,
  newId,
  doors: [
    scope => {
      scope.get('/baseline', (_request, reply) =>
        reply
          .header('content-type', 'application/json; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(constant),
      )
    },
  ],
  pages: null,
  clientFolder: null,
})
await listen(app, { host: '127.0.0.1', port: Number(port) })
process.once('SIGTERM', () => void app.close())
