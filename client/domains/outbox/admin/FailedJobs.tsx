import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { FailedJobs_jobs$key } from '../../../__generated__/FailedJobs_jobs.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { useFormat } from '../../../intl/format.ts'
import { useRouter } from '../../../router/RouterContext.ts'
import { Status } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useRetryFailedJob } from '../mutations/useRetryFailedJob.ts'
import style from './FailedJobs.module.css'
import { taskTitle } from './taskTitles.ts'

/** What the shop does by itself and gave up, to be tried again; nothing where all goes well. */
export function FailedJobs(props: { jobs: FailedJobs_jobs$key }) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment FailedJobs_jobs on FailedJobConnection {
        totalCount
        edges {
          node {
            key
            task
            failedAt
            attempts
            error
          }
        }
      }
    `,
    props.jobs,
  )
  const intl = useIntl()
  const format = useFormat()
  const toasts = useToasts()
  const changes = useChanges()
  const router = useRouter()
  const mayChange = useViewer().mayWrite('MAILS')
  const [retry, isPending] = useRetryFailedJob()
  if (totalCount === 0) return null
  const tryAgain = async (key: string) => {
    const { isDone } = await retry({ key })
    if (!isDone) return
    changes.note()
    router.reload()
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.failures.retried' }) })
  }
  return (
    <Card
      className={style.card}
      title={<FormattedMessage id="admin.failures.title" />}
      aside={<Status tone="danger">{format.count(totalCount)}</Status>}
    >
      <p className={style.note}>
        <FormattedMessage id="admin.failures.note" />
      </p>
      <ul className={style.jobs}>
        {edges.map(({ node: { key, task, failedAt, attempts, error } }) => {
          const title = taskTitle(task, id => intl.formatMessage({ id }))
          return (
            <li key={key} className={style.job}>
              <div>
                <p className={style.title}>{title}</p>
                <p className={style.meta}>
                  <FormattedMessage
                    id="admin.failures.meta"
                    values={{ count: attempts, at: format.instant(failedAt) }}
                  />
                  {error && (
                    <span>
                      <FormattedMessage id="admin.failures.error" values={{ error }} />
                    </span>
                  )}
                </p>
              </div>
              {mayChange && (
                <Button
                  look="quiet"
                  size="small"
                  isBusy={isPending}
                  aria-label={intl.formatMessage({ id: 'admin.failures.retryOf' }, { task: title })}
                  onClick={() => tryAgain(key)}
                >
                  <FormattedMessage id="admin.failures.retry" />
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {totalCount > edges.length && (
        <p className={style.note}>
          <FormattedMessage id="admin.failures.more" values={{ count: totalCount - edges.length }} />
        </p>
      )}
    </Card>
  )
}
