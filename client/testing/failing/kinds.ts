import type { MessageId } from '../../intl/messageIds.ts'

/** What the server, or what is between, may give instead of an answer. */
export interface Kind {
  readonly name: string
  /** As `fetch` behaves. */
  readonly answer: (address: string, init: RequestInit) => Promise<Response>
  /** The cause in words. */
  readonly sentence: MessageId
  /** How often a question is asked; a change is always sent once. */
  readonly times: 1 | 3
  readonly isOffline?: boolean
}

const body = (content: string, status: number) => async () => new Response(content, { status })
const broken = () => Promise.reject(new TypeError('Failed to fetch'))
const errors = (extensions: object) => JSON.stringify({ data: null, errors: [{ message: 'no', extensions }] })

const kind = (
  name: string,
  answer: Kind['answer'],
  sentence: MessageId,
  { times = 1, isOffline = false }: { times?: 1 | 3; isOffline?: boolean } = {},
): Kind => ({ name, answer, sentence, times, isOffline })

export const kinds: readonly Kind[] = [
  kind(
    'no answer within 30 seconds',
    (_address, { signal }) =>
      new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      ),
    'ui.failure.busy',
  ),
  kind('no connection', broken, 'ui.failure.offline', { isOffline: true }),
  kind('a connection that breaks', broken, 'ui.failure.offline', { times: 3 }),
  kind('too many requests', body(errors({ code: 'C429', retryAfterSeconds: 60 }), 429), 'ui.failure.tooMany'),
  kind('a server in trouble', body('', 500), 'ui.failure.server', { times: 3 }),
  kind('a server that is away', body('<h1>Bad Gateway</h1>', 502), 'ui.failure.busy', { times: 3 }),
  kind('a fault in an answer', body(errors({ code: 'C500', reference: '7F3A' }), 200), 'ui.failure.server', {
    times: 3,
  }),
  kind('a refusal', body(errors({ code: 'C100' }), 403), 'ui.failure.server'),
  kind('what is no answer', body('<html>', 200), 'ui.failure.server', { times: 3 }),
  kind('half an answer', body('{"data":', 200), 'ui.failure.server', { times: 3 }),
]
