import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import type { ShownImport } from './ImportPage.tsx'
import { useCancelImport } from './mutations/useCancelImport.ts'
import { useUndoImport } from './mutations/useUndoImport.ts'

/** What ends an import early, or takes it back. */
export function ImportActions({ shown }: { shown: ShownImport }) {
  const intl = useIntl()
  const changes = useChanges()
  const toasts = useToasts()
  const [isUndoing, setUndoing] = useState(false)
  const [cancel, isCancelling] = useCancelImport()
  const [undo] = useUndoImport()
  return (
    <>
      {shown.viewerCanCancel && (
        <Button
          look="quiet"
          size="small"
          isBusy={isCancelling}
          onClick={() =>
            void cancel(shown.id).then(({ isDone }) => {
              if (isDone) toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.import.cancelled' }) })
            })
          }
        >
          <FormattedMessage id="admin.import.cancel" />
        </Button>
      )}
      {shown.state === 'DONE' && (
        <Button look="outline" size="small" onClick={() => setUndoing(true)}>
          <FormattedMessage id="admin.import.undo" />
        </Button>
      )}
      <FormDialog
        isOpen={isUndoing}
        onClose={() => setUndoing(false)}
        title="admin.import.undoTitle"
        verb="admin.import.undo"
        isDangerous
        text={
          <p>
            <FormattedMessage
              id="admin.import.undoText"
              values={{ created: shown.newCount, changed: shown.changedCount }}
            />
          </p>
        }
        initial={{}}
        fields={[]}
        submit={async () => {
          const answer = await undo(shown.id)
          if (answer.isDone) changes.note()
          return answer
        }}
        refusalTexts={{ IMPORT_RUNNING: 'admin.import.otherRuns', IMPORT_STATE: 'admin.import.elsewhere' }}
      />
    </>
  )
}
