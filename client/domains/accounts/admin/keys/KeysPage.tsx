import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { KeysPageQuery } from '../../../../__generated__/KeysPageQuery.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { PageTop } from '../../../../adminKit/frame/PageTop.tsx'
import { Paging } from '../../../../adminKit/list/Paging.tsx'
import { PageHead } from '../../../../router/PageHead.tsx'
import { useRouter } from '../../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import { EmptyState } from '../../../../ui/States.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'
import { KeysTable } from './KeysTable.tsx'
import { keysPageSize } from './keysAddress.ts'
import { NewKeyDialog } from './NewKeyDialog.tsx'

const query = graphql`
  query KeysPageQuery($first: Int!, $after: String) @preloadable {
    apiKeys(first: $first, after: $after) {
      totalCount
      pageCursors {
        ...Paging_cursors
      }
      ...KeysTable_keys
    }
  }
`

function KeysPage(props: PageProps<KeysPageQuery>) {
  const { apiKeys } = usePreloadedQuery<KeysPageQuery>(query, props.query)
  const intl = useIntl()
  const router = useRouter()
  const changes = useChanges()
  const { isSystem } = useViewer()
  const [isCreating, setCreating] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const title = intl.formatMessage({ id: 'rights.keys.title' })
  return (
    <>
      <PageHead title={title} />
      <PageTop
        title={title}
        note={<FormattedMessage id="rights.keys.note" />}
        actions={
          isSystem && (
            <Button icon={<PlusIcon />} onClick={() => setCreating(true)}>
              <FormattedMessage id="rights.keys.create" />
            </Button>
          )
        }
      />
      {!isSystem && (
        <Notice tone="neutral">
          <FormattedMessage id="rights.keys.onlySystem" />
        </Notice>
      )}
      {apiKeys.totalCount === 0 ? (
        <EmptyState title={<FormattedMessage id="rights.keys.empty" />}>
          <FormattedMessage id="rights.keys.emptyHint" />
        </EmptyState>
      ) : (
        <>
          <KeysTable keys={apiKeys} />
          <Paging cursors={apiKeys.pageCursors} pageSize={keysPageSize} totalCount={apiKeys.totalCount} />
        </>
      )}
      <CreateKeyDialog
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onCreated={created => {
          setSecret(created)
          changes.note()
          void router.reload()
        }}
      />
      <NewKeyDialog secret={secret} onClose={() => setSecret(null)} />
    </>
  )
}

/** Keys by which programs reach the shop. */
export const page = definePage<KeysPageQuery>({ query, Component: KeysPage })
