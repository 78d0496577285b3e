/** What the tests use of relay-test-utils, which brings no types of its own. */
declare module 'relay-test-utils' {
  import type { GraphQLResponse, OperationDescriptor } from 'relay-runtime'

  interface MockContext {
    readonly parentType: string | null
    readonly name: string | null
    readonly alias: string | null
    readonly path: readonly string[] | null
    readonly args: Readonly<Record<string, unknown>> | null
  }

  /** Values of fields by the type of their object; what is not named is made up (`<Product-mock-id-1>`, 42, false). */
  export type MockResolvers = Readonly<
    Record<string, (context: MockContext, generateId: () => number) => Record<string, unknown> | unknown>
  >

  export const MockPayloadGenerator: {
    generate(operation: OperationDescriptor, resolvers?: MockResolvers): GraphQLResponse
  }
}
