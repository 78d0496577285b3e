import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { UploadStage_query$key } from '../../../../__generated__/UploadStage_query.graphql.ts'
import type { UploadStageFileQuery } from '../../../../__generated__/UploadStageFileQuery.graphql.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { CloseIcon } from '../../../../ui/icons.tsx'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { UploadList } from '../../../files/parts/uploads/UploadList.tsx'
import { UploadNotices } from '../../../files/parts/uploads/UploadNotices.tsx'
import { useUploads } from '../../../files/parts/uploads/useUploads.ts'
import style from './UploadStage.module.css'
import { useImages } from './useImages.ts'

/** Types of pictures that a gallery takes. */
const pictureExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg']

export interface UploadStageProps {
  query: UploadStage_query$key
  /** Null: a new one. */
  galleryId: string | null
  isShown: boolean
  /** Files were chosen. */
  onChoose: () => void
  /** All uploads have ended. */
  onFinished: () => void
}

/**
 * Pictures are chosen first and uploaded when somebody says so; those that the library takes, or has already, come into the
 * gallery.
 */
export function UploadStage({ query, galleryId, isShown, onChoose, onFinished }: UploadStageProps) {
  const intl = useIntl()
  const environment = useRelayEnvironment()
  const { uploadRules: rules } = useFragment(
    graphql`
      fragment UploadStage_query on Query {
        uploadRules {
          limits {
            bytes
            extensions
          }
          minimum {
            width
            height
          }
        }
      }
    `,
    query,
  )
  const { add } = useImages()
  const { tellFailure } = useToasts()
  const input = useRef<HTMLInputElement>(null)
  const [staged, setStaged] = useState<readonly File[]>([])
  const takeIn = async ({ id }: { id: string }) => {
    const data = await fetchQuery<UploadStageFileQuery>(
      environment,
      graphql`
        query UploadStageFileQuery($id: ID!) {
          file(id: $id) {
            id
            name
            isPublic
            isPicture
            thumb: pictureUrl(width: 200, height: 200)
          }
        }
      `,
      { id },
    ).toPromise()
    if (data?.file?.isPicture) add([{ ...data.file, thumb: data.file.thumb ?? null }])
  }
  const uploads = useUploads(`gallery ${galleryId ?? 'new'}`, {
    limits: rules?.limits ?? [],
    allowedExtensions: pictureExtensions,
    minimum: rules?.minimum ?? null,
    // It is in the library all the same, among the new uploads.
    onUploaded: file => void takeIn(file).catch(tellFailure),
  })
  const isBusy = uploads.entries.length > 0
  const wasBusy = useRef(isBusy)
  const finish = useEffectEvent(onFinished)
  useEffect(() => {
    // With files that were refused, what is said of them is left in sight.
    if (wasBusy.current && !isBusy && uploads.refused.length === 0) finish()
    wasBusy.current = isBusy
  }, [isBusy, uploads.refused.length])
  if (!rules) return null

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    // The same again is a change, too.
    event.target.value = ''
    if (chosen.length === 0) return
    setStaged([...staged, ...chosen])
    onChoose()
  }
  const start = () => {
    uploads.queue.add(staged, [])
    setStaged([])
  }
  return (
    <section className={style.stage} aria-label={intl.formatMessage({ id: 'upload.area' })}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureExtensions.map(each => `.${each}`).join(',')}
        onChange={choose}
      />
      <div className={style.buttons}>
        <Button look="outline" size="small" icon={<PlusIcon size={18} />} onClick={() => input.current?.click()}>
          <FormattedMessage id="admin.galleries.addFiles" />
        </Button>
        <Button size="small" disabled={staged.length === 0} onClick={start}>
          <FormattedMessage id="admin.galleries.startUpload" values={{ count: staged.length }} />
        </Button>
      </div>
      {staged.length > 0 && isShown && (
        <ul className={style.staged}>
          {staged.map((file, place) => (
            <li key={`${place} ${file.name}`}>
              <span>{file.name}</span>
              <IconButton
                label={intl.formatMessage({ id: 'admin.galleries.unstage' }, { name: file.name })}
                onClick={() => setStaged(staged.toSpliced(place, 1))}
              >
                <CloseIcon size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {staged.length === 0 && isShown && !isBusy && (
        <p className={style.hint}>
          <FormattedMessage id="admin.galleries.nothingStaged" />
        </p>
      )}
      <UploadNotices uploads={uploads} />
      <UploadList uploads={uploads} />
    </section>
  )
}
