import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { DocumentEditor_file$key } from '../../../../__generated__/DocumentEditor_file.graphql.ts'
import { EditPage, type PageSection, type Saved } from '../../../../adminKit/edit/EditPage.tsx'
import { DocumentWorkbench } from './DocumentWorkbench.tsx'
import type { Picture, Turn } from './geometry.ts'
import { useEditDocument } from './mutations/useEditDocument.ts'
import { useEditorFrame } from './useEditorFrame.tsx'
import type { Pages } from './usePictureSteps.ts'

/** A PDF of the library: its pages cropped and turned, always from what was uploaded. */
export function DocumentEditor(props: { file: DocumentEditor_file$key }) {
  const file = useFragment(
    graphql`
      fragment DocumentEditor_file on File {
        id
        name
        revision
        pages {
          number
          width
          height
          turned
          crop {
            left
            top
            width
            height
          }
          pictureUrl
        }
        ...useEditorFrame_file
      }
    `,
    props.file,
  )
  const [edit] = useEditDocument()
  const { frame, versions } = useEditorFrame(file)
  const saved = useMemo(
    (): Pages => ({
      pages: (file.pages ?? []).map(
        ({ turned, crop }): Picture => ({
          ...{ turned: turned as Turn, isMirrored: false, focal: null },
          crop: crop ? { left: crop.left, top: crop.top, width: crop.width, height: crop.height } : null,
        }),
      ),
    }),
    [file],
  )
  const save = async ({ pages }: Pages): Promise<Saved> => {
    const changed = pages.map(({ turned, crop }, index) => ({ number: index + 1, turned, crop }))
    const answer = await edit({
      ...{ fileId: file.id, revision: file.revision },
      pages: changed.filter(({ turned, crop }) => turned !== 'BY_0' || crop !== null),
    })
    return { ...answer, fieldOf: path => (path.includes('pages') ? 'pages' : null) }
  }
  const section: PageSection<Pages> = {
    id: 'pages',
    title: 'pictureEditor.pages',
    fields: [{ path: 'pages', label: 'pictureEditor.pages' }],
    children: file.pages && <DocumentWorkbench pages={file.pages} name={file.name} />,
  }
  return (
    <EditPage
      {...frame}
      note={file.pages && <FormattedMessage id="pictureEditor.documentNote" values={{ count: file.pages.length }} />}
      saved={saved}
      sections={file.pages ? [section, versions] : [versions]}
      save={save}
    />
  )
}
