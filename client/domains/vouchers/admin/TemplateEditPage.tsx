import { graphql, usePreloadedQuery } from 'react-relay'
import type { TemplateEditPageQuery } from '../../../__generated__/TemplateEditPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { TemplateEditor } from './TemplateEditor.tsx'

const query = graphql`
  query TemplateEditPageQuery($id: ID!, $isNew: Boolean!) @preloadable {
    voucherTemplate(id: $id) @skip(if: $isNew) {
      id
      ...TemplateEditor_template
    }
  }
`

function TemplateEditPage(props: PageProps<TemplateEditPageQuery>) {
  const { voucherTemplate } = usePreloadedQuery<TemplateEditPageQuery>(query, props.query)
  return <TemplateEditor key={voucherTemplate?.id ?? 'new'} template={voucherTemplate ?? null} />
}

/** One voucher template, or an empty form for a new one. */
export const page = definePage<TemplateEditPageQuery>({
  query,
  Component: TemplateEditPage,
  outcome: ({ voucherTemplate }, place) => (place.params.id && !voucherTemplate ? 'notFound' : 'found'),
})
