import { useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { KeysPageQuery, KeysPageQuery$data } from '../../../../__generated__/KeysPageQuery.graphql.ts'
import { areaTitles, isOnlyRead, shownAreas } from '../../../../adminKit/areas.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { SecretDialog } from '../../../../adminKit/feedback/SecretDialog.tsx'
import type { Column } from '../../../../adminKit/list/columns.ts'
import { defineListPage } from '../../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../../adminKit/list/url.ts'
import { adminFormats } from '../../../../adminKit/useAdminFormat.ts'
import { useRouter } from '../../../../router/RouterContext.ts'
import { Notice, Status } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { useRevokeApiKey } from '../../mutations/useRevokeApiKey.ts'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'
import { KeyLimitDialog } from './KeyLimitDialog.tsx'

type Key = KeysPageQuery$data['apiKeys']['edges'][number]['node']

const address = defineListUrl({ path: '/admincenter/settings/keys', filters: {}, sorts: [], usual: null })

/** The list of keys by which programs reach the shop. */
export const page = defineListPage<KeysPageQuery, Key, typeof address>({
  query: graphql`
    query KeysPageQuery($first: Int!, $after: String) @preloadable {
      apiKeys(first: $first, after: $after) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            integrator
            label
            hint
            scopes
            expiresAt
            revokedAt
            lastUsed
            requestsPerMinute
            isUsable
          }
        }
      }
    }
  `,
  address,
  variables: () => ({}),
  read: ({ apiKeys }) => ({
    rows: apiKeys.edges.map(edge => edge.node),
    totalCount: apiKeys.totalCount,
    isCapped: apiKeys.isCountCapped,
    cursors: apiKeys.pageCursors,
  }),
  title: 'rights.keys.title',
  note: 'rights.keys.note',
  caption: 'rights.keys.caption',
  empty: { title: 'rights.keys.empty', hint: 'rights.keys.emptyHint' },
  nothing: { title: 'rights.keys.empty', hint: 'rights.keys.emptyHint' },
  nameOf: key => key.label,
  useList() {
    const intl = useIntl()
    const router = useRouter()
    const changes = useChanges()
    const { isSystem } = useViewer()
    const [isCreating, setCreating] = useState(false)
    const [secret, setSecret] = useState<string | null>(null)
    const [revoke] = useRevokeApiKey()
    const renew = () => {
      changes.note()
      router.reload()
    }
    return {
      notice: !isSystem && (
        <Notice tone="neutral">
          <FormattedMessage id="rights.keys.onlySystem" />
        </Notice>
      ),
      top: isSystem && (
        <Button size="small" icon={<PlusIcon size={18} />} onClick={() => setCreating(true)}>
          <FormattedMessage id="rights.keys.create" />
        </Button>
      ),
      columns: columnsOf(intl),
      actions: isSystem
        ? [
            {
              key: 'limit',
              label: 'rights.keys.limit',
              applies: key => key.isUsable,
              ask: ({ rows, close }) => <KeyLimitDialog keys={rows} onClose={close} onChanged={renew} />,
              done: keys =>
                intl.formatMessage({ id: 'rights.keys.limitChanged' }, { count: keys.length, label: keys[0]?.label }),
            },
            {
              key: 'revoke',
              label: 'rights.keys.revoke',
              applies: key => key.isUsable,
              question: {
                title: keys => intl.formatMessage({ id: 'rights.keys.revokeTitle' }, { count: keys.length }),
                text: keys =>
                  intl.formatMessage(
                    { id: 'rights.keys.revokeText' },
                    { count: keys.length, label: keys[0]?.label, integrator: keys[0]?.integrator },
                  ),
              },
              run: async ({ id }) =>
                (await revoke(id)).isDone ? null : intl.formatMessage({ id: 'ui.failure.title' }),
              done: keys => intl.formatMessage({ id: 'rights.keys.revokedDone' }, { count: keys.length }),
            },
          ]
        : undefined,
      dialogs: (
        <>
          <CreateKeyDialog
            isOpen={isCreating}
            onClose={() => setCreating(false)}
            onCreated={created => {
              setSecret(created)
              renew()
            }}
          />
          <SecretDialog
            secret={secret}
            onClose={() => setSecret(null)}
            title="rights.keys.createdTitle"
            label="rights.keys.secret"
          />
        </>
      ),
    }
  },
})

function columnsOf(intl: IntlShape): readonly Column<Key>[] {
  const format = adminFormats(intl)
  const never = intl.formatMessage({ id: 'rights.keys.never' })
  return [
    {
      key: 'integrator',
      title: 'rights.keys.integrator',
      width: 130,
      grow: 2,
      rank: 0,
      card: 'title',
      isStrong: true,
      text: key => key.integrator,
    },
    { key: 'label', title: 'rights.keys.label', width: 120, grow: 2, rank: 0, card: 'fact', text: key => key.label },
    {
      key: 'scopes',
      title: 'rights.keys.scopes',
      width: 150,
      grow: 3,
      rank: 2,
      card: 'line',
      text: key => scopesText(key, intl),
    },
    {
      key: 'hint',
      title: 'rights.keys.hint',
      width: 112,
      rank: 5,
      card: 'fact',
      text: key => `${key.hint}…`,
      cell: key => <code>{key.hint}…</code>,
    },
    {
      key: 'lastUsed',
      title: 'rights.keys.lastUsed',
      width: 148,
      rank: 1,
      card: 'fact',
      isNamedOnCard: true,
      text: key => (key.lastUsed ? format.instant(key.lastUsed) : never),
    },
    {
      key: 'requests',
      title: 'rights.keys.requests',
      width: 108,
      rank: 4,
      card: 'fact',
      isNamedOnCard: true,
      text: key => format.count(key.requestsPerMinute),
    },
    {
      key: 'expires',
      title: 'rights.keys.expires',
      width: 108,
      rank: 3,
      card: 'fact',
      isNamedOnCard: true,
      text: key => (key.expiresAt ? format.day(key.expiresAt.slice(0, 10)) : ''),
    },
    {
      key: 'state',
      title: 'rights.keys.state',
      width: 116,
      rank: 0,
      card: 'corner',
      text: key => intl.formatMessage({ id: stateTitle(key) }),
      cell: key => (
        <Status tone={key.isUsable ? 'good' : 'neutral'} isHollow={!key.isUsable}>
          <FormattedMessage id={stateTitle(key)} />
        </Status>
      ),
    },
  ]
}

function stateTitle(key: Key) {
  if (key.isUsable) return 'rights.keys.usable'
  return key.revokedAt ? 'rights.keys.revoked' : 'rights.keys.expired'
}

/** What a key may do, part by part of the back office. */
const scopesText = ({ scopes }: Key, intl: IntlShape): string =>
  shownAreas
    .flatMap(area => {
      const values = { area: intl.formatMessage({ id: areaTitles[area] }) }
      if (scopes.includes(`${area}_WRITE`))
        return intl.formatMessage({ id: isOnlyRead(area) ? 'rights.grant.read' : 'rights.grant.write' }, values)
      if (scopes.includes(`${area}_READ`) && !isOnlyRead(area))
        return intl.formatMessage({ id: 'rights.grant.read' }, values)
      return []
    })
    .join('; ')
