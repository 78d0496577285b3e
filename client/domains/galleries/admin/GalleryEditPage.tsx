import { graphql, usePreloadedQuery } from 'react-relay'
import type { GalleryEditPageQuery } from '../../../__generated__/GalleryEditPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { GalleryEditor } from './GalleryEditor.tsx'

const query = graphql`
  query GalleryEditPageQuery($id: ID!, $isNew: Boolean!) @preloadable {
    managedGallery(id: $id) @skip(if: $isNew) {
      id
      ...GalleryEditor_gallery
    }
  }
`

function GalleryEditPage(props: PageProps<GalleryEditPageQuery>) {
  const { managedGallery: gallery } = usePreloadedQuery<GalleryEditPageQuery>(query, props.query)
  return <GalleryEditor key={gallery?.id ?? 'new'} gallery={gallery ?? null} />
}

/** One gallery, or an empty form for a new one. */
export const page = definePage<GalleryEditPageQuery>({
  query,
  Component: GalleryEditPage,
  outcome: ({ managedGallery }, place) => (place.params.id && !managedGallery ? 'notFound' : 'found'),
})
