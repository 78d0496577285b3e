import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { useLeave } from '../../../../adminKit/edit/LeaveGuard.tsx'
import { useRouter } from '../../../../router/RouterContext.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { type KindName, listPath } from '../documentsUrl.ts'
import { useIssueDocument } from '../mutations/useIssueDocument.ts'
import { useRemoveDocument } from '../mutations/useRemoveDocument.ts'
import { refusalTexts } from '../refusalTexts.ts'
import { saidWhole } from '../rules/incomplete.ts'

export interface DraftActionsProps {
  id: string
  kind: KindName
  revision: number
  pdfPath: string
}

/** What can be done with a draft besides editing it. */
export function DraftActions({ id, kind, revision, pdfPath }: DraftActionsProps) {
  const mayIssue = useViewer().mayWrite('DOCUMENTS')
  const intl = useIntl()
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
          return saidWhole(intl, answer)
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
