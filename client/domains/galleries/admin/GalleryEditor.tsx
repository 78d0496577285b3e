import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { GalleryEditor_gallery$key } from '../../../__generated__/GalleryEditor_gallery.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { EditPage, type Saved } from '../../../adminKit/edit/EditPage.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import { useLeave } from '../../../adminKit/edit/LeaveGuard.tsx'
import { useWayBack } from '../../../adminKit/list/returning.ts'
import { Link } from '../../../router/Link.tsx'
import { useRouter } from '../../../router/RouterContext.ts'
import { Status } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { galleriesPath, galleryEditPath } from './galleriesUrl.ts'
import {
  changesOf,
  type GalleryForm,
  imagesField,
  newGallery,
  sliderFields,
  stateOf,
  wordFields,
} from './galleryForm.ts'
import { ImagesCard } from './ImagesCard.tsx'
import { useCreateGallery } from './mutations/useCreateGallery.ts'
import { useDeleteGalleries } from './mutations/useDeleteGalleries.ts'
import { useRestoreGalleries } from './mutations/useRestoreGalleries.ts'
import { useUpdateGallery } from './mutations/useUpdateGallery.ts'

const textOf = (code: string, path: string) =>
  code === 'INVALID_INPUT' && path === 'slug' ? ('admin.galleries.slugWrong' as const) : null
const fieldOf = (path: readonly string[]) =>
  path.includes('title') ? 'title.de' : path.includes('imageIds') ? imagesField.path : null

/** All that is kept of a gallery; `gallery` null: a new one. */
export function GalleryEditor(props: { gallery: GalleryEditor_gallery$key | null }) {
  const gallery = useFragment(
    graphql`
      fragment GalleryEditor_gallery on Gallery {
        id
        revision
        slug
        path
        title
        titles {
          de
          en
        }
        isPublic
        showTitle
        interval
        size
        onClick
        sizeClick
        pivotV
        pivotH
        deletedAt
        viewerCanEdit
        viewerCanDelete
        pictures {
          fileId
          name
          isShown
          thumb: url(width: 200, height: 200)
        }
      }
    `,
    props.gallery,
  )
  const intl = useIntl()
  const router = useRouter()
  const viewer = useViewer()
  const [create] = useCreateGallery()
  const [update] = useUpdateGallery()
  const saved = useMemo((): GalleryForm => {
    if (!gallery) return newGallery
    const { slug, isPublic, showTitle, size, onClick, sizeClick, pivotV, pivotH } = gallery
    return {
      ...{ slug, isPublic, showTitle, size, onClick, sizeClick, pivotV, pivotH },
      title: { de: gallery.titles.de, en: gallery.titles.en ?? '' },
      interval: intl.formatNumber(gallery.interval, { useGrouping: false, maximumFractionDigits: 3 }),
      images: gallery.pictures.map(({ fileId, thumb, isShown, name }) => ({
        ...{ id: fileId, thumb, isPublic: isShown, name: name ?? '' },
      })),
    }
  }, [gallery, intl])
  const save = async (form: GalleryForm, changed: readonly string[]): Promise<Saved> => {
    if (gallery) {
      const change = { galleryId: gallery.id, revision: gallery.revision, changes: changesOf(form, changed) }
      return { ...(await update(change)), fieldOf, textOf }
    }
    const answer = await create({ gallery: changesOf(form, null) })
    const made = answer.payload?.gallery
    const next = made ? { next: () => router.navigate(galleryEditPath(made.id), { replace: true }) } : {}
    return { ...answer, fieldOf, textOf, ...next }
  }
  const isDeleted = !!gallery?.deletedAt
  const state = gallery && stateOf(gallery)
  return (
    <EditPage
      title={gallery ? gallery.title || gallery.slug : intl.formatMessage({ id: 'admin.galleries.create' })}
      back={{ to: galleriesPath, label: <FormattedMessage id="admin.galleries.title" /> }}
      status={
        state && (
          <Status tone={state.tone} isHollow={!gallery.isPublic}>
            <FormattedMessage id={state.text} />
          </Status>
        )
      }
      actions={
        gallery && (
          <>
            {gallery.isPublic && !isDeleted && (
              <Link to={gallery.path} className="link" target="_blank">
                <FormattedMessage id="admin.galleries.view" />
              </Link>
            )}
            {gallery.viewerCanDelete && !isDeleted && <DeleteGallery id={gallery.id} />}
            {gallery.viewerCanDelete && isDeleted && <RestoreGallery id={gallery.id} />}
          </>
        )
      }
      saved={saved}
      version={gallery?.revision ?? 0}
      isNew={!gallery}
      isReadOnly={gallery ? isDeleted || !gallery.viewerCanEdit : !viewer.mayRead('FILES')}
      readOnlyNote={isDeleted ? 'admin.galleries.deletedNote' : 'edit.readOnly'}
      sections={[
        {
          id: 'images',
          title: 'admin.galleries.images',
          fields: [imagesField],
          content: <ImagesCard galleryId={gallery?.id ?? null} />,
        },
        { id: 'words', title: 'admin.galleries.one', fields: wordFields(!gallery) },
        { id: 'slider', title: 'admin.galleries.slider', fields: sliderFields },
      ]}
      save={save}
    />
  )
}

function DeleteGallery({ id }: { id: string }) {
  const intl = useIntl()
  const goBack = useWayBack()
  const toasts = useToasts()
  const changes = useChanges()
  const leave = useLeave()
  const [remove] = useDeleteGalleries()
  const [isOpen, setOpen] = useState(false)
  const submit = async () => {
    const answer = await remove({ galleryIds: [id] })
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.galleries.deleted' }) })
      leave(() => goBack(galleriesPath))
    }
    return answer
  }
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.galleries.delete" />
      </Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="admin.galleries.deleteTitle"
        verb="admin.galleries.delete"
        text={<FormattedMessage id="admin.galleries.deleteText" values={{ count: 1 }} />}
        initial={{}}
        fields={[]}
        submit={submit}
        isDangerous
      />
    </>
  )
}

function RestoreGallery({ id }: { id: string }) {
  const intl = useIntl()
  const router = useRouter()
  const toasts = useToasts()
  const changes = useChanges()
  const [restore, isRestoring] = useRestoreGalleries()
  const bringBack = async () => {
    if (!(await restore({ galleryIds: [id] })).isDone) return
    changes.note()
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.galleries.restored' }) })
    router.reload()
  }
  return (
    <Button look="outline" size="small" isBusy={isRestoring} onClick={() => void bringBack()}>
      <FormattedMessage id="admin.galleries.restore" />
    </Button>
  )
}
