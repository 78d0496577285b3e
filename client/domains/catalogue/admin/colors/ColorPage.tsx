import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ColorPageQuery } from '../../../../__generated__/ColorPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { ColorEditor } from './ColorEditor.tsx'

const query = graphql`
  query ColorPageQuery($id: ID!, $isNew: Boolean!) @preloadable {
    managedColor(colorId: $id) @skip(if: $isNew) {
      colorId
      ...ColorEditor_color
    }
    colors {
      ...MergeColor_colors
    }
  }
`

function ColorPage(props: PageProps<ColorPageQuery>) {
  const { managedColor: color, colors } = usePreloadedQuery<ColorPageQuery>(query, props.query)
  const intl = useIntl()
  const mayChange = useViewer().mayWrite('CATALOGUE')
  return (
    <ColorEditor
      key={color?.colorId ?? 'new'}
      color={color ?? null}
      colors={colors}
      isReadOnly={!mayChange}
      newTitle={intl.formatMessage({ id: 'admin.colors.create' })}
    />
  )
}

/** One colour, or an empty form for a new one. */
export const page = definePage<ColorPageQuery>({
  query,
  Component: ColorPage,
  outcome: ({ managedColor }, { params: { id } }) => (id !== 'new' && !managedColor ? 'notFound' : 'found'),
})
