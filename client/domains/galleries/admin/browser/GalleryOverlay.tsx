import { Suspense, useEffect, useId, useRef, useState, useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { GalleryOverlayQuery } from '../../../../__generated__/GalleryOverlayQuery.graphql.ts'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { isShown } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { SegmentedControl } from '../../../../ui/Choices.tsx'
import { Corner } from '../../../../ui/Corner.tsx'
import { CloseIcon } from '../../../../ui/icons.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import { type GalleryForm, sliderFields, wordFields } from '../galleryForm.ts'
import { ArrangedImages } from './ArrangedImages.tsx'
import style from './GalleryOverlay.module.css'
import { LibraryImages } from './LibraryImages.tsx'
import { QuickSearch } from './QuickSearch.tsx'
import { type BrowserView, changedView, type Sort, sortsWith, sortTitles, viewAtFirst } from './sorts.ts'
import { UploadStage } from './UploadStage.tsx'
import { useImages } from './useImages.ts'

export interface GalleryOverlayProps {
  isOpen: boolean
  /** Null: a new one. */
  galleryId: string | null
  onClose: () => void
}

/**
 * 'Galerie bearbeiten': the library beside the gallery's own pictures, uploads, and the gallery's settings. What is chosen here is
 * part of the page's form and saved by its bar. Source: platform.md 2, 4.
 */
export default function GalleryOverlay({ isOpen, galleryId, onClose }: GalleryOverlayProps) {
  const id = useId()
  const intl = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} className={style.overlay} aria-labelledby={id} onClose={onClose}>
      {isOpen && (
        <>
          <div className={style.head}>
            <h2 id={id} className="h3">
              <FormattedMessage id="admin.galleries.edit" />
            </h2>
            <IconButton label={intl.formatMessage({ id: 'ui.dialog.close' })} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <Corner>
            {attempt => (
              <Suspense fallback={<div className={style.body} aria-busy="true" />}>
                <OverlayBody galleryId={galleryId} attempt={attempt} />
              </Suspense>
            )}
          </Corner>
          <div className={style.foot}>
            <p>
              <FormattedMessage id="admin.galleries.savedByPage" />
            </p>
            <Button size="small" onClick={onClose}>
              <FormattedMessage id="admin.galleries.done" />
            </Button>
          </div>
        </>
      )}
    </dialog>
  )
}

function OverlayBody({ galleryId, attempt }: { galleryId: string | null; attempt: number }) {
  const intl = useIntl()
  const { images } = useImages()
  const [isLoading, startLoading] = useTransition()
  const [view, setView] = useState<BrowserView>(() => viewAtFirst(images.length > 0))
  const [hasSettings, setSettings] = useState(false)
  /** Asks the library anew once uploads have ended. */
  const [asked, setAsked] = useState(0)
  const { library, archive, ...data } = useLazyLoadQuery<GalleryOverlayQuery>(
    graphql`
      query GalleryOverlayQuery {
        library: files(first: 1, filter: { types: [PICTURE] }) {
          availableTags {
            value
            count
          }
          availableExtensions {
            value
            count
          }
        }
        archive: files(first: 1, filter: { types: [PICTURE], isArchived: true }) {
          totalCount
        }
        ...UploadStage_query
      }
    `,
    {},
    { fetchKey: `${attempt} ${asked}`, fetchPolicy: 'store-and-network' },
  )
  const change = (changes: Partial<Omit<BrowserView, 'after'>>) =>
    startLoading(() => setView(changedView(view, changes)))
  const choices = (values: typeof library.availableTags, all: string) => [
    { value: '', label: all },
    ...values.map(({ value, count }) => ({ value, label: `${value} (${intl.formatNumber(count)})` })),
  ]
  const isLibrary = view.sort === 'recently_uploaded' || view.sort === 'from_archive'
  const say = (message: 'admin.galleries.allTags' | 'admin.galleries.allTypes') => intl.formatMessage({ id: message })

  return (
    <>
      <search className={style.tools} aria-label={intl.formatMessage({ id: 'admin.galleries.tools' })}>
        <SegmentedControl
          label={intl.formatMessage({ id: 'admin.galleries.views' })}
          value={hasSettings ? 'settings' : 'images'}
          options={[
            { value: 'images', label: intl.formatMessage({ id: 'admin.galleries.view.images' }) },
            { value: 'settings', label: intl.formatMessage({ id: 'admin.galleries.view.settings' }) },
          ]}
          onChange={value => setSettings(value === 'settings')}
        />
        {!hasSettings && (
          <>
            <SelectField
              label={intl.formatMessage({ id: 'admin.galleries.sortBy' })}
              value={view.sort}
              options={sortsWith(archive.totalCount > 0).map(sort => ({
                value: sort,
                label: intl.formatMessage({ id: sortTitles[sort] }),
              }))}
              onChange={event => change({ sort: event.target.value as Sort })}
            />
            {isLibrary && (
              <>
                <SelectField
                  label={intl.formatMessage({ id: 'admin.galleries.tag' })}
                  value={view.tag ?? ''}
                  options={choices(library.availableTags, say('admin.galleries.allTags'))}
                  onChange={event => change({ tag: event.target.value || null })}
                />
                <SelectField
                  label={intl.formatMessage({ id: 'admin.galleries.fileType' })}
                  value={view.extension ?? ''}
                  options={choices(library.availableExtensions, say('admin.galleries.allTypes'))}
                  onChange={event => change({ extension: event.target.value || null })}
                />
              </>
            )}
            {view.sort !== 'upload_queued' && <QuickSearch onSearch={search => change({ search })} />}
          </>
        )}
      </search>
      <div className={style.body}>
        {hasSettings && <Settings isNew={galleryId === null} />}
        {/* Stays while settings are shown: what was chosen for upload is not lost. */}
        <div hidden={hasSettings} className={style.images}>
          <UploadStage
            query={data}
            galleryId={galleryId}
            isShown={view.sort === 'upload_queued'}
            onChoose={() => change({ sort: 'upload_queued' })}
            onFinished={() => {
              setAsked(before => before + 1)
              change({ sort: 'recently_uploaded' })
            }}
          />
          {view.sort === 'in_gallery' && <ArrangedImages view={view} />}
          {isLibrary && (
            // Where it fails, what is chosen for upload and for the gallery stays.
            <Corner waiting={<div className={style.waiting} aria-busy="true" />}>
              {again => (
                <LibraryImages
                  view={view}
                  fetchKey={`${again} ${asked}`}
                  isLoading={isLoading}
                  onPage={after => startLoading(() => setView(before => ({ ...before, after })))}
                />
              )}
            </Corner>
          )}
        </div>
      </div>
    </>
  )
}

function Settings({ isNew }: { isNew: boolean }) {
  const { values } = useEditingContext<GalleryForm>()
  const fields = [...wordFields(isNew), ...sliderFields].filter(field => isShown(field, values))
  return (
    <div className={style.settings}>
      {fields.map(({ path }) => (
        <EditInput key={path} path={path} />
      ))}
    </div>
  )
}
