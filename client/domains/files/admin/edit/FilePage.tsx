import { graphql, usePreloadedQuery } from 'react-relay'
import type { FilePageQuery } from '../../../../__generated__/FilePageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { FileEditor } from './FileEditor.tsx'

const query = graphql`
  query FilePageQuery($id: ID!) @preloadable {
    file(id: $id) {
      id
      ...FileEditor_file
    }
  }
`

function FilePage(props: PageProps<FilePageQuery>) {
  const { file } = usePreloadedQuery<FilePageQuery>(query, props.query)
  return file && <FileEditor key={file.id} file={file} />
}

/** One file of the library. */
export const page = definePage<FilePageQuery>({
  query,
  Component: FilePage,
  outcome: ({ file }) => (file ? 'found' : 'notFound'),
})
