import { useCallback } from 'react'
import { type GraphQLTaggedNode, type UseMutationConfig, useMutation } from 'react-relay'
import type { MutationParameters } from 'relay-runtime'
import { useToasts } from '../ui/Toasts.tsx'
import { refusedAsAWhole } from './network.ts'

type PayloadOf<TMutation extends MutationParameters> = NonNullable<TMutation['response'][keyof TMutation['response']]>
type RefusalOf<TPayload> = TPayload extends { readonly errors: ReadonlyArray<infer TRefusal> } ? TRefusal : never

/** What became of a mutation. Either it was done, or refused for reasons a person can mend, or it failed. */
export interface Answer<TPayload> {
  isDone: boolean
  payload: TPayload | null
  refusals: readonly RefusalOf<TPayload>[]
  /** Set when the connection or the server failed; a message has said so already. */
  failure: Error | null
}

type Options<TMutation extends MutationParameters> = Omit<
  UseMutationConfig<TMutation>,
  'variables' | 'onCompleted' | 'onError'
>

/**
 * A mutation whose payload lists its refusals in `errors`. The promise never rejects: refusals come back as data, to
 * be shown beside their fields, and a failure raises a message that stays until something works again.
 */
export function useMutationWithRefusals<TMutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  type Payload = PayloadOf<TMutation>
  const [commit, isPending] = useMutation<TMutation>(mutation)
  const { tellFailure } = useToasts()

  const run = useCallback(
    (variables: TMutation['variables'], options?: Options<TMutation>) =>
      new Promise<Answer<Payload>>(resolve => {
        commit({
          ...options,
          variables,
          onCompleted: response => {
            tellFailure(null)
            const payload = Object.values(response as Record<string, unknown>)[0] as Payload | null
            const refusals = ((payload as { errors?: unknown } | null)?.errors ?? []) as RefusalOf<Payload>[]
            resolve({ isDone: payload !== null && refusals.length === 0, payload, refusals, failure: null })
          },
          onError: failure => {
            const refused = refusedAsAWhole(failure) as RefusalOf<Payload> | null
            if (refused) return resolve({ isDone: false, payload: null, refusals: [refused], failure: null })
            tellFailure(failure)
            resolve({ isDone: false, payload: null, refusals: [], failure })
          },
        })
      }),
    [commit, tellFailure],
  )
  return [run, isPending] as const
}
