import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRouter } from '../../../../router/RouterContext.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'

/** Asks before a page with unsaved changes is left. */
export function LeaveDialog({ isActive }: { isActive: boolean }) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const decide = useRef<((mayLeave: boolean) => void) | null>(null)
  useEffect(() => {
    if (!isActive) return
    return router.guardLeaving(
      () =>
        new Promise<boolean>(resolve => {
          decide.current?.(false)
          decide.current = resolve
          setOpen(true)
        }),
    )
  }, [isActive, router])
  const answer = (mayLeave: boolean) => {
    decide.current?.(mayLeave)
    decide.current = null
    setOpen(false)
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => answer(false)}
      onConfirm={() => answer(true)}
      isDangerous
      title={<FormattedMessage id="admin.product.leaveTitle" />}
      verb={<FormattedMessage id="admin.product.leave" />}
    >
      <FormattedMessage id="admin.product.leaveText" />
    </ConfirmDialog>
  )
}
