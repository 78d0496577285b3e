import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { DraftEditor_document$key } from '../../../../__generated__/DraftEditor_document.graphql.ts'
import { EditPage, type Saved } from '../../../../adminKit/edit/EditPage.tsx'
import { LockActions, lockNote } from '../../../../adminKit/locks/LockActions.tsx'
import { useLock } from '../../../../adminKit/locks/useLock.ts'
import type { Language } from '../../../../intl/languages.ts'
import { useRouter } from '../../../../router/RouterContext.ts'
import { documentPath, type KindName, listPath } from '../documentsUrl.ts'
import { listTitles, newTexts } from '../kindTexts.ts'
import { useCreateDocument } from '../mutations/useCreateDocument.ts'
import { useUpdateDocument } from '../mutations/useUpdateDocument.ts'
import { refusalTexts } from '../refusalTexts.ts'
import { DraftActions } from './DraftActions.tsx'
import { DraftSums } from './DraftSums.tsx'
import { einvoiceFields, referenceFields, termFields, textFields } from './draftFields.ts'
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
        ...(kind === 'invoice'
          ? [{ id: 'einvoice', title: 'invoicing.einvoice.title', fields: einvoiceFields } as const]
          : []),
        { id: 'texts', title: 'invoicing.texts', fields: textFields },
      ]}
      aside={<DraftSums kind={kind} />}
      save={save}
    />
  )
}
