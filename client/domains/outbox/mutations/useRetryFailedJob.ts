import { graphql } from 'react-relay'
import type {
  RetryFailedJobInput,
  useRetryFailedJobMutation,
} from '../../../__generated__/useRetryFailedJobMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Has work that gave up tried again. */
export function useRetryFailedJob() {
  const [run, isPending] = useMutationWithRefusals<useRetryFailedJobMutation>(graphql`
    mutation useRetryFailedJobMutation($input: RetryFailedJobInput!) {
      retryFailedJob(input: $input) {
        isRetried
        errors {
          code
        }
      }
    }
  `)
  return [(input: RetryFailedJobInput) => run({ input }), isPending] as const
}
