import { graphql, useLazyLoadQuery } from 'react-relay'
import type { AgreedTextQuery } from '../../../__generated__/AgreedTextQuery.graphql.ts'
import { SafeHtml } from '../../../ui/SafeHtml.tsx'

/** A text that an order agreed to, in the language of its buyer. */
export default function AgreedText({ id, lang, attempt }: { id: string; lang: string; attempt: number }) {
  const { node } = useLazyLoadQuery<AgreedTextQuery>(
    graphql`
      query AgreedTextQuery($id: ID!) {
        node(id: $id) {
          ... on AgreedText {
            html
          }
        }
      }
    `,
    { id },
    { fetchKey: attempt },
  )
  return (
    <div lang={lang}>
      <SafeHtml html={node?.html ?? ''} />
    </div>
  )
}
