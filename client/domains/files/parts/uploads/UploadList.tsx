import { FormattedMessage, useIntl } from 'react-intl'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { CheckIcon, CloseIcon } from '../../../../ui/icons.tsx'
import type { UploadEntry } from './entries.ts'
import { fileSize } from './fileSize.ts'
import style from './UploadList.module.css'
import type { useUploads } from './useUploads.ts'

/** So many entries are drawn; the others follow when these are gone. */
const SHOWN = 30

type Uploads = ReturnType<typeof useUploads>

/** What is on its way, each with its state and with what can be done to it, and how far all of it is. */
export function UploadList({ uploads: { queue, entries, done } }: { uploads: Uploads }) {
  const intl = useIntl()
  const shown = [...entries].sort((left, right) => rankOf(left) - rankOf(right)).slice(0, SHOWN)
  return (
    <>
      <div role="status" className={style.standing} data-is-done={(entries.length === 0 && done > 0) || undefined}>
        {entries.length > 0 && <FormattedMessage id="upload.standing" values={{ done, all: done + entries.length }} />}
        {entries.length === 0 && done > 0 && (
          <>
            <CheckIcon />
            <FormattedMessage id="upload.done" values={{ count: done }} />
          </>
        )}
      </div>
      {entries.length > 0 && (
        <>
          <ul className={style.entries} aria-label={intl.formatMessage({ id: 'upload.list' })}>
            {shown.map(entry => (
              <Entry key={entry.id} entry={entry} queue={queue} />
            ))}
          </ul>
          <div className={style.foot}>
            {entries.length > SHOWN && (
              <span>
                <FormattedMessage id="upload.more" values={{ count: entries.length - SHOWN }} />
              </span>
            )}
            {entries.length > 1 && (
              <Button look="text" onClick={queue.cancelAll}>
                <FormattedMessage id="upload.cancelAll" />
              </Button>
            )}
          </div>
        </>
      )}
    </>
  )
}

/** What somebody has to do something about comes first, then what is moving. */
const ranks = { duplicate: 0, failed: 0, processing: 1, uploading: 1, waiting: 1, queued: 2 } as const
const rankOf = ({ status }: UploadEntry): number => ranks[status]

function Entry({ entry, queue }: { entry: UploadEntry; queue: Uploads['queue'] }) {
  const intl = useIntl()
  const { id, file, status, progress } = entry
  const isMoving = status === 'uploading' || status === 'processing' || status === 'waiting'
  return (
    <li className={style.entry} data-status={status}>
      <div className={style.words}>
        <span className={style.name} title={file.name}>
          {file.name}
        </span>
        <span className={style.state}>
          {fileSize(file.size, intl)} · <State entry={entry} />
        </span>
      </div>
      <div className={style.actions}>
        {status === 'duplicate' && (
          <>
            <Button look="outline" size="small" onClick={() => queue.choose(id, 'USE_EXISTING')}>
              <FormattedMessage id="upload.useExisting" />
            </Button>
            <Button look="quiet" size="small" onClick={() => queue.choose(id, 'KEEP_BOTH')}>
              <FormattedMessage id="upload.keepBoth" />
            </Button>
          </>
        )}
        {(status === 'failed' || status === 'waiting') && (
          <Button look="quiet" size="small" onClick={() => queue.retry(id)}>
            <FormattedMessage id="upload.retry" />
          </Button>
        )}
        <IconButton
          label={intl.formatMessage({ id: 'upload.cancel' }, { name: file.name })}
          onClick={() => queue.cancel(id)}
        >
          <CloseIcon />
        </IconButton>
      </div>
      {isMoving && (
        <progress
          className={style.progress}
          max={100}
          // Without a value it moves: nobody knows how long the server looks at it.
          {...(status === 'processing' ? {} : { value: progress })}
          aria-label={file.name}
        />
      )}
    </li>
  )
}

function State({ entry: { status, progress, existing } }: { entry: UploadEntry }) {
  switch (status) {
    case 'queued':
      return <FormattedMessage id="upload.state.queued" />
    case 'uploading':
      return <FormattedMessage id="upload.state.uploading" values={{ progress }} />
    case 'processing':
      return <FormattedMessage id="upload.state.processing" />
    case 'waiting':
      return <FormattedMessage id="upload.state.waiting" />
    case 'failed':
      return <FormattedMessage id="upload.state.failed" />
    default:
      return existing ? (
        <FormattedMessage id="upload.state.duplicate" values={{ name: existing.name }} />
      ) : (
        <FormattedMessage id="upload.state.duplicateUnnamed" />
      )
  }
}
