import { useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ShareList_list$key } from '../../../__generated__/ShareList_list.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useShareWishList } from '../mutations/useShareWishList.ts'
import style from './wishLists.module.css'

// Where the shop is reached knows the browser alone.
const never = () => () => {}
const ownOrigin = () => window.location.origin
const unknownOrigin = () => ''

/** The address under which others see a list, made and withdrawn here. */
export function ShareList(props: { list: ShareList_list$key }) {
  const { id, sharePath } = useFragment(
    graphql`
      fragment ShareList_list on WishList {
        id
        sharePath
      }
    `,
    props.list,
  )
  const intl = useIntl()
  const { tell } = useToasts()
  const isActing = useViewer().actor !== null
  const [share, isSharing] = useShareWishList()
  const [isAsking, setAsking] = useState(false)
  const origin = useSyncExternalStore(never, ownOrigin, unknownOrigin)
  const set = async (isShared: boolean) => {
    setAsking(false)
    const { isDone } = await share({ wishListId: id, isShared })
    if (isDone && !isShared) tell({ kind: 'success', title: intl.formatMessage({ id: 'wishLists.share.withdrawn' }) })
  }
  // Nobody publishes for somebody else.
  if (!sharePath && isActing) return null
  if (!sharePath)
    return (
      <div className={style.share}>
        <p>
          <FormattedMessage id="wishLists.share.off" />
        </p>
        <Button look="outline" size="small" isBusy={isSharing} onClick={() => void set(true)}>
          <FormattedMessage id="wishLists.share.make" />
        </Button>
      </div>
    )
  const address = `${origin}${sharePath}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      tell({ kind: 'success', title: intl.formatMessage({ id: 'wishLists.share.copied' }) })
    } catch {
      // Browsers may forbid it; the address stands there to be copied by hand.
      tell({ kind: 'notice', title: intl.formatMessage({ id: 'wishLists.share.notCopied' }) })
    }
  }
  return (
    <div className={style.share} data-shared>
      <TextField
        label={<FormattedMessage id="wishLists.share.address" />}
        hint={<FormattedMessage id="wishLists.share.on" />}
        value={address}
        readOnly
        onFocus={event => event.target.select()}
      />
      <div className={style.ways}>
        <Button look="outline" size="small" onClick={() => void copy()}>
          <FormattedMessage id="wishLists.share.copy" />
        </Button>
        <Button look="quiet" size="small" isBusy={isSharing} onClick={() => setAsking(true)}>
          <FormattedMessage id="wishLists.share.withdraw" />
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={() => void set(false)}
        title={<FormattedMessage id="wishLists.share.withdrawTitle" />}
        verb={<FormattedMessage id="wishLists.share.withdraw" />}
      >
        <FormattedMessage id="wishLists.share.withdrawText" />
      </ConfirmDialog>
    </div>
  )
}
