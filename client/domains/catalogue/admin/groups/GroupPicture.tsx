import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { GroupPicture_choices$key } from '../../../../__generated__/GroupPicture_choices.graphql.ts'
import type { GroupPicture_group$key } from '../../../../__generated__/GroupPicture_group.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { type Message, wordsOf } from '../../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../../adminKit/edit/refusals.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { ChooseFiles } from '../../../files/admin/chooser/ChooseFiles.tsx'
import { PictureDrop } from '../edit/PictureDrop.tsx'
import { useSetProductGroupPicture } from '../mutations/useSetProductGroupPicture.ts'
import style from './GroupPicture.module.css'
import { pictureFields } from './groupForm.ts'

export interface GroupPictureProps {
  group: GroupPicture_group$key
  choices: GroupPicture_choices$key
  isReadOnly: boolean
}

/** The picture of a group and what it shows: in the group's own words, else those of the file, else the group's title.
 *  Another picture holds at once, its words are saved with the rest. */
export function GroupPicture({ isReadOnly, ...props }: GroupPictureProps) {
  const { groupId, image } = useFragment(
    graphql`
      fragment GroupPicture_group on ManagedGroup {
        groupId
        image {
          url(width: 320)
          width
          height
          alt
        }
      }
    `,
    props.group,
  )
  const { pictureMegabytes } = useFragment(
    graphql`
      fragment GroupPicture_choices on CatalogueChoices {
        pictureMegabytes
      }
    `,
    props.choices,
  )
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [setPicture, isSending] = useSetProductGroupPicture()
  const [isAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState<Message | null>(null)
  const send = async (file: File | string | null) => {
    setAsked(false)
    const answer = await setPicture(groupId, file)
    const [refusal] = answer.refusals
    setRefused(refusal ? refusalMessage(refusal.code) : null)
    if (!answer.isDone) return
    changes.note()
    toasts.tell({
      kind: 'success',
      title: intl.formatMessage({ id: file ? 'admin.groups.pictureSaved' : 'admin.groups.pictureRemoved' }),
    })
  }
  return (
    <>
      <div className={style.parts} aria-busy={isSending}>
        {refused && (
          <Notice tone="danger" isUrgent>
            {wordsOf(refused, intl)}
          </Notice>
        )}
        {image ? (
          <figure className={style.picture}>
            <Picture src={image.url} width={image.width} height={image.height} alt={image.alt} />
            <figcaption className={style.hint}>
              <FormattedMessage id="admin.groups.pictureAlt" values={{ alt: image.alt }} />
            </figcaption>
          </figure>
        ) : (
          <p className={style.hint}>
            <FormattedMessage id="admin.groups.pictureNone" />
          </p>
        )}
        {image && pictureFields.map(({ path }) => <EditInput key={path} path={path} />)}
        {!isReadOnly && (
          <p className={style.hint}>
            <FormattedMessage id="admin.groups.pictureHint" />
          </p>
        )}
        {!isReadOnly && <PictureDrop megabytes={pictureMegabytes} onPick={file => void send(file)} />}
        {!isReadOnly && (
          <div>
            <ChooseFiles
              mode="gallery"
              isMany={false}
              isForVisitors
              onChosen={([chosen]) => chosen && void send(chosen.id)}
            />
          </div>
        )}
        {!isReadOnly && image && (
          <div>
            <Button look="quiet" size="small" disabled={isSending} onClick={() => setAsked(true)}>
              <FormattedMessage id="admin.groups.pictureRemove" />
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={<FormattedMessage id="admin.groups.pictureRemoveTitle" />}
        verb={<FormattedMessage id="admin.groups.pictureRemove" />}
        onConfirm={() => void send(null)}
        isDangerous
      >
        <FormattedMessage id="admin.groups.pictureRemoveText" />
      </ConfirmDialog>
    </>
  )
}
