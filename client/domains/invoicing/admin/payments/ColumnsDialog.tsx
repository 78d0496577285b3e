import { FormattedMessage } from 'react-intl'
import type { BankColumn, BankColumnInput } from '../../../../__generated__/useImportBankFileMutation.graphql.ts'
import { FormDialog, type Submitted } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField, Option } from '../../../../adminKit/edit/fields.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'

/** What somebody says of the columns of a table; the others are read where the heads say them. */
const asked = {
  bookedOn: { field: 'BOOKED_ON', label: 'payments.column.bookedOn' },
  amount: { field: 'AMOUNT', label: 'payments.column.amount' },
  name: { field: 'NAME', label: 'payments.column.name' },
  iban: { field: 'IBAN', label: 'payments.column.iban' },
  purpose: { field: 'PURPOSE', label: 'payments.column.purpose' },
} as const satisfies Record<string, { field: BankColumn; label: MessageId }>
type Form = Record<keyof typeof asked, string>

interface ColumnsDialogProps {
  heads: readonly string[]
  onClose: () => void
  submit: (columns: BankColumnInput[]) => Promise<Submitted<Form>>
}

/** Asks what the columns of a bank's table mean, where that could not be told. */
export function ColumnsDialog({ heads, onClose, submit }: ColumnsDialogProps) {
  const options: Option[] = [
    { value: '', label: 'payments.column.none' },
    ...heads.map((head, at) => ({
      value: String(at + 1),
      label: { id: 'payments.column.option', values: { number: at + 1, head } } as const,
    })),
  ]
  const fields: EditField<Form>[] = Object.entries(asked).map(([path, { label }]) => ({
    ...{ path, label, control: { kind: 'choice', options } },
    isRequired: path === 'bookedOn' || path === 'amount',
  }))
  return (
    <FormDialog<Form>
      isOpen
      onClose={onClose}
      title="payments.column.title"
      verb="payments.column.verb"
      text={<FormattedMessage id="payments.column.text" />}
      initial={{ bookedOn: '', amount: '', name: '', iban: '', purpose: '' }}
      fields={fields}
      submit={form =>
        submit(
          Object.entries(asked).flatMap(([path, { field }]) => {
            const column = Number(form[path as keyof Form])
            return column > 0 ? [{ field, column }] : []
          }),
        )
      }
    />
  )
}
