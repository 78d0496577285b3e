import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { FailedJobs_jobs$key } from '../../../__generated__/FailedJobs_jobs.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { ActionDialogs } from '../../../adminKit/list/ActionDialogs.tsx'
import type { ListAction } from '../../../adminKit/list/actions.ts'
import type { Column } from '../../../adminKit/list/columns.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { ListRows } from '../../../adminKit/list/ListRows.tsx'
import { useActions } from '../../../adminKit/list/useActions.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { useViewer } from '../../../shell/Viewer.tsx'
import { Status } from '../../../ui/Badge.tsx'
import { useRetryFailedJob } from '../mutations/useRetryFailedJob.ts'
import style from './FailedJobs.module.css'
import { taskTitle } from './taskTitles.ts'

interface Job {
  readonly id: string
  readonly title: string
  readonly failedAt: string
  readonly attempts: number
  readonly error?: string | null
}

const noRows = () => {}

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
  const format = adminFormats(intl)
  const mayChange = useViewer().mayWrite('MAILS')
  const [retry] = useRetryFailedJob()
  const actions = useActions<Job>(noRows)
  if (totalCount === 0) return null
  const jobs: Job[] = edges.map(({ node: { key, task, ...job } }) => ({
    ...job,
    id: key,
    title: taskTitle(task, id => intl.formatMessage({ id })),
  }))
  const again: ListAction<Job> = {
    key: 'retry',
    label: 'admin.failures.retry',
    run: async ({ id }) => ((await retry({ key: id })).isDone ? null : intl.formatMessage({ id: 'ui.failure.title' })),
    done: () => intl.formatMessage({ id: 'admin.failures.retried' }),
  }
  const columns: Column<Job>[] = [
    {
      key: 'task',
      title: 'admin.failures.task',
      width: 200,
      grow: 2,
      rank: 0,
      card: 'title',
      isStrong: true,
      text: job => job.title,
    },
    {
      key: 'failedAt',
      title: 'admin.failures.at',
      width: 148,
      rank: 2,
      card: 'fact',
      text: job => format.instant(job.failedAt),
      cell: job => <Instant at={job.failedAt} />,
    },
    {
      key: 'attempts',
      title: 'admin.mail.attempts',
      isNumber: true,
      isNamedOnCard: true,
      width: 88,
      rank: 3,
      card: 'fact',
      text: job => format.count(job.attempts),
    },
    {
      key: 'error',
      title: 'admin.failures.errorTitle',
      width: 150,
      grow: 1,
      rank: 1,
      card: 'line',
      text: ({ error }) => (error ? intl.formatMessage({ id: 'admin.failures.error' }, { error }) : ''),
    },
  ]
  return (
    <Card
      className={style.card}
      title={<FormattedMessage id="admin.failures.title" />}
      aside={<Status tone="danger">{format.count(totalCount)}</Status>}
    >
      <p className={style.note}>
        <FormattedMessage id="admin.failures.note" />
      </p>
      <ListRows
        caption={intl.formatMessage({ id: 'admin.failures.title' })}
        columns={columns}
        rows={jobs}
        nameOf={job => job.title}
        actions={mayChange ? [again] : []}
        onAction={(action, job) => actions.begin(action, [job])}
      />
      {totalCount > jobs.length && (
        <p className={style.note}>
          <FormattedMessage id="admin.failures.more" values={{ count: totalCount - jobs.length }} />
        </p>
      )}
      <ActionDialogs actions={actions} nameOf={job => job.title} />
    </Card>
  )
}
