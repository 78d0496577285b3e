import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  DeliveriesPageQuery,
  DeliveriesPageQuery$data,
  WebhookDeliveryTab,
} from '../../../__generated__/DeliveriesPageQuery.graphql.ts'
import { wordsOf } from '../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../adminKit/edit/refusals.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { Status } from '../../../ui/Badge.tsx'
import { ReloadIcon } from '../../../ui/icons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { DeliveryDialog } from './DeliveryDialog.tsx'
import { kindTitles } from './kindTitles.ts'
import { useReplayDelivery } from './mutations/useReplayDelivery.ts'
import { deliveryStates } from './stateTexts.ts'
import { onlyActive, titleOf } from './webhookForm.ts'
import { deliveriesPath, webhooksPath } from './webhookPaths.ts'

type Delivery = DeliveriesPageQuery$data['webhookDeliveries']['edges'][number]['node']

const address = defineListUrl({
  path: deliveriesPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.webhooks.tabs',
    titles: {
      all: 'admin.webhooks.tab.all',
      waiting: 'admin.webhooks.tab.waiting',
      delivered: 'admin.webhooks.tab.delivered',
      failed: 'admin.webhooks.tab.failed',
    },
  },
  filters: {
    endpoint: { kind: 'one', label: 'admin.webhooks.endpoint', form: /^[\w+/=-]{1,200}$/ },
    kind: { kind: 'one', label: 'admin.webhooks.kind', choices: kindTitles },
  },
  sorts: [],
  usual: null,
})

const tabKeys = {
  all: 'ALL',
  waiting: 'WAITING',
  delivered: 'DELIVERED',
  failed: 'FAILED',
} as const satisfies Record<string, WebhookDeliveryTab>

const answerOf = ({ log }: Delivery): number | null => log.at(-1)?.status ?? null

/** What was sent to endpoints, and what came of it. */
export const page = defineListPage<DeliveriesPageQuery, Delivery, typeof address>({
  query: graphql`
    query DeliveriesPageQuery($first: Int!, $after: String, $filter: WebhookDeliveryFilter!) @preloadable {
      webhookDeliveries(first: $first, after: $after, filter: $filter) {
        totalCount
        isCountCapped
        tabs {
          key
          count
        }
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            kind
            state
            attempts
            createdAt
            endpoint {
              label
            }
            log {
              status
            }
          }
        }
      }
      webhookEndpoints(first: 50) {
        edges {
          node {
            id
            label
          }
        }
      }
    }
  `,
  address,
  variables: ({ tab, filters: { endpoint, kind } }) => ({
    filter: { tab: tabKeys[tab], endpointId: endpoint, kind },
  }),
  read: ({ webhookDeliveries }) => ({
    rows: webhookDeliveries.edges.map(edge => edge.node),
    totalCount: webhookDeliveries.totalCount,
    isCapped: webhookDeliveries.isCountCapped,
    cursors: webhookDeliveries.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, webhookDeliveries.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.webhooks.deliveries',
  note: 'admin.webhooks.deliveriesNote',
  empty: { title: 'admin.webhooks.deliveriesEmpty', hint: 'admin.webhooks.deliveriesEmptyHint' },
  nothing: { title: 'admin.webhooks.nothing', hint: 'admin.webhooks.nothingHint' },
  nameOf: delivery => delivery.kind,
  useList(response) {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('SETTINGS')
    const [shownId, setShownId] = useState<string | null>(null)
    const [replay] = useReplayDelivery()
    return {
      top: (
        <Link to={webhooksPath} className="link">
          <FormattedMessage id="admin.webhooks.title" />
        </Link>
      ),
      options: {
        endpoint: response?.webhookEndpoints.edges.map(({ node }) => ({ value: node.id, label: node.label })) ?? [],
      },
      columns: [
        {
          key: 'created',
          title: 'admin.webhooks.createdAt',
          width: 148,
          rank: 1,
          card: 'fact',
          text: delivery => format.instant(delivery.createdAt),
          repeats: delivery => format.day(delivery.createdAt),
          cell: (delivery, isRepeated) => <Instant at={delivery.createdAt} isRepeated={isRepeated} />,
        },
        {
          key: 'kind',
          title: 'admin.webhooks.kind',
          width: 170,
          grow: 2,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: delivery => titleOf(delivery.kind, intl),
        },
        {
          key: 'endpoint',
          title: 'admin.webhooks.endpoint',
          width: 130,
          grow: 2,
          rank: 2,
          card: 'line',
          text: delivery => delivery.endpoint?.label ?? '',
        },
        {
          key: 'answer',
          title: 'admin.webhooks.answer',
          width: 90,
          rank: 3,
          card: 'fact',
          isNamedOnCard: true,
          text: delivery =>
            delivery.log.length === 0
              ? ''
              : String(answerOf(delivery) ?? intl.formatMessage({ id: 'admin.webhooks.noAnswer' })),
        },
        {
          key: 'attempts',
          title: 'admin.webhooks.attempts',
          isNumber: true,
          width: 88,
          rank: 4,
          card: 'none',
          text: delivery => format.count(delivery.attempts),
        },
        {
          key: 'state',
          title: 'admin.webhooks.state',
          width: 120,
          rank: 0,
          card: 'corner',
          text: delivery => intl.formatMessage({ id: deliveryStates[delivery.state].text }),
          cell: delivery => (
            <Status tone={deliveryStates[delivery.state].tone}>
              <FormattedMessage id={deliveryStates[delivery.state].text} />
            </Status>
          ),
        },
      ],
      open: {
        run: delivery => setShownId(delivery.id),
        labelOf: delivery => intl.formatMessage({ id: 'admin.webhooks.view' }, { kind: titleOf(delivery.kind, intl) }),
      },
      actions: mayChange
        ? [
            {
              key: 'replay',
              label: 'admin.webhooks.replay',
              icon: <ReloadIcon size={18} />,
              isMain: true,
              applies: delivery => delivery.state !== 'WAITING',
              run: async ({ id }) => {
                const { isDone, refusals } = await replay({ deliveryId: id })
                if (isDone) return null
                const [refusal] = refusals
                return wordsOf(refusal ? refusalMessage(refusal.code, onlyActive) : 'ui.failure.title', intl)
              },
              done: deliveries => intl.formatMessage({ id: 'admin.webhooks.replayed' }, { count: deliveries.length }),
            },
          ]
        : undefined,
      dialogs: <DeliveryDialog deliveryId={shownId} onClose={() => setShownId(null)} />,
    }
  },
})
