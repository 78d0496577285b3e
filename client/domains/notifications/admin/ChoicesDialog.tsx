import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type {
  NotificationKind,
  NotificationsPageQuery$data,
} from '../../../__generated__/NotificationsPageQuery.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Choices.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { kindTitles } from './kinds.ts'
import { useChooseNotifications } from './mutations/useChooseNotifications.ts'
import style from './Notifications.module.css'

interface Props {
  choices: NotificationsPageQuery$data['notificationChoices']
  onClose: () => void
}

/** Asks what somebody wants to hear of, among what they may. */
export function ChoicesDialog({ choices, onClose }: Props) {
  const [muted, setMuted] = useState<readonly NotificationKind[]>(() =>
    choices.flatMap(({ kind, isMuted }) => (isMuted ? [kind] : [])),
  )
  const [choose, isChoosing] = useChooseNotifications()
  const { note } = useChanges()
  const save = async () => {
    const { isDone } = await choose({ muted: [...muted] })
    if (!isDone) return
    note()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="notifications.choose" />}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button isBusy={isChoosing} onClick={() => void save()}>
            <FormattedMessage id="notifications.choose.save" />
          </Button>
        </>
      }
    >
      <fieldset className={style.choices}>
        <legend>
          <FormattedMessage id="notifications.choose.text" />
        </legend>
        {choices.map(({ kind }) => {
          const title = kindTitles[kind]
          const others = muted.filter(each => each !== kind)
          return (
            title && (
              <Checkbox
                key={kind}
                label={<FormattedMessage id={title} />}
                checked={!muted.includes(kind)}
                onChange={event => setMuted(event.target.checked ? others : [...others, kind])}
              />
            )
          )
        })}
      </fieldset>
    </Dialog>
  )
}
