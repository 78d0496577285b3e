import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import {
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  Store,
  type Variables,
} from 'relay-runtime'
import { type Execute, type GraphQLRequest, graphqlRequest, requestKey } from './network.ts'

/** Answers to questions asked on the server, by `requestKey`. They travel in the page, so the browser need not ask. */
export type Replies = Record<string, GraphQLResponse>

export interface ShopEnvironment {
  relay: Environment
  /** What was answered so far, where `keepsReplies` is set. */
  replies: Replies
  /** Asks ahead of the page's code; the first to ask the same through Relay takes the answer. */
  prefetch(query: PreloadableConcreteRequest<OperationType>, variables: Variables): void
}

interface EnvironmentParts {
  execute: Execute
  /** Answers that came with the page. */
  replies?: Replies
  /** On the server: remembers all answers for the page. */
  keepsReplies?: boolean
}

/** How long an answer counts as fresh when its page is visited again; prices and stock may change at any time. */
const freshMilliseconds = 60_000

/** One Relay environment: per request on the server, per page load in the browser. */
export function createEnvironment({ execute, replies = {}, keepsReplies = false }: EnvironmentParts): ShopEnvironment {
  const kept: Replies = {}
  const underWay = new Map<string, Promise<GraphQLResponse>>()
  const arrived = new Map(Object.entries(replies))

  async function ask(request: GraphQLRequest, signal?: AbortSignal): Promise<GraphQLResponse> {
    const response = await execute(request, signal)
    if (keepsReplies) kept[requestKey(request)] = response
    return response
  }

  const network = Network.create((params, variables, _cache, files) => {
    const request = graphqlRequest(params, variables, files)
    const key = requestKey(request)
    const reply = arrived.get(key)
    if (reply !== undefined) {
      arrived.delete(key)
      // Handed over at once, not in a promise: hydration must find the data in the store.
      return Observable.create(sink => {
        sink.next(reply)
        sink.complete()
      })
    }
    const ahead = underWay.get(key)
    if (ahead) {
      underWay.delete(key)
      return Observable.from(ahead)
    }
    return Observable.create(sink => {
      const abort = new AbortController()
      let isOver = false
      ask(request, request.kind === 'query' ? abort.signal : undefined).then(
        response => {
          isOver = true
          sink.next(response)
          sink.complete()
        },
        (error: Error) => {
          isOver = true
          sink.error(error)
        },
      )
      return () => {
        if (!isOver) abort.abort()
      }
    })
  })

  const relay = new Environment({
    network,
    store: new Store(new RecordSource(), { queryCacheExpirationTime: freshMilliseconds, gcReleaseBufferSize: 20 }),
    isServer: keepsReplies,
  })

  return {
    relay,
    replies: kept,
    prefetch(query, variables) {
      const request = graphqlRequest(query.params, variables)
      const key = requestKey(request)
      if (underWay.has(key) || arrived.has(key)) return
      const answer = ask(request)
      underWay.set(key, answer)
      // Whoever takes the answer hears of its failure; an answer that nobody takes must not count as unhandled.
      answer.catch(() => underWay.delete(key))
    },
  }
}
