import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { VersionsPanelQuery } from '../../../../__generated__/VersionsPanelQuery.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { adminFormats } from '../../../../adminKit/useAdminFormat.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Corner } from '../../../../ui/Corner.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useRestoreEntryRevision } from '../mutations/useRestoreEntryRevision.ts'
import type { Content } from './content.ts'
import { DifferencesDialog } from './DifferencesDialog.tsx'
import style from './Editor.module.css'
import { contentOf } from './entryContent.ts'
import type { Saver } from './saver.ts'

export interface VersionsPanelProps {
  entryId: string
  saver: Saver
  isReadOnly: boolean
  /** The working copy is another now. */
  onRestored: (content: Content, version: number) => void
}

/** What the page was before: every time somebody saved, compared with what it is now, and brought back. */
export function VersionsPanel(props: VersionsPanelProps) {
  return (
    <div className={style.form}>
      <p className={style.note}>
        <FormattedMessage id="admin.pages.versionsHint" />
      </p>
      <Corner>
        {attempt => (
          <Suspense fallback={<Skeleton height="240px" />}>
            <Versions {...props} attempt={attempt} />
          </Suspense>
        )}
      </Corner>
    </div>
  )
}

/** As many as one looks through; further ones on request. */
const pageSize = 20
const mostShown = 100

function Versions({ entryId, saver, isReadOnly, onRestored, attempt }: VersionsPanelProps & { attempt: number }) {
  const intl = useIntl()
  const format = adminFormats(intl)
  const toasts = useToasts()
  const changes = useChanges()
  const [count, setCount] = useState(pageSize)
  const [restore, isRestoring] = useRestoreEntryRevision()
  const [asked, setAsked] = useState<number | null>(null)
  const [compared, setCompared] = useState<number | null>(null)
  const { managedEntry } = useLazyLoadQuery<VersionsPanelQuery>(
    graphql`
      query VersionsPanelQuery($id: ID!, $first: Int!) {
        managedEntry(id: $id) {
          revisions(first: $first) {
            totalCount
            edges {
              node {
                id
                number
                note
                savedAt
                savedBy
                publishedIn
              }
            }
          }
        }
      }
    `,
    { id: entryId, first: count },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const revisions = managedEntry?.revisions
  const bringBack = async (number: number) => {
    setAsked(null)
    if (!(await saver.flush())) return
    const { isDone, payload } = await restore({ entryId, version: saver.get().version, number })
    if (!isDone || !payload?.entry) {
      toasts.tell({ kind: 'failure', title: intl.formatMessage({ id: 'admin.pages.notRestored' }) })
      return
    }
    changes.note()
    onRestored(contentOf(payload.entry), payload.entry.version)
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.pages.versionRestored' }, { number }) })
  }
  return (
    <>
      <ol className={style.list}>
        {(revisions?.edges ?? []).map(({ node }, at) => (
          <li key={node.id}>
            <span className={style.revision}>
              <strong>{node.number}.</strong>
              {format.instant(node.savedAt)}
              <span className={style.note}>{node.savedBy}</span>
            </span>
            {node.publishedIn.length > 0 && (
              <span className={style.note}>
                <FormattedMessage id="admin.pages.wasPublished" values={{ languages: node.publishedIn.join(', ') }} />
              </span>
            )}
            {node.note && <span className={style.note}>{node.note}</span>}
            {at > 0 && (
              <span className={style.buttons}>
                <Button look="text" size="tiny" onClick={() => setCompared(node.number)}>
                  <FormattedMessage id="admin.pages.compare" />
                </Button>
                {!isReadOnly && (
                  <Button look="text" size="tiny" isBusy={isRestoring} onClick={() => setAsked(node.number)}>
                    <FormattedMessage id="admin.pages.restore" />
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      {revisions && revisions.totalCount > count && count < mostShown && (
        <div>
          <Button look="quiet" size="tiny" onClick={() => setCount(mostShown)}>
            <FormattedMessage id="admin.pages.more" />
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked !== null && void bringBack(asked)}
        title={<FormattedMessage id="admin.pages.restoreTitle" values={{ number: asked ?? 0 }} />}
        verb={<FormattedMessage id="admin.pages.restore" />}
      >
        <FormattedMessage id="admin.pages.restoreText" />
      </ConfirmDialog>
      {compared !== null && <DifferencesDialog entryId={entryId} number={compared} onClose={() => setCompared(null)} />}
    </>
  )
}
