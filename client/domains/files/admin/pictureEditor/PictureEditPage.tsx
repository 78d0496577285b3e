import { graphql, usePreloadedQuery } from 'react-relay'
import type { PictureEditPageQuery } from '../../../../__generated__/PictureEditPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { DocumentEditor } from './DocumentEditor.tsx'
import { PictureEditor } from './PictureEditor.tsx'

const query = graphql`
  query PictureEditPageQuery($id: ID!) @preloadable {
    file(id: $id) {
      id
      extension
      ...DocumentEditor_file
      ...PictureEditor_file
    }
  }
`

function PictureEditPage(props: PageProps<PictureEditPageQuery>) {
  const { file } = usePreloadedQuery<PictureEditPageQuery>(query, props.query)
  if (!file) return null
  const Editor = file.extension === 'pdf' ? DocumentEditor : PictureEditor
  return <Editor key={file.id} file={file} />
}

/** A picture that is cropped, turned and mirrored, or a PDF whose pages are. */
export const page = definePage<PictureEditPageQuery>({
  query,
  Component: PictureEditPage,
  outcome: ({ file }) => (file ? 'found' : 'notFound'),
})
