import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { FilePreview_file$key } from '../../../../__generated__/FilePreview_file.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { type Message, wordsOf } from '../../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../../adminKit/edit/refusals.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Link } from '../../../../router/Link.tsx'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { DocumentIcon } from '../../../../ui/icons.tsx'
import { DownloadIcon } from '../../../../ui/pageIcons.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { PictureOr } from '../../parts/PictureOr.tsx'
import { cropPath } from '../fileUrl.ts'
import style from './FileEditor.module.css'
import { FocalPicture } from './FocalPicture.tsx'
import { useReplaceFile } from './mutations/useReplaceFile.ts'

const pictureTypes = '.jpg,.jpeg,.png,.webp,.avif,.gif,.svg'
const refusalTexts = { FILE_TYPE_INVALID: 'fileEdit.replaceRefused', STALE_REVISION: 'edit.stale.title' } as const

/** What a file looks like, the way to it, and another content in its place, which holds at once. */
export function FilePreview(props: { file: FilePreview_file$key }) {
  const file = useFragment(
    graphql`
      fragment FilePreview_file on File {
        id
        revision
        name
        mimeType
        isPicture
        width
        height
        downloadUrl
        small: pictureUrl(width: 640)
        large: pictureUrl(width: 1280)
        alt {
          de
        }
      }
    `,
    props.file,
  )
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const { isReadOnly } = useEditingContext<object>()
  const [replace, isSending] = useReplaceFile()
  const [refused, setRefused] = useState<Message | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const send = async (content: File) => {
    setRefused(null)
    const answer = await replace({ fileId: file.id, revision: file.revision }, content)
    const [refusal] = answer.refusals
    setRefused(refusal ? refusalMessage(refusal.code, refusalTexts) : null)
    if (!answer.isDone) return
    changes.note()
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'fileEdit.replaced' }) })
  }
  const { small, large, width, height } = file
  const isShown = file.mimeType === 'application/pdf'
  return (
    <div className={style.preview}>
      {small && large && width && height ? (
        <FocalPicture
          src={small}
          srcSet={`${small} 640w, ${large} 1280w`}
          width={width}
          height={height}
          alt={file.alt?.de ?? file.name}
        />
      ) : (
        <PictureOr
          src={small}
          srcSet={small && large ? `${small} 640w, ${large} 1280w` : undefined}
          sizes="(width >= 1024px) 420px, 90vw"
          className={style.page}
          width={3}
          height={4}
          alt={file.name}
          instead={
            <div className={style.document}>
              <DocumentIcon size={48} />
              <span>{file.name}</span>
            </div>
          }
        />
      )}
      {refused && (
        <Notice tone="danger" isUrgent>
          {wordsOf(refused, intl)}
        </Notice>
      )}
      <div className={style.ways}>
        <a className={classes('link', style.way)} href={file.downloadUrl} download>
          <DownloadIcon size={18} />
          <FormattedMessage id="fileEdit.download" />
        </a>
        {isShown && (
          <a
            className={classes('link', style.way)}
            href={`${file.downloadUrl}?inline=true`}
            target="_blank"
            rel="noreferrer"
          >
            <FormattedMessage id="fileEdit.open" />
          </a>
        )}
        {!isReadOnly && (file.isPicture || isShown) && (
          <Link className={classes('link', style.way)} to={cropPath(file.id)}>
            <FormattedMessage id={file.isPicture ? 'fileEdit.crop' : 'fileEdit.cropDocument'} />
          </Link>
        )}
        {!isReadOnly && (
          <>
            <Button look="outline" size="small" isBusy={isSending} onClick={() => chooser.current?.click()}>
              <FormattedMessage id={isSending ? 'fileEdit.replacing' : 'fileEdit.replace'} />
            </Button>
            <input
              ref={chooser}
              hidden
              type="file"
              aria-label={intl.formatMessage({ id: 'fileEdit.replace' })}
              accept={file.isPicture ? pictureTypes : undefined}
              onChange={event => {
                const [content] = event.target.files ?? []
                // The same file can be chosen again after it was mended.
                event.target.value = ''
                if (content) void send(content)
              }}
            />
          </>
        )}
      </div>
      {!isReadOnly && (
        <p className={style.hint}>
          <FormattedMessage id="fileEdit.replaceHint" />
        </p>
      )}
    </div>
  )
}
