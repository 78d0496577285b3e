import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog, type Submitted } from '../../../../adminKit/edit/FormDialog.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useChangeApiKeyLimit } from '../../mutations/useChangeApiKeyLimit.ts'
import { requestsField } from './requestsField.ts'

interface KeyLimitDialogProps {
  /** The keys that get one limit, at least one. */
  keys: readonly { readonly id: string; readonly label: string; readonly requestsPerMinute: number }[]
  onClose: () => void
  onChanged: () => void
}

const fields = [requestsField]

/** Asks how often keys may ask from now on. What fails is said in it, and asked for again with what was typed. */
export function KeyLimitDialog({ keys, onClose, onChanged }: KeyLimitDialogProps) {
  const intl = useIntl()
  const toasts = useToasts()
  const [change] = useChangeApiKeyLimit()
  const values = { count: keys.length, label: keys[0]?.label }
  const submit = async ({ requestsPerMinute }: { requestsPerMinute: string }): Promise<Submitted> => {
    for (const { id } of keys) {
      const answer = await change({ apiKeyId: id, requestsPerMinute: Number(requestsPerMinute) })
      if (!answer.isDone) return answer
    }
    onChanged()
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'rights.keys.limitChanged' }, values) })
    return { isDone: true, refusals: [] }
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="rights.keys.limitTitle"
      verb="edit.save"
      text={<FormattedMessage id="rights.keys.limitText" values={values} />}
      initial={{ requestsPerMinute: String(keys[0]?.requestsPerMinute ?? '') }}
      fields={fields}
      submit={submit}
      refusalTexts={{
        INVALID_INPUT: 'rights.keys.requestsInvalid',
        TRANSITION_NOT_ALLOWED: 'rights.keys.limitRefused',
      }}
    />
  )
}
