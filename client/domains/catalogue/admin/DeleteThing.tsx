import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog, type FormDialogProps } from '../../../adminKit/edit/FormDialog.tsx'
import { useLeave } from '../../../adminKit/edit/LeaveGuard.tsx'
import { useWayBack } from '../../../adminKit/list/returning.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'

export interface DeleteThingProps {
  kind: 'groups' | 'colors'
  name: string
  /** Where it goes when it is done. */
  list: string
  remove: FormDialogProps<object>['submit']
  refusalTexts?: FormDialogProps<object>['refusalTexts']
}

/** Deletes a group or a colour after a question that says what becomes of the products. */
export function DeleteThing({ kind, name, list, remove, refusalTexts }: DeleteThingProps) {
  const intl = useIntl()
  const goBack = useWayBack()
  const toasts = useToasts()
  const changes = useChanges()
  const leave = useLeave()
  const [isOpen, setOpen] = useState(false)
  const values = { count: 1, name }
  const submit: DeleteThingProps['remove'] = async form => {
    const answer = await remove(form)
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: `admin.${kind}.deleted` }, values) })
      leave(() => goBack(list))
    }
    return answer
  }
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id={`admin.${kind}.delete`} />
      </Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={{ id: `admin.${kind}.deleteTitle`, values }}
        verb={`admin.${kind}.delete`}
        text={<FormattedMessage id={`admin.${kind}.deleteText`} values={values} />}
        initial={{}}
        fields={[]}
        submit={submit}
        refusalTexts={refusalTexts}
        isDangerous
      />
    </>
  )
}
