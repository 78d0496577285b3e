import { graphql } from 'react-relay'
import type {
  TestMailboxInput,
  useTestMailboxMutation,
} from '../../../../__generated__/useTestMailboxMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Sends one mail by a mailbox and tells what came of it. */
export function useTestMailbox() {
  const [run, isPending] = useMutationWithRefusals<useTestMailboxMutation>(graphql`
    mutation useTestMailboxMutation($input: TestMailboxInput!) {
      testMailbox(input: $input) {
        test {
          outcome
          answer
          to
          milliseconds
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: TestMailboxInput) => run({ input }), isPending] as const
}
