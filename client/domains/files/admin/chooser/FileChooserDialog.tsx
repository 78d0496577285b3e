import { useDeferredValue, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ListPlaceContext } from '../../../../adminKit/list/listPlace.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Corner } from '../../../../ui/Corner.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import type { FileRow } from '../browser/fileRow.ts'
import { filesPath } from '../fileUrl.ts'
import style from './chooser.module.css'
import type { PixelSize } from './chooserUrl.ts'
import { FileChooserList } from './FileChooserList.tsx'
import { type ChooserMode, modes } from './modes.ts'
import { usePublish } from './usePublish.ts'

export interface FileChooserDialogProps {
  mode: ChooserMode
  /** Whether several can be chosen; as the mode says, unless told. */
  isMany?: boolean
  /** The smallest that a picture may be. */
  minimum?: PixelSize | null
  /** Visitors are to see what is chosen: internal files become public. */
  isForVisitors?: boolean
  isOpen: boolean
  onClose: () => void
  onChosen: (files: readonly FileRow[]) => void
}

/** The library in a dialog, to choose files from. */
export default function FileChooserDialog(props: FileChooserDialogProps) {
  const { mode, minimum = null, isForVisitors = false, isOpen, onClose, onChosen } = props
  const isMany = props.isMany ?? modes[mode].isMany
  const intl = useIntl()
  const [search, setSearch] = useState('look=tiles')
  const shown = useDeferredValue(search)
  const [chosen, setChosen] = useState<readonly FileRow[]>([])
  const publishing = usePublish()
  const close = () => {
    setChosen([])
    publishing.forget()
    onClose()
  }
  const take = async (files: readonly FileRow[]) => {
    if (isForVisitors && !(await publishing.publish(files))) return
    setChosen([])
    onChosen(files)
  }
  const place = {
    path: filesPath,
    search: new URLSearchParams(search),
    go: (address: string) => setSearch(new URL(address, window.location.origin).search),
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isLarge
      isKept={chosen.length > 0}
      title={<FormattedMessage id={modes[mode].title} />}
      actions={
        isMany ? (
          <>
            <Button look="quiet" onClick={close}>
              <FormattedMessage id="ui.dialog.cancel" />
            </Button>
            <Button disabled={chosen.length === 0} isBusy={publishing.isPending} onClick={() => void take(chosen)}>
              <FormattedMessage id="chooser.take" values={{ count: chosen.length }} />
            </Button>
          </>
        ) : undefined
      }
    >
      <ListPlaceContext value={place}>
        <div className={style.chooser} aria-busy={shown !== search || undefined}>
          {isForVisitors && (
            <p className={style.hint}>
              <FormattedMessage id="chooser.becomesPublic" />
            </p>
          )}
          {minimum && (
            <p className={style.hint}>
              <FormattedMessage id="chooser.minimum" values={{ width: minimum.width, height: minimum.height }} />
            </p>
          )}
          {publishing.hasFailed && (
            <Notice tone="danger" isUrgent>
              {intl.formatMessage({ id: 'chooser.notPublished' })}
            </Notice>
          )}
          <Corner waiting={<div className={style.waiting} />}>
            {attempt => (
              <FileChooserList
                mode={mode}
                minimum={minimum}
                search={shown}
                isWaiting={shown !== search}
                attempt={attempt}
                isMany={isMany}
                onSelect={setChosen}
                onTake={file => void take([file])}
              />
            )}
          </Corner>
        </div>
      </ListPlaceContext>
    </Dialog>
  )
}
