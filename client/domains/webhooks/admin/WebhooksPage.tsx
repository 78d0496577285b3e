import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { WebhooksPageQuery, WebhooksPageQuery$data } from '../../../__generated__/WebhooksPageQuery.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import { SecretDialog } from '../../../adminKit/feedback/SecretDialog.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { useRouter } from '../../../router/RouterContext.ts'
import { Status } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useCreateWebhook } from './mutations/useCreateWebhook.ts'
import { endpointState } from './stateTexts.ts'
import { contentFields, newWebhook, receiverFields, refusalTexts, titleOf, type WebhookForm } from './webhookForm.ts'
import { deliveriesPath, webhookPath, webhooksPath } from './webhookPaths.ts'

type Endpoint = WebhooksPageQuery$data['webhookEndpoints']['edges'][number]['node']

const address = defineListUrl({ path: webhooksPath, filters: {}, sorts: [], usual: null })

/** The list of endpoints that are told of events. */
export const page = defineListPage<WebhooksPageQuery, Endpoint, typeof address>({
  query: graphql`
    query WebhooksPageQuery($first: Int!, $after: String) @preloadable {
      webhookEndpoints(first: $first, after: $after) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            label
            url
            kinds
            isActive
            offReason
            failingSince
            deliveredAt
          }
        }
      }
    }
  `,
  address,
  variables: () => ({}),
  read: ({ webhookEndpoints }) => ({
    rows: webhookEndpoints.edges.map(edge => edge.node),
    totalCount: webhookEndpoints.totalCount,
    isCapped: webhookEndpoints.isCountCapped,
    cursors: webhookEndpoints.pageCursors,
  }),
  title: 'admin.webhooks.title',
  note: 'admin.webhooks.note',
  empty: { title: 'admin.webhooks.empty', hint: 'admin.webhooks.emptyHint' },
  nothing: { title: 'admin.webhooks.empty', hint: 'admin.webhooks.emptyHint' },
  nameOf: endpoint => endpoint.label,
  to: endpoint => webhookPath(endpoint.id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const router = useRouter()
    const changes = useChanges()
    const mayChange = useViewer().mayWrite('SETTINGS')
    const [isCreating, setCreating] = useState(false)
    const [secret, setSecret] = useState<string | null>(null)
    const [create] = useCreateWebhook()
    const submit = async ({ label, url, kinds, includesPeople }: WebhookForm) => {
      const answer = await create({ label, url, kinds: [...kinds], includesPeople })
      const made = answer.payload?.secret
      if (answer.isDone && made) {
        setSecret(made)
        changes.note()
        router.reload()
      }
      return answer
    }
    return {
      top: (
        <>
          <Link to={deliveriesPath} className="link">
            <FormattedMessage id="admin.webhooks.toDeliveries" />
          </Link>
          {mayChange && (
            <Button size="small" icon={<PlusIcon size={18} />} onClick={() => setCreating(true)}>
              <FormattedMessage id="admin.webhooks.create" />
            </Button>
          )}
        </>
      ),
      columns: [
        {
          key: 'label',
          title: 'admin.webhooks.label',
          width: 130,
          grow: 2,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: endpoint => endpoint.label,
        },
        {
          key: 'url',
          title: 'admin.webhooks.url',
          width: 180,
          grow: 3,
          rank: 1,
          card: 'line',
          text: endpoint => endpoint.url,
        },
        {
          key: 'kinds',
          title: 'admin.webhooks.kinds',
          width: 150,
          grow: 3,
          rank: 3,
          card: 'line',
          text: endpoint => endpoint.kinds.map(kind => titleOf(kind, intl)).join(', '),
        },
        {
          key: 'deliveredAt',
          title: 'admin.webhooks.deliveredAt',
          width: 148,
          rank: 2,
          card: 'fact',
          isNamedOnCard: true,
          text: ({ deliveredAt }) =>
            deliveredAt ? format.instant(deliveredAt) : intl.formatMessage({ id: 'admin.webhooks.never' }),
        },
        {
          key: 'state',
          title: 'admin.webhooks.state',
          width: 150,
          rank: 0,
          card: 'corner',
          text: endpoint => intl.formatMessage({ id: endpointState(endpoint).text }),
          cell: endpoint => (
            <Status tone={endpointState(endpoint).tone} isHollow={!endpoint.isActive}>
              <FormattedMessage id={endpointState(endpoint).text} />
            </Status>
          ),
        },
      ],
      dialogs: (
        <>
          <FormDialog
            isOpen={isCreating}
            onClose={() => setCreating(false)}
            isWide
            title="admin.webhooks.create"
            verb="admin.webhooks.create"
            initial={newWebhook}
            fields={[...receiverFields, ...contentFields(intl)]}
            submit={submit}
            refusalTexts={refusalTexts}
          />
          <SecretDialog
            secret={secret}
            onClose={() => setSecret(null)}
            title="admin.webhooks.createdTitle"
            label="admin.webhooks.secret"
          />
        </>
      ),
    }
  },
})
