import { graphql } from 'react-relay'
import type {
  ChangeCartLineInput,
  useChangeCartLineMutation,
} from '../../../__generated__/useChangeCartLineMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Changes amount or texts of a line of the cart. */
export function useChangeCartLine() {
  const [run, isPending] = useMutationWithRefusals<useChangeCartLineMutation>(graphql`
    mutation useChangeCartLineMutation($input: ChangeCartLineInput!) {
      changeCartLine(input: $input) {
        viewer {
          cartPieceCount
          cart {
            id
            openStep
            ...CartPage_cart
            ...OrderBox_cart
          }
        }
        errors {
          code
          path
          ... on OnlyFewLeft {
            available
          }
          ... on PersonalisationTooLong {
            maxLength
          }
          ... on PersonalisationNotPrintable {
            characters
          }
        }
      }
    }
  `)
  const changeCartLine = (input: ChangeCartLineInput) => run({ input })
  return [changeCartLine, isPending] as const
}

/** Why a line was not changed. */
export type ChangeRefusal = Awaited<ReturnType<ReturnType<typeof useChangeCartLine>[0]>>['refusals'][number]
