import { graphql, usePreloadedQuery } from 'react-relay'
import type { WebhookPageQuery } from '../../../__generated__/WebhookPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { WebhookEditor } from './WebhookEditor.tsx'

const query = graphql`
  query WebhookPageQuery($id: ID!) @preloadable {
    webhookEndpoint(id: $id) {
      id
      ...WebhookEditor_endpoint
    }
  }
`

function WebhookPage(props: PageProps<WebhookPageQuery>) {
  const { webhookEndpoint } = usePreloadedQuery<WebhookPageQuery>(query, props.query)
  return webhookEndpoint && <WebhookEditor key={webhookEndpoint.id} endpoint={webhookEndpoint} />
}

/** One endpoint that is told of events. */
export const page = definePage<WebhookPageQuery>({
  query,
  Component: WebhookPage,
  outcome: ({ webhookEndpoint }) => (webhookEndpoint ? 'found' : 'notFound'),
})
