import { FormattedMessage } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { PreviewPageQuery } from '../../../__generated__/PreviewPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import style from './EntryView.module.css'
import { EntryView } from './EntryView.tsx'

const query = graphql`
  query PreviewPageQuery($token: String!) @preloadable {
    entryPreview(token: $token) {
      ...EntryView_entry
    }
  }
`

function PreviewPage(props: PageProps<PreviewPageQuery>) {
  const { entryPreview: entry } = usePreloadedQuery<PreviewPageQuery>(query, props.query)
  return (
    entry && (
      <>
        <div className={`page ${style.preview}`}>
          <Notice tone="warn">
            <FormattedMessage id="site.preview.note" />
          </Notice>
        </div>
        <EntryView entry={entry} />
      </>
    )
  )
}

/** A working copy, for those who were given its link. */
export const page = definePage<PreviewPageQuery>({
  query,
  Component: PreviewPage,
  outcome: ({ entryPreview }) => (entryPreview ? 'found' : 'notFound'),
})
