import { graphql } from 'react-relay'
import type { RetryMailInput, useRetryMailMutation } from '../../../__generated__/useRetryMailMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Has a mail that failed sent again. */
export function useRetryMail() {
  const [run, isPending] = useMutationWithRefusals<useRetryMailMutation>(graphql`
    mutation useRetryMailMutation($input: RetryMailInput!) {
      retryMail(input: $input) {
        mail {
          id
          lastError
          ...MailStatus_mail
        }
        errors {
          code
        }
      }
    }
  `)
  return [(input: RetryMailInput) => run({ input }), isPending] as const
}
