import { graphql, usePreloadedQuery } from 'react-relay'
import type { TextPageQuery } from '../../../../__generated__/TextPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { TextEditor } from './TextEditor.tsx'

const query = graphql`
  query TextPageQuery($key: String!) @preloadable {
    shopText(key: $key) {
      id
      key
      ...TextEditor_text
    }
  }
`

function TextPage(props: PageProps<TextPageQuery>) {
  const { shopText: text } = usePreloadedQuery<TextPageQuery>(query, props.query)
  return text && <TextEditor key={text.key} text={text} />
}

/** One text, in the words of the shop. */
export const page = definePage<TextPageQuery>({
  query,
  Component: TextPage,
  outcome: ({ shopText }) => (shopText ? 'found' : 'notFound'),
})
