import { graphql } from 'react-relay'
import type {
  KeepSecondFactorInput,
  useKeepSecondFactorByLinkMutation,
} from '../../../__generated__/useKeepSecondFactorByLinkMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Keeps the second factor that was to be switched off, by the link of a mail. */
export function useKeepSecondFactorByLink() {
  const [run, isPending] = useMutationWithRefusals<useKeepSecondFactorByLinkMutation>(graphql`
    mutation useKeepSecondFactorByLinkMutation($input: KeepSecondFactorInput!) {
      keepSecondFactorByLink(input: $input) {
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(input: KeepSecondFactorInput) => run({ input }), isPending] as const
}
