import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { DraftEditor_document$key } from '../../../../__generated__/DraftEditor_document.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { EditPage, type Saved } from '../../../../adminKit/edit/EditPage.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { useLeave } from '../../../../adminKit/edit/LeaveGuard.tsx'
import { LockActions, lockNote } from '../../../../adminKit/locks/LockActions.tsx'
import { useLock } from '../../../../adminKit/locks/useLock.ts'
import type { Language } from '../../../../intl/languages.ts'
import { useRouter } from '../../../../router/RouterContext.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { documentPath, type KindName, listPath } from '../documentsUrl.ts'
import { listTitles, newTexts } from '../kindTexts.ts'
import { useCreateDocument } from '../mutations/useCreateDocument.ts'
import { useIssueDocument } from '../mutations/useIssueDocument.ts'
import { useRemoveDocument } from '../mutations/useRemoveDocument.ts'
import { useUpdateDocument } from '../mutations/useUpdateDocument.ts'
import { refusalTexts } from '../refusalTexts.ts'
import { DraftSums } from './DraftSums.tsx'
import { type Content, contentOf, type DraftForm, draftFormOf, fieldOfPath } from './draftForm.ts'
import { LinesEditor } from './LinesEditor.tsx'
import { ReceiverFields } from './ReceiverFields.tsx'

export interface Units {
  readonly units: readonly { readonly key: string; readonly one: string }[]
  /** At home, in basis points; the first is the usual one. */
  readonly rates: readonly number[]
}

export interface DraftEditorProps extends Units {
  kind: KindName
  document: DraftEditor_document$key | null
  /** What a new draft begins with. */
  begun: unknown
}

const days = { kind: 'text', inputMode: 'numeric' } as const
const decimal = { kind: 'text', inputMode: 'decimal' } as const
const date = { kind: 'text', type: 'date' } as const

const treatments = [
  { value: 'standard', label: 'invoicing.treatment.standard' },
  { value: 'smallBusiness', label: 'invoicing.treatment.smallBusiness' },
  { value: 'reverseCharge', label: 'invoicing.treatment.reverseCharge' },
  { value: 'intraCommunity', label: 'invoicing.treatment.intraCommunity' },
  { value: 'export', label: 'invoicing.treatment.export' },
  { value: 'outOfScope', label: 'invoicing.treatment.outOfScope' },
] as const

const termFields = (kind: KindName): readonly EditField<DraftForm>[] => [
  { path: 'date', label: 'invoicing.date', control: date, isRequired: true },
  {
    path: 'language',
    label: 'invoicing.language',
    control: {
      kind: 'choice',
      options: [
        { value: 'de', label: 'invoicing.language.de' },
        { value: 'en', label: 'invoicing.language.en' },
      ],
    },
  },
  ...(kind === 'offer' ? [{ path: 'validUntil', label: 'invoicing.validUntil', control: date } as const] : []),
  ...(kind !== 'invoice' ? [{ path: 'deliveryDate', label: 'invoicing.deliveryDate', control: date } as const] : []),
  ...(kind === 'invoice'
    ? ([
        { path: 'performanceFrom', label: 'invoicing.performanceFrom', control: date },
        { path: 'performanceTo', label: 'invoicing.performanceTo', control: date },
      ] as const)
    : []),
  ...(kind !== 'delivery'
    ? ([
        { path: 'paymentDays', label: 'invoicing.paymentDays', control: days, longest: 3, isRequired: true },
        { path: 'earlyDays', label: 'invoicing.earlyDays', control: days, longest: 3 },
        { path: 'earlyDiscount', label: 'invoicing.earlyDiscount', control: decimal, longest: 6 },
      ] as const)
    : []),
  {
    path: 'basis',
    label: 'invoicing.basis',
    control: {
      kind: 'choice',
      options: [
        { value: 'gross', label: 'invoicing.basis.gross' },
        { value: 'net', label: 'invoicing.basis.net' },
      ],
    },
  },
  { path: 'treatment', label: 'invoicing.treatment', control: { kind: 'choice', options: treatments } },
  { path: 'taxCountry', label: 'invoicing.taxCountry', longest: 2, isRequired: true },
  {
    path: 'discountKind',
    label: 'invoicing.discount',
    control: {
      kind: 'choice',
      options: [
        { value: 'none', label: 'invoicing.discount.none' },
        { value: 'percent', label: 'invoicing.discount.percent' },
        { value: 'amount', label: 'invoicing.discount.amount' },
      ],
    },
  },
  {
    path: 'discount',
    label: 'invoicing.discountValue',
    control: decimal,
    longest: 12,
    isShown: ({ discountKind }) => discountKind !== 'none',
    isRequired: ({ discountKind }) => discountKind !== 'none',
  },
]

const referenceFields: readonly EditField<DraftForm>[] = [
  { path: 'theirReference', label: 'invoicing.theirReference', longest: 200 },
  { path: 'buyerOrderNumber', label: 'invoicing.buyerOrderNumber', longest: 200 },
  { path: 'leitwegId', label: 'invoicing.leitwegId', hint: 'invoicing.leitwegIdHint', longest: 200 },
  { path: 'ownReference', label: 'invoicing.ownReference', longest: 200 },
]

const textFields: readonly EditField<DraftForm>[] = [
  {
    path: 'textBefore',
    label: 'invoicing.textBefore',
    longest: 5000,
    control: { kind: 'area', rows: 4 },
    isWide: true,
  },
  { path: 'textAfter', label: 'invoicing.textAfter', longest: 5000, control: { kind: 'area', rows: 4 }, isWide: true },
  {
    ...{ path: 'note', label: 'invoicing.note', hint: 'invoicing.noteHint', longest: 5000 },
    ...{ control: { kind: 'area', rows: 2 }, isWide: true },
  },
]

/** A draft of a document: who receives it, its terms, its lines, with the sums worked out while it is typed. */
export function DraftEditor(props: DraftEditorProps) {
  const { kind, units, rates, begun } = props
  const document = useFragment(
    graphql`
      fragment DraftEditor_document on BusinessDocument {
        id
        kind
        isDraft
        isCancelled
        revision
        receiverName
        customerId
        content
        pdfPath
      }
    `,
    props.document,
  )
  const intl = useIntl()
  const language: Language = intl.locale.startsWith('de') ? 'de' : 'en'
  const router = useRouter()
  const isOpen = document ? document.isDraft && !document.isCancelled : true
  const lock = useLock(document && isOpen ? document.id : null)
  const [create] = useCreateDocument()
  const [update] = useUpdateDocument()
  const saved = useMemo(
    () => draftFormOf((document?.content ?? begun) as Content, document?.customerId ?? null, language),
    [document, begun, language],
  )
  const save = async (values: DraftForm): Promise<Saved> => {
    const content = contentOf(values, language)
    const customerId = values.customerId || null
    const mapping = { fieldOf: fieldOfPath }
    if (document) {
      return {
        ...(await update({ documentId: document.id, revision: document.revision, content, customerId })),
        ...mapping,
      }
    }
    const answer = await create({ kind: kind.toUpperCase() as 'OFFER', content, customerId })
    const made = answer.payload?.document
    const next = made && (() => router.navigate(documentPath(made.id, made.kind), { replace: true }))
    return { ...answer, ...mapping, ...(next && { next }) }
  }
  return (
    <EditPage
      title={
        document
          ? document.receiverName || intl.formatMessage({ id: 'invoicing.draft' })
          : intl.formatMessage({ id: newTexts[kind] })
      }
      back={{ to: listPath(kind), label: <FormattedMessage id={listTitles[kind]} /> }}
      actions={
        document &&
        !lock.held && (
          <DraftActions id={document.id} kind={kind} revision={document.revision} pdfPath={document.pdfPath} />
        )
      }
      saved={saved}
      version={document?.revision}
      isNew={!document}
      isReadOnly={!isOpen || lock.held !== null}
      readOnlyNote={lock.held ? lockNote(lock.held) : undefined}
      notices={<LockActions {...lock} />}
      refusalTexts={refusalTexts}
      sections={[
        {
          id: 'receiver',
          title: 'invoicing.receiver',
          fields: [
            { path: 'receiver', label: 'invoicing.receiver' },
            { path: 'customerId', label: 'invoicing.customer' },
          ],
          children: <ReceiverFields />,
        },
        {
          id: 'lines',
          title: 'invoicing.lines',
          fields: [
            { path: 'lines', label: 'invoicing.lines', show: (lines: DraftForm['lines']) => String(lines.length) },
          ],
          children: <LinesEditor units={units} rates={rates} hasChoices={kind === 'offer'} />,
        },
        { id: 'terms', title: 'invoicing.terms', fields: termFields(kind) },
        { id: 'references', title: 'invoicing.references', fields: referenceFields },
        { id: 'texts', title: 'invoicing.texts', fields: textFields },
      ]}
      aside={<DraftSums kind={kind} />}
      save={save}
    />
  )
}

interface DraftActionsProps {
  id: string
  kind: KindName
  revision: number
  pdfPath: string
}

/** What can be done with a draft besides editing it. */
function DraftActions({ id, kind, revision, pdfPath }: DraftActionsProps) {
  const mayIssue = useViewer().mayWrite('DOCUMENTS')
  const router = useRouter()
  const changes = useChanges()
  const leave = useLeave()
  const [issue] = useIssueDocument()
  const [remove] = useRemoveDocument()
  const [asked, setAsked] = useState<'issue' | 'remove' | null>(null)
  return (
    <>
      <a className="link" href={pdfPath} target="_blank" rel="noreferrer">
        <FormattedMessage id="invoicing.pdfPreview" />
      </a>
      <Button look="quiet" size="small" onClick={() => setAsked('remove')}>
        <FormattedMessage id="invoicing.remove" />
      </Button>
      {mayIssue && (
        <Button size="small" onClick={() => setAsked('issue')}>
          <FormattedMessage id="invoicing.issueDraft" />
        </Button>
      )}
      <FormDialog
        isOpen={asked === 'issue'}
        onClose={() => setAsked(null)}
        title="invoicing.issueDraft.title"
        verb="invoicing.issueDraft"
        text={<FormattedMessage id="invoicing.issueDraft.text" />}
        initial={{}}
        fields={[]}
        submit={async () => {
          const answer = await issue({ documentId: id, revision })
          if (answer.isDone) changes.note()
          // What is missing stands at no field of this question: it is said as it is.
          const isIncomplete = answer.refusals.some(({ code }) => code === 'INVOICE_INCOMPLETE')
          return isIncomplete
            ? { ...answer, refusals: [], general: answer.refusals.map(({ message }) => ({ text: message })) }
            : answer
        }}
        refusalTexts={refusalTexts}
      />
      <FormDialog
        isOpen={asked === 'remove'}
        onClose={() => setAsked(null)}
        title="invoicing.remove.title"
        verb="invoicing.remove"
        text={<FormattedMessage id="invoicing.remove.text" />}
        initial={{}}
        fields={[]}
        submit={async () => {
          const answer = await remove({ documentId: id })
          if (answer.isDone) {
            changes.note()
            leave(() => router.navigate(listPath(kind)))
          }
          return answer
        }}
        refusalTexts={refusalTexts}
        isDangerous
      />
    </>
  )
}
