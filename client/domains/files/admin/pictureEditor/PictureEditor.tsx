import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { PictureEditor_file$key } from '../../../../__generated__/PictureEditor_file.graphql.ts'
import { EditPage, type PageSection, type Saved } from '../../../../adminKit/edit/EditPage.tsx'
import { cropOf, focalIn, focalOf, type Picture, type Turn } from './geometry.ts'
import { useEditPicture } from './mutations/useEditPicture.ts'
import { useEditorFrame } from './useEditorFrame.tsx'
import { PictureWorkbench } from './Workbench.tsx'

/** Of what is no picture, of which nothing can be shown here. */
const nothing: Picture = { turned: 'BY_0', isMirrored: false, crop: null, focal: null }

/** A picture of the library: cut out, turned and mirrored, always from what was uploaded. */
export function PictureEditor(props: { file: PictureEditor_file$key }) {
  const file = useFragment(
    graphql`
      fragment PictureEditor_file on File {
        id
        name
        revision
        width
        height
        alt {
          de
          en
        }
        focalPoint {
          x
          y
        }
        edit {
          turned
          isMirrored
          crop {
            left
            top
            width
            height
          }
        }
        original {
          width
          height
          pictureUrl(width: 1600)
        }
        ...useEditorFrame_file
      }
    `,
    props.file,
  )
  const intl = useIntl()
  const [edit] = useEditPicture()
  const { frame, versions } = useEditorFrame(file)
  const { original } = file
  const saved = useMemo((): Picture => {
    if (!file.edit || !file.original) return nothing
    const { isMirrored, crop } = file.edit
    const picture: Picture = {
      ...{ turned: file.edit.turned as Turn, isMirrored },
      crop: crop ? { left: crop.left, top: crop.top, width: crop.width, height: crop.height } : null,
      focal: null,
    }
    return { ...picture, focal: focalIn(picture, file.focalPoint ?? null, file.original) }
  }, [file])
  const save = async (picture: Picture, changed: readonly string[]): Promise<Saved> => {
    if (!original) return { isDone: false, refusals: [] }
    const { turned, isMirrored, crop } = picture
    const answer = await edit({
      ...{ fileId: file.id, revision: file.revision, edit: { turned, isMirrored, crop } },
      // What was not touched goes along on the server, as fine as it is kept there.
      ...(changed.includes('focal') && { focalPoint: focalOf(picture, original) }),
    })
    return { ...answer, fieldOf: path => (path.includes('crop') ? 'crop' : null) }
  }
  const section: PageSection<Picture> = {
    id: 'picture',
    title: 'pictureEditor.picture',
    fields: [
      { path: 'crop', label: 'pictureEditor.crop' },
      { path: 'turned', label: 'pictureEditor.turned' },
      { path: 'isMirrored', label: 'pictureEditor.mirrored' },
      { path: 'focal', label: 'pictureEditor.focal' },
    ],
    children: original && (
      <PictureWorkbench
        original={original}
        src={original.pictureUrl}
        alt={file.alt?.[intl.locale === 'en' ? 'en' : 'de'] ?? file.name}
      />
    ),
  }
  const cut = original && cropOf(saved, original)
  return (
    <EditPage
      {...frame}
      note={
        original &&
        cut && (
          <FormattedMessage
            id="pictureEditor.note"
            values={{ width: cut.width, height: cut.height, from: original.width, by: original.height }}
          />
        )
      }
      saved={saved}
      sections={original ? [section, versions] : [versions]}
      save={save}
    />
  )
}
