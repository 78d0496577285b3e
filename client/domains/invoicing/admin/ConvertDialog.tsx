import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ConvertDialogQuery } from '../../../__generated__/ConvertDialogQuery.graphql.ts'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import type { Language } from '../../../intl/languages.ts'
import { Corner } from '../../../ui/Corner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { type Content, decimalOf, unitsFrom } from './draft/draftForm.ts'
import { becomeTexts } from './kindTexts.ts'
import { useConvertDocuments } from './mutations/useConvertDocuments.ts'
import { refusalTexts } from './refusalTexts.ts'

export interface ConvertDialogProps {
  documentId: string
  kind: ConvertDialogQuery['variables']['kind']
  onClose: () => void
  onMade: (made: { id: string; kind: string } | null | undefined) => void
}

type Cell = { readonly fit: string; readonly size: string; readonly amount: number }
type Entry = { readonly lineId: string; readonly label: string; readonly left: number; readonly cell: Cell | null }
type Amounts = { readonly amounts: readonly string[] }

/** How much of each line becomes something: all that is left, unless less is entered. */
export const ConvertDialog = (props: ConvertDialogProps) => (
  <Corner
    failed={sentence => (
      <Dialog isOpen onClose={props.onClose} title={<FormattedMessage id={becomeTexts[props.kind]} />}>
        {sentence}
      </Dialog>
    )}
  >
    {attempt => <Loaded {...props} attempt={attempt} />}
  </Corner>
)

function Loaded({ documentId, kind, onClose, onMade, attempt }: ConvertDialogProps & { attempt: number }) {
  const language: Language = useIntl().locale.startsWith('de') ? 'de' : 'en'
  const [convert] = useConvertDocuments()
  const { document } = useLazyLoadQuery<ConvertDialogQuery>(
    graphql`
      query ConvertDialogQuery($id: ID!, $kind: DocumentKind!) {
        document(id: $id) {
          id
          content
          left(kind: $kind) {
            lineId
            quantity
            cells
          }
        }
      }
    `,
    { id: documentId, kind },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  if (!document) return null
  const lines = (document.content as Content).lines
  const entries = document.left.flatMap(({ lineId, quantity, cells }): Entry[] => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line || quantity <= 0) return []
    const title = String(line.title ?? '')
    if (!cells) return [{ lineId, label: title, left: quantity, cell: null }]
    return (cells as readonly Cell[]).map(cell => ({
      ...{
        lineId,
        label: `${title} · ${[cell.fit, cell.size].filter(Boolean).join(' ')}`,
        left: cell.amount * 1000,
        cell,
      },
    }))
  })
  const isOptional = ({ lineId }: Entry): boolean => {
    const line = lines.find(({ id }) => id === lineId)
    return line?.isOptional === true || line?.isAlternative === true
  }
  const fields = entries.map(
    ({ label, left, cell }, at): EditField<Amounts> => ({
      path: `amounts.${at}`,
      label: { text: label },
      hint: { id: 'invoicing.convert.left', values: { amount: decimalOf(left, 3, language) } },
      control: { kind: 'text', inputMode: 'decimal' },
      longest: 12,
      check({ amounts }) {
        const amount = unitsFrom(amounts[at] || '0', cell ? 0 : 3)
        if (amount === null) return 'invoicing.convert.noAmount'
        return (cell ? amount * 1000 : amount) > left ? 'invoicing.convert.tooMuch' : null
      },
    }),
  )
  return (
    <FormDialog<Amounts>
      isOpen
      onClose={onClose}
      isWide
      title={becomeTexts[kind]}
      verb={becomeTexts[kind]}
      text={<FormattedMessage id={entries.length > 0 ? 'invoicing.convert.text' : 'invoicing.convert.nothing'} />}
      initial={{ amounts: entries.map(entry => (isOptional(entry) ? '0' : decimalOf(entry.left, 3, language))) }}
      fields={fields}
      submit={async ({ amounts }) => {
        const wanted = new Map<string, { lineId: string; quantity: number | null; cells: Cell[] | null }>()
        entries.forEach(({ lineId, cell }, at) => {
          const amount = unitsFrom(amounts[at] || '0', cell ? 0 : 3) ?? 0
          if (amount === 0) return
          const before = wanted.get(lineId)
          if (!cell) wanted.set(lineId, { lineId, quantity: amount, cells: null })
          else
            wanted.set(lineId, {
              lineId,
              quantity: null,
              cells: [...(before?.cells ?? []), { fit: cell.fit, size: cell.size, amount }],
            })
        })
        const answer = await convert({
          documentIds: [documentId],
          kind,
          lines: [...wanted.values()].map(line => ({ documentId, ...line })),
        })
        if (answer.isDone) onMade(answer.payload?.document)
        return answer
      }}
      refusalTexts={refusalTexts}
    />
  )
}
