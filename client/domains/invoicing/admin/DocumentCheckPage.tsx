import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay'
import type { DocumentCheckPageQuery } from '../../../__generated__/DocumentCheckPageQuery.graphql.ts'
import type { DocumentCheckPartQuery } from '../../../__generated__/DocumentCheckPartQuery.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice, Status } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import style from './documents.module.css'
import { kindTexts } from './kindTexts.ts'

const query = graphql`
  query DocumentCheckPageQuery @preloadable {
    documentRanges {
      kind
      year
      issued
      lastNumber
      missing
      isGapless
    }
  }
`

type Fault = DocumentCheckPartQuery['response']['documentCheck']['faults'][number]
interface Progress {
  readonly checked: number
  readonly faults: readonly Fault[]
  readonly state: 'running' | 'done' | 'failed'
}

const faultTexts = {
  CHANGED: 'invoicing.check.changed',
  UNLINKED: 'invoicing.check.unlinked',
  MISSING: 'invoicing.check.missing',
} as const satisfies Record<Fault['kind'], MessageId>
/** So many faults are listed; who has more needs the command. */
const mostShown = 100

function DocumentCheckPage(props: PageProps<DocumentCheckPageQuery>) {
  const intl = useIntl()
  const { documentRanges: ranges } = usePreloadedQuery<DocumentCheckPageQuery>(query, props.query)
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'invoicing.check.title' })} />
      <PageTop
        title={<FormattedMessage id="invoicing.check.title" />}
        note={<FormattedMessage id="invoicing.check.note" />}
      />
      <div className={style.checks}>
        <ChainCheck isNothing={ranges.length === 0} />
        <Card title={<FormattedMessage id="invoicing.check.ranges" />}>
          {ranges.length === 0 && (
            <p>
              <FormattedMessage id="invoicing.check.noRanges" />
            </p>
          )}
          <ul className={style.lines}>
            {ranges.map(({ kind, year, issued, lastNumber, missing, isGapless }) => (
              <li key={`${kind} ${year}`} className={style.line}>
                <span className={style.lineTitle}>
                  <FormattedMessage id={kindTexts[kind]} /> {year}
                </span>
                <Status tone={isGapless ? 'good' : 'danger'}>
                  <FormattedMessage id={isGapless ? 'invoicing.check.gapless' : 'invoicing.check.gaps'} />
                </Status>
                <span className={style.lineMeta}>
                  <FormattedMessage
                    id="invoicing.check.issued"
                    values={{ count: issued, number: lastNumber ?? '', isGiven: lastNumber === null ? 'no' : 'yes' }}
                  />
                </span>
                {missing.length > 0 && (
                  <span className={style.lineMeta}>
                    <FormattedMessage id="invoicing.check.missingNumbers" values={{ numbers: missing.join(', ') }} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}

/** Looks along the whole chain, fifty documents at a time, and says how far it is and what it found. */
function ChainCheck({ isNothing }: { isNothing: boolean }) {
  const environment = useRelayEnvironment()
  const format = useAdminFormat()
  const [progress, setProgress] = useState<Progress | null>(null)
  const check = async () => {
    let checked = 0
    let faults: readonly Fault[] = []
    setProgress({ checked, faults, state: 'running' })
    try {
      for (let after: number | null = 0; after !== null; ) {
        const answer: DocumentCheckPartQuery['response'] | undefined = await fetchQuery<DocumentCheckPartQuery>(
          environment,
          graphql`
            query DocumentCheckPartQuery($after: Int!) {
              documentCheck(after: $after) {
                checked
                next
                faults {
                  kind
                  number
                  place
                }
              }
            }
          `,
          { after },
        ).toPromise()
        const part: DocumentCheckPartQuery['response']['documentCheck'] = answer!.documentCheck
        checked += part.checked
        faults = [...faults, ...part.faults]
        after = part.next ?? null
        setProgress({ checked, faults, state: after === null ? 'done' : 'running' })
      }
    } catch {
      // Why it failed is said where all failing questions are; here, how far it came, and the button tries again.
      setProgress({ checked, faults, state: 'failed' })
    }
  }
  const isRunning = progress?.state === 'running'
  return (
    <Card title={<FormattedMessage id="invoicing.check.chain" />}>
      <p>
        <FormattedMessage id="invoicing.check.chainText" />
      </p>
      <div>
        <Button isBusy={isRunning} disabled={isNothing} onClick={() => void check()}>
          <FormattedMessage id="invoicing.check.run" />
        </Button>
      </div>
      <div aria-live="polite">
        {isRunning && (
          <p className={style.meta}>
            <FormattedMessage id="invoicing.check.running" values={{ count: progress.checked }} />
          </p>
        )}
        {progress?.state === 'failed' && (
          <Notice tone="warn">
            <FormattedMessage id="invoicing.check.failed" values={{ count: progress.checked }} />
          </Notice>
        )}
        {progress?.state === 'done' && progress.faults.length === 0 && (
          <Notice tone="good">
            <FormattedMessage id="invoicing.check.fine" values={{ count: progress.checked }} />
          </Notice>
        )}
        {progress && progress.faults.length > 0 && (
          <Notice tone="danger">
            <FormattedMessage
              id="invoicing.check.faults"
              values={{ count: progress.faults.length, checked: format.count(progress.checked) }}
            />
            <ul className={style.faults}>
              {progress.faults.slice(0, mostShown).map(({ kind, number, place }) => (
                <li key={`${kind} ${number} ${place}`}>
                  <FormattedMessage id={faultTexts[kind]} values={{ number: number ?? '', place: place ?? 0 }} />
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Card>
  )
}

/** Whether all that was issued is what it was, and its numbers are without a gap. */
export const page = definePage<DocumentCheckPageQuery>({
  query,
  Component: DocumentCheckPage,
  outcome: () => 'found',
})
