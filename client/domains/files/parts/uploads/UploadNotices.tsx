import { FormattedMessage, useIntl } from 'react-intl'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { CloseIcon } from '../../../../ui/icons.tsx'
import { problemText } from './problemTexts.ts'
import style from './UploadNotices.module.css'
import type { useUploads } from './useUploads.ts'

/** So many files are named; of the others it is said how many they are. */
const NAMED = 8

/** What is to be said of many files at once: which were not taken and why, and which there are already. */
export function UploadNotices({ uploads: { queue, refused, entries } }: { uploads: ReturnType<typeof useUploads> }) {
  const intl = useIntl()
  const duplicates = entries.filter(({ status }) => status === 'duplicate')
  return (
    <>
      {refused.length > 0 && (
        <div className={style.refused}>
          <Notice tone="danger" isUrgent>
            <div className={style.close}>
              <IconButton label={intl.formatMessage({ id: 'upload.dismiss' })} onClick={queue.dismissRefused}>
                <CloseIcon />
              </IconButton>
            </div>
            <strong>
              <FormattedMessage id="upload.refused" values={{ count: refused.length }} />
            </strong>
            <ul className={style.files}>
              {refused.slice(0, NAMED).map(({ id, name, problem }) => (
                <li key={id}>
                  <FormattedMessage id="upload.refusedFile" values={{ name, problem: problemText(problem, intl) }} />
                </li>
              ))}
              {refused.length > NAMED && (
                <li>
                  <FormattedMessage id="upload.more" values={{ count: refused.length - NAMED }} />
                </li>
              )}
            </ul>
          </Notice>
        </div>
      )}
      {duplicates.length > 1 && (
        <Notice tone="warn" isUrgent>
          <strong>
            <FormattedMessage id="upload.duplicates" values={{ count: duplicates.length }} />
          </strong>
          <div className={style.choices}>
            <FormattedMessage id="upload.forAll" />
            <Button look="outline" size="small" onClick={() => queue.choose(null, 'USE_EXISTING')}>
              <FormattedMessage id="upload.useExisting" />
            </Button>
            <Button look="quiet" size="small" onClick={() => queue.choose(null, 'KEEP_BOTH')}>
              <FormattedMessage id="upload.keepBoth" />
            </Button>
          </div>
        </Notice>
      )}
    </>
  )
}
