import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { SystemCheckKey, SystemPageQuery } from '../../../__generated__/SystemPageQuery.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../adminKit/frame/DetailList.tsx'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Link } from '../../../router/Link.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Status } from '../../../ui/Badge.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import style from './SystemPage.module.css'

const query = graphql`
  query SystemPageQuery @preloadable {
    system {
      version
      nodeVersion
      startedAt
      publicUrl
      processes
      databaseVersion
      isDatabaseEmbedded
      databaseSize
      lastMigration
      waitingJobs
      failedJobs
      queuedMails
      failedMails
      lastMailAt
      hasMailServer
      mailSender
      isStoredInBucket
      storageUsed
      storageTotal
      diskFree
      checks {
        key
        isFine
      }
    }
  }
`

interface Check {
  readonly fine: MessageId
  readonly wrong: MessageId
  /** Where it is put right; from outside where there is none. */
  readonly to?: string
}

const checks: Readonly<Record<Exclude<SystemCheckKey, '%future added value'>, Check>> = {
  HTTPS: { fine: 'system.check.https', wrong: 'system.check.https.wrong' },
  MAIL_SERVER: { fine: 'system.check.mailServer', wrong: 'system.check.mailServer.wrong' },
  MAIL_SENDER: {
    ...({ fine: 'system.check.mailSender', wrong: 'system.check.mailSender.wrong' } as const),
    to: '/admincenter/settings/mail',
  },
  FAILED_JOBS: {
    ...({ fine: 'system.check.failedJobs', wrong: 'system.check.failedJobs.wrong' } as const),
    to: '/admincenter/outbox',
  },
  LATE_JOBS: { fine: 'system.check.lateJobs', wrong: 'system.check.lateJobs.wrong' },
  FAILED_MAILS: {
    ...({ fine: 'system.check.failedMails', wrong: 'system.check.failedMails.wrong' } as const),
    to: '/admincenter/outbox?state=failed',
  },
  DISK: { fine: 'system.check.disk', wrong: 'system.check.disk.wrong' },
  IS_OPEN: {
    ...({ fine: 'system.check.isOpen', wrong: 'system.check.isOpen.wrong' } as const),
    to: '/admincenter/settings/general',
  },
}

/** More is not counted. */
const mostCounted = 1000

function SystemPage(props: PageProps<SystemPageQuery>) {
  const { system } = usePreloadedQuery<SystemPageQuery>(query, props.query)
  const { isSystem } = useViewer()
  const format = useAdminFormat()
  const count = (value: number) => (value > mostCounted ? `${format.count(mostCounted)}+` : format.count(value))
  const size = (bytes: number) => <Size bytes={bytes} />
  const wrong = system.checks.filter(({ isFine }) => !isFine)
  return (
    <>
      <PageTop
        title={<FormattedMessage id="system.title" />}
        note={<FormattedMessage id="system.note" />}
        back={{ to: '/admincenter/settings/general', label: <FormattedMessage id="kit.section.back" /> }}
        actions={
          isSystem && (
            <Link to="/admincenter/settings/debug" className="link">
              <FormattedMessage id="system.debug.to" />
            </Link>
          )
        }
        status={
          <Status tone={wrong.length > 0 ? 'warn' : 'good'}>
            <FormattedMessage id="system.wrong" values={{ count: wrong.length }} />
          </Status>
        }
      />
      <div className={style.cards}>
        <Card title={<FormattedMessage id="system.checks" />} className={style.wide}>
          <ul className={style.checks}>
            {[...wrong, ...system.checks.filter(({ isFine }) => isFine)].map(({ key, isFine }) => {
              const check = (checks as Readonly<Partial<Record<string, Check>>>)[key]
              if (!check) return null
              return (
                <li key={key} className={style.check}>
                  <Status tone={isFine ? 'good' : 'warn'}>
                    <FormattedMessage id={isFine ? 'system.fine' : 'system.look'} />
                  </Status>
                  <span>
                    <FormattedMessage id={isFine ? check.fine : check.wrong} />{' '}
                    {!isFine && check.to && (
                      <Link className="link" to={check.to}>
                        <FormattedMessage id="system.go" />
                      </Link>
                    )}
                  </span>
                </li>
              )
            })}
          </ul>
        </Card>
        <Facts title="system.product">
          <Fact label={<FormattedMessage id="system.version" />}>{system.version}</Fact>
          <Fact label={<FormattedMessage id="system.started" />}>{format.instant(system.startedAt)}</Fact>
          <Fact label={<FormattedMessage id="system.url" />}>{system.publicUrl}</Fact>
          <Fact label={<FormattedMessage id="system.processes" />}>{format.count(system.processes)}</Fact>
          <Fact label="Node.js">{system.nodeVersion}</Fact>
        </Facts>
        <Facts title="system.database">
          <Fact label="PostgreSQL">{system.databaseVersion}</Fact>
          <Fact label={<FormattedMessage id="system.place" />}>
            <FormattedMessage id={system.isDatabaseEmbedded ? 'system.embedded' : 'system.external'} />
          </Fact>
          <Fact label={<FormattedMessage id="system.size" />}>{size(system.databaseSize)}</Fact>
          <Fact label={<FormattedMessage id="system.migration" />}>{system.lastMigration}</Fact>
        </Facts>
        <Facts title="system.mails">
          <Fact label={<FormattedMessage id="system.mailServer" />} tone={system.hasMailServer ? undefined : 'warn'}>
            <FormattedMessage id={system.hasMailServer ? 'system.named' : 'system.notNamed'} />
          </Fact>
          <Fact label={<FormattedMessage id="system.sender" />}>{system.mailSender}</Fact>
          <Fact label={<FormattedMessage id="system.lastMail" />}>
            {system.lastMailAt ? format.instant(system.lastMailAt) : <FormattedMessage id="system.never" />}
          </Fact>
          <Fact label={<FormattedMessage id="system.queued" />}>{count(system.queuedMails)}</Fact>
          <Fact label={<FormattedMessage id="system.failed" />} tone={system.failedMails > 0 ? 'warn' : undefined}>
            {count(system.failedMails)}
          </Fact>
        </Facts>
        <Facts title="system.jobs">
          <Fact label={<FormattedMessage id="system.waiting" />}>{count(system.waitingJobs)}</Fact>
          <Fact label={<FormattedMessage id="system.failed" />} tone={system.failedJobs > 0 ? 'warn' : undefined}>
            {count(system.failedJobs)}
          </Fact>
        </Facts>
        <Facts title="system.storage">
          <Fact label={<FormattedMessage id="system.place" />}>
            <FormattedMessage id={system.isStoredInBucket ? 'system.bucket' : 'system.disk'} />
          </Fact>
          <Fact label={<FormattedMessage id="system.files" />}>
            <FormattedMessage
              id="system.usedOf"
              values={{ used: size(system.storageUsed), total: size(system.storageTotal) }}
            />
          </Fact>
          <Fact label={<FormattedMessage id="system.free" />}>
            {typeof system.diskFree === 'number' && size(system.diskFree)}
          </Fact>
          <Fact label={<FormattedMessage id="system.backups" />}>
            <FormattedMessage id="system.backups.none" />
          </Fact>
        </Facts>
      </div>
    </>
  )
}

function Facts({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <Card title={<FormattedMessage id={title} />}>
      <DetailList>{children}</DetailList>
    </Card>
  )
}

/** Bytes as people read them. */
function Size({ bytes }: { bytes: number }) {
  const isLarge = bytes >= 1e9
  return (
    <FormattedMessage
      id={isLarge ? 'system.gigabytes' : 'system.megabytes'}
      values={{ size: Math.round(bytes / (isLarge ? 1e8 : 1e5)) / 10 }}
    />
  )
}

/** How the server is doing; nothing can be changed here. */
export const page = definePage<SystemPageQuery>({ query, Component: SystemPage, outcome: () => 'found' })
