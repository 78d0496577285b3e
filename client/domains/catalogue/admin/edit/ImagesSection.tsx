import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ImagesSection_choices$key } from '../../../../__generated__/ImagesSection_choices.graphql.ts'
import type { ImagesSection_product$key, ImageView } from '../../../../__generated__/ImagesSection_product.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { IconButton } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { ChevronLeftIcon, ChevronRightIcon, PenIcon } from '../../../../ui/icons.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { TrashIcon } from '../../../../ui/pageIcons.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { ChooseFiles, type ChosenFile } from '../../../files/admin/chooser/ChooseFiles.tsx'
import { useArrangeProductImages } from '../mutations/useArrangeProductImages.ts'
import { AddImageDialog } from './AddImageDialog.tsx'
import { AddLibraryImagesDialog } from './AddLibraryImagesDialog.tsx'
import { EditImageDialog } from './EditImageDialog.tsx'
import { useProductForm } from './form.ts'
import style from './ImagesSection.module.css'
import { PictureDrop } from './PictureDrop.tsx'

/** Smaller pictures look poor even as a thumbnail. */
const leastPicture = { width: 200, height: 200 }

const viewTitles = {
  FRONT: 'admin.product.view.front',
  BACK: 'admin.product.view.back',
  DETAIL: 'admin.product.view.detail',
  OTHER: 'admin.product.view.other',
} as const satisfies Record<ImageView, MessageId>

/** The product's pictures in their order; the first one is shown in lists. What is done here holds at once. */
export function ImagesSection(props: { product: ImagesSection_product$key; choices: ImagesSection_choices$key }) {
  const { pictureMegabytes } = useFragment(
    graphql`
      fragment ImagesSection_choices on CatalogueChoices {
        pictureMegabytes
      }
    `,
    props.choices,
  )
  const product = useFragment(
    graphql`
      fragment ImagesSection_product on Product {
        id
        images {
          id
          view
          color {
            title
          }
          image {
            url(width: 320)
            width
            height
            alt
          }
        }
        ...AddImageDialog_product
        ...AddLibraryImagesDialog_product
        ...EditImageDialog_product
      }
    `,
    props.product,
  )
  const intl = useIntl()
  const form = useProductForm()
  const toasts = useToasts()
  const changes = useChanges()
  const list = useRef<HTMLUListElement>(null)
  const [arrange, isArranging] = useArrangeProductImages()
  const [removedId, setRemovedId] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [editedId, setEditedId] = useState<string | null>(null)
  const ids = product.images.map(image => image.id)

  const save = async (imageIds: readonly string[], done: MessageId) => {
    const { isDone } = await arrange({ productId: product.id, imageIds })
    if (!isDone) return
    changes.note()
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: done }) })
  }
  const move = async (at: number, by: -1 | 1) => {
    const moved = [...ids]
    const [id] = moved.splice(at, 1)
    if (!id) return
    moved.splice(at + by, 0, id)
    await save(moved, 'admin.product.imagesArranged')
    // The picture took its buttons along; the hand stays on the one that was pressed.
    const buttons = list.current?.querySelectorAll<HTMLElement>(`[data-image="${id}"] button:not(:disabled)`)
    buttons?.[by === -1 ? 0 : 1]?.focus()
  }
  const remove = async () => {
    const id = removedId
    setRemovedId(null)
    if (id)
      await save(
        ids.filter(each => each !== id),
        'admin.product.imageRemoved',
      )
  }

  return (
    <Card
      id="images"
      title={<FormattedMessage id="admin.product.images" />}
      aside={
        <p className={style.hint}>
          <FormattedMessage id="admin.product.imagesHint" />
        </p>
      }
    >
      <ul ref={list} className={style.images} aria-busy={isArranging}>
        {product.images.map(({ id, image, view, color }, at) => (
          <li key={id} data-image={id}>
            <div className={style.frame}>
              <Picture src={image.url} width={image.width} height={image.height} ratio="1 / 1.14" alt={image.alt} />
              {at === 0 && (
                <span className={style.main}>
                  <Badge kind="new">
                    <FormattedMessage id="admin.product.mainImage" />
                  </Badge>
                </span>
              )}
            </div>
            <p className={style.alt}>
              <strong>{[intl.formatMessage({ id: viewTitles[view] }), color?.title].filter(Boolean).join(', ')}</strong>{' '}
              {image.alt}
            </p>
            {!form.isReadOnly && (
              <div className={style.actions}>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.product.imageForward' }, { number: at + 1 })}
                  disabled={at === 0 || isArranging}
                  onClick={() => move(at, -1)}
                >
                  <ChevronLeftIcon size={18} />
                </IconButton>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.product.imageBack' }, { number: at + 1 })}
                  disabled={at === ids.length - 1 || isArranging}
                  onClick={() => move(at, 1)}
                >
                  <ChevronRightIcon size={18} />
                </IconButton>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.product.imageEditNumber' }, { number: at + 1 })}
                  disabled={isArranging}
                  onClick={() => setEditedId(id)}
                >
                  <PenIcon size={18} />
                </IconButton>
                <IconButton
                  label={intl.formatMessage({ id: 'admin.product.imageRemove' }, { number: at + 1 })}
                  disabled={isArranging}
                  onClick={() => setRemovedId(id)}
                >
                  <TrashIcon size={18} />
                </IconButton>
              </div>
            )}
          </li>
        ))}
        {!form.isReadOnly && (
          <li>
            <PictureDrop megabytes={pictureMegabytes} onPick={setFile} />
          </li>
        )}
      </ul>
      {!form.isReadOnly && (
        <div className={style.fromLibrary}>
          <ChooseFiles mode="gallery" minimum={leastPicture} isForVisitors onChosen={setChosen} />
        </div>
      )}
      {product.images.length === 0 && form.isReadOnly && (
        <p className={style.hint}>
          <FormattedMessage id="admin.product.noImages" />
        </p>
      )}
      <EditImageDialog product={product} imageId={editedId} onClose={() => setEditedId(null)} />
      <AddLibraryImagesDialog product={product} files={chosen} onLeft={setChosen} />
      <AddImageDialog product={product} file={file} onClose={() => setFile(null)} />
      <ConfirmDialog
        isOpen={removedId !== null}
        onClose={() => setRemovedId(null)}
        onConfirm={remove}
        isDangerous
        verb={<FormattedMessage id="admin.product.remove" />}
        title={<FormattedMessage id="admin.product.imageRemoveTitle" />}
      >
        <FormattedMessage id="admin.product.imageRemoveText" />
      </ConfirmDialog>
    </Card>
  )
}
