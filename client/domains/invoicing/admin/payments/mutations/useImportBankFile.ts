import { graphql } from 'react-relay'
import type {
  BankColumnInput,
  useImportBankFileMutation,
} from '../../../../../__generated__/useImportBankFileMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Takes in a file of a bank. */
export function useImportBankFile() {
  const [run, isPending] = useMutationWithRefusals<useImportBankFileMutation>(graphql`
    mutation useImportBankFileMutation($input: ImportBankFileInput!) {
      importBankFile(input: $input) {
        bankFile {
          id
          lineCount
          newLineCount
        }
        errors {
          code
          path
          message
          ... on ColumnsUnknown {
            heads
          }
        }
      }
    }
  `)
  const take = (file: File, columns: readonly BankColumnInput[] | null) =>
    run({ input: { file: null, columns } }, { uploadables: { 'input.file': file } })
  return [take, isPending] as const
}
