import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import { wordsOf } from '../../../adminKit/edit/fields.ts'
import { useLeave } from '../../../adminKit/edit/LeaveGuard.tsx'
import { refusalMessage } from '../../../adminKit/edit/refusals.ts'
import { useWayBack } from '../../../adminKit/list/returning.ts'
import { useRouter } from '../../../router/RouterContext.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { couponsPath } from './couponsUrl.ts'
import { useDeleteCoupons } from './mutations/useDeleteCoupons.ts'
import { useRestoreCoupons } from './mutations/useRestoreCoupons.ts'

/** Deletes the coupon that is edited, after a question. */
export function DeleteCoupon({ id, code }: { id: string; code: string }) {
  const intl = useIntl()
  const goBack = useWayBack()
  const toasts = useToasts()
  const changes = useChanges()
  const leave = useLeave()
  const [remove] = useDeleteCoupons()
  const [isOpen, setOpen] = useState(false)
  const submit = async () => {
    const answer = await remove({ couponIds: [id] })
    if (answer.isDone) {
      changes.note()
      toasts.tell({
        kind: 'success',
        title: intl.formatMessage({ id: 'admin.coupons.deletedDone' }, { count: 1, code }),
      })
      leave(() => goBack(couponsPath))
    }
    return answer
  }
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.coupons.delete" />
      </Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="admin.coupons.deleteTitle"
        verb="admin.coupons.delete"
        text={<FormattedMessage id="admin.coupons.deleteText" values={{ count: 1 }} />}
        initial={{}}
        fields={[]}
        submit={submit}
        isDangerous
      />
    </>
  )
}

/** Brings the coupon back. */
export function RestoreCoupon({ id }: { id: string }) {
  const intl = useIntl()
  const router = useRouter()
  const toasts = useToasts()
  const changes = useChanges()
  const [restore, isRestoring] = useRestoreCoupons()
  const bringBack = async () => {
    const { isDone, refusals } = await restore({ couponIds: [id] })
    const [refused] = refusals
    if (refused) {
      toasts.tell({ kind: 'notice', title: wordsOf(refusalMessage(refused.code), intl) })
      return
    }
    if (!isDone) return
    changes.note()
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.coupons.restored' }) })
    router.reload()
  }
  return (
    <Button look="outline" size="small" isBusy={isRestoring} onClick={() => void bringBack()}>
      <FormattedMessage id="admin.coupons.restore" />
    </Button>
  )
}
