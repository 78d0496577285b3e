import { graphql } from 'react-relay'
import type { useRequestDataExportMutation } from '../../../__generated__/useRequestDataExportMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Has a copy of the person's data made. */
export function useRequestDataExport() {
  const [run, isPending] = useMutationWithRefusals<useRequestDataExportMutation>(graphql`
    mutation useRequestDataExportMutation {
      requestDataExport {
        viewer {
          account {
            ...ExportSection_account
          }
        }
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [() => run({}), isPending] as const
}
