import { graphql } from 'react-relay'
import type {
  StandingPage,
  useCreateStandingPageMutation,
} from '../../../../../__generated__/useCreateStandingPageMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Begins a standing page with what the shop says there itself. */
export function useCreateStandingPage() {
  const [run, isPending] = useMutationWithRefusals<useCreateStandingPageMutation>(graphql`
    mutation useCreateStandingPageMutation($input: CreateStandingPageInput!) {
      createStandingPage(input: $input) {
        entry {
          id
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(key: StandingPage) => run({ input: { key } }), isPending] as const
}
