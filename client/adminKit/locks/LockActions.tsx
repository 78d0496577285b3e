import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { Message } from '../edit/fields.ts'
import type { HeldLock, Locking } from './useLock.ts'

/** Why a page is read-only while somebody else is editing. */
export const lockNote = ({ isOwnElsewhere, lockedBy }: HeldLock): Message =>
  isOwnElsewhere ? 'edit.locked.elsewhere' : { id: 'edit.locked.by', values: { name: lockedBy } }

/** Lets somebody go on where they, or for administrators somebody else, are editing elsewhere; asks before that. */
export function LockActions({ held, takeOver }: Locking) {
  const [isOpen, setOpen] = useState(false)
  if (!held?.viewerCanBreak) return null
  const { isOwnElsewhere, lockedBy } = held
  return (
    <>
      <div>
        <Button look="outline" size="small" onClick={() => (isOwnElsewhere ? void takeOver() : setOpen(true))}>
          <FormattedMessage id={isOwnElsewhere ? 'edit.locked.here' : 'edit.locked.break'} />
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false)
          void takeOver()
        }}
        isDangerous
        title={<FormattedMessage id="edit.locked.breakTitle" values={{ name: lockedBy }} />}
        verb={<FormattedMessage id="edit.locked.break" />}
      >
        <FormattedMessage id="edit.locked.breakText" values={{ name: lockedBy }} />
      </ConfirmDialog>
    </>
  )
}
