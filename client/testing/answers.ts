import { type ConcreteRequest, createOperationDescriptor, type GraphQLResponse, type Variables } from 'relay-runtime'
import { MockPayloadGenerator, type MockResolvers } from 'relay-test-utils'
import { createEnvironment, type ShopEnvironment } from '../relay/environment.ts'
import { type GraphQLRequest, RequestFailed } from '../relay/network.ts'

const artifacts = import.meta.glob<ConcreteRequest>('../__generated__/*.graphql.ts', { import: 'default' })

/**
 * What an operation is answered: values of fields by type, with everything else made up by Relay's generator; the root's
 * values under `Query` and `Mutation`. A function sees the variables of each request. `waiting` never answers; an error
 * is thrown, such as `refusedBy(500)`.
 */
type Answer = MockResolvers | 'waiting' | Error
export type Answers = Readonly<Record<string, Answer | ((variables: Variables) => Answer)>>

/** The server or the connection failed: the status of the answer, or null where none came. */
export const refusedBy = (status: number | null, reference: string | null = null): RequestFailed =>
  new RequestFailed(status === null ? 'Failed to fetch' : `HTTP ${status}`, status, reference)

async function generated(request: GraphQLRequest, resolvers: MockResolvers): Promise<GraphQLResponse> {
  const artifact = await artifacts[`../__generated__/${request.name}.graphql.ts`]?.()
  if (!artifact) throw new Error(`There is no document ${request.name}`)
  // Made up is an order of goods; of vouchers alone only where a test says so.
  const made: MockResolvers = { Boolean: ({ name }) => name === 'needsShipping', ...resolvers }
  return MockPayloadGenerator.generate(createOperationDescriptor(artifact, request.variables), made)
}

export interface AnsweringEnvironment extends ShopEnvironment {
  /** What was asked so far, in order. */
  readonly asked: readonly { readonly name: string; readonly variables: Variables }[]
}

/** The product's own Relay environment over a network that answers from `answers`. An operation that is not among them
 *  fails the test that asks it. */
export function answering(answers: Answers): AnsweringEnvironment {
  const asked: { name: string; variables: Variables }[] = []
  const environment = createEnvironment({
    execute: async request => {
      asked.push({ name: request.name, variables: request.variables })
      const given = answers[request.name]
      const answer = typeof given === 'function' ? given(request.variables) : given
      if (answer === undefined) throw new Error(`${request.name} was asked, but the test gives it no answer`)
      if (answer === 'waiting') return new Promise(() => undefined)
      if (answer instanceof Error) throw answer
      return generated(request, answer)
    },
  })
  return { ...environment, asked }
}
