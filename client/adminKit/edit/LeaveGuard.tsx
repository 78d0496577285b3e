import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRouter } from '../../router/RouterContext.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

/** Leaves an edit page without a question: for what was just deleted, nothing can be saved any more. */
export const LeaveContext = createContext<(go: () => void) => void>(go => go())
export const useLeave = () => useContext(LeaveContext)

export interface LeaveGuardProps {
  isActive: boolean
  /** Saves what is left by itself; there is a question only where that did not work. */
  before?: () => Promise<boolean>
}

/** Asks before a page with unsaved changes is left: within the site by a question, else by the browser's own. */
export function LeaveGuard({ isActive, before }: LeaveGuardProps) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const decide = useRef<((mayLeave: boolean) => void) | null>(null)
  const settle = useEffectEvent(async () => (await before?.()) ?? false)
  useEffect(() => {
    if (!isActive) return
    return router.guardLeaving(async () => {
      if (await settle()) return true
      return new Promise<boolean>(resolve => {
        decide.current?.(false)
        decide.current = resolve
        setOpen(true)
      })
    })
  }, [isActive, router])
  useEffect(() => {
    if (!isActive) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [isActive])
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
      title={<FormattedMessage id="edit.leave.title" />}
      verb={<FormattedMessage id="edit.leave.verb" />}
    >
      <FormattedMessage id="edit.leave.text" />
    </ConfirmDialog>
  )
}
