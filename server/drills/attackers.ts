import { createConnection, type Socket } from 'node:net'

/** What the attackers achieved so far. */
export interface FloodReport {
  /** Connections that stand at the moment. */
  readonly open: number
  /** Connections that were made in all; whoever is thrown out comes again. */
  readonly connections: number
  /** Requests that were told off: 4xx. */
  readonly refused: number
  /** Answers that are no refusal. */
  readonly failures: number
}

const port = Number(process.argv[2])
let isOver = false
let open = 0
let connections = 0
let refused = 0
let failures = 0

/** After being thrown out, and between the bytes of slow senders. */
const PAUSE_MILLISECONDS = 1_000
const DRIP_MILLISECONDS = 1_000

const head = (lines: readonly string[]): string => ['POST /graphql HTTP/1.1', 'host: localhost', ...lines].join('\r\n')
/** Bytes that are made once: what attacks must be quicker than what is attacked. */
const json = (body: string): Buffer =>
  Buffer.from(`${head(['content-type: application/json', `content-length: ${body.length}`])}\r\n\r\n${body}`)

const deep = json(
  JSON.stringify({ query: `{ productGroups { ${'children { '.repeat(40)} title ${'} '.repeat(40)} } }` }),
)
const wide = json(
  JSON.stringify({
    query: `{ ${Array.from({ length: 200 }, (_, i) => `p${i}: newProducts(first: 100) { edges { node { title variants { sku } } } }`).join(' ')} }`,
  }),
)
const hugeText = `{"query":"{ shop { name } }","variables":{"x":"${'x'.repeat(1_500_000)}"}}`
const huge = json(hugeText)
const hugeUntold = Buffer.from(
  `${head(['content-type: application/json', 'transfer-encoding: chunked'])}\r\n\r\n${hugeText.length.toString(16)}\r\n${hugeText}`,
)

/** Each kind of attacker, and what it does with a new connection; an answer is a reason to go on. */
const kinds: readonly {
  readonly count: number
  readonly act: (socket: Socket) => void
  readonly repeatMilliseconds?: number
}[] = [
  // Nothing at all.
  { count: 800, act: () => {} },
  // A header that never ends.
  {
    count: 600,
    act: socket => {
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
      drip(socket)
    },
  },
  // A body that never ends.
  {
    count: 500,
    act: socket => {
      socket.write(`${head(['content-type: application/json', 'content-length: 100000'])}\r\n\r\n{`)
      drip(socket)
    },
  },
  // Huge bodies, once with their length told and once without.
  { count: 25, act: socket => socket.write(huge), repeatMilliseconds: 2_000 },
  { count: 25, act: socket => socket.write(hugeUntold), repeatMilliseconds: 2_000 },
  // Questions that would take forever.
  { count: 25, act: socket => socket.write(deep), repeatMilliseconds: 500 },
  { count: 25, act: socket => socket.write(wide), repeatMilliseconds: 500 },
]

function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), DRIP_MILLISECONDS)
  socket.once('close', () => clearInterval(timer))
}

function attack(act: (socket: Socket) => void, repeatMilliseconds: number | undefined): void {
  if (isOver) return
  const socket = createConnection({ port, host: '127.0.0.1' })
  connections += 1
  let isOpen = false
  socket.once('connect', () => {
    isOpen = true
    open += 1
    act(socket)
  })
  const repeating = repeatMilliseconds === undefined ? null : setInterval(() => act(socket), repeatMilliseconds)
  socket.on('data', chunk => {
    for (const [, status = ''] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      if (status.startsWith('4') || chunk.includes('"errors"')) refused += 1
      else failures += 1
    }
  })
  // Being thrown out is what it is for.
  socket.on('error', () => {})
  socket.once('close', () => {
    if (repeating !== null) clearInterval(repeating)
    if (isOpen) open -= 1
    setTimeout(() => attack(act, repeatMilliseconds), PAUSE_MILLISECONDS * (0.5 + Math.random()))
  })
}

process.on('message', message => {
  if (message === 'report') process.send?.({ open, connections, refused, failures } satisfies FloodReport)
})
process.once('SIGTERM', () => {
  isOver = true
  process.exit(0)
})
process.once('disconnect', () => process.exit(0))
for (const { count, act, repeatMilliseconds } of kinds) {
  for (let i = 0; i < count; i += 1) setTimeout(() => attack(act, repeatMilliseconds), Math.random() * 2_000)
}
setTimeout(() => process.send?.('all are there'), 3_000)
