import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { RehearsalResult_rehearsal$key } from '../../__generated__/RehearsalResult_rehearsal.graphql.ts'
import { Link } from '../../router/Link.tsx'
import { Notice } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useAdminFormat } from '../useAdminFormat.ts'
import style from './Rehearsal.module.css'

export interface RehearsalResultProps {
  cancel: () => unknown
  isCancelling: boolean
  rehearsal: RehearsalResult_rehearsal$key
}

const columns = [
  ...(['kit.rehearsal.order', 'kit.rehearsal.customer', 'kit.rehearsal.was'] as const),
  ...(['kit.rehearsal.wouldBe', 'kit.rehearsal.difference'] as const),
] as const

/** How far a rehearsal is, and what came of it: the orders that would cost something else. */
export function RehearsalResult({ cancel, isCancelling, rehearsal }: RehearsalResultProps) {
  const { state, total, done, changedCount, was, wouldBe, startedAt, differences } = useFragment(
    graphql`
      fragment RehearsalResult_rehearsal on Rehearsal {
        state
        total
        done
        changedCount
        startedAt
        was {
          cents
          currency
        }
        wouldBe {
          cents
          currency
        }
        differences {
          orderId
          orderNumber
          customerName
          placedAt
          was {
            cents
            currency
          }
          wouldBe {
            cents
            currency
          }
        }
      }
    `,
    rehearsal,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const isUnderWay = state === 'QUEUED' || state === 'RUNNING'
  const money = (amount: { readonly cents: number; readonly currency: string } | null | undefined) =>
    amount ? format.money(amount) : intl.formatMessage({ id: 'kit.rehearsal.notPossible' })
  const difference = wouldBe.cents - was.cents
  const signed = (cents: number) => `${cents > 0 ? '+' : ''}${format.money({ ...was, cents })}`
  const rows = differences ?? []
  return (
    <div className={style.result}>
      {isUnderWay && (
        <div className={style.begin}>
          <progress
            value={done}
            max={Math.max(1, total)}
            aria-label={intl.formatMessage({ id: 'kit.rehearsal.progress' })}
          />
          <span>
            <FormattedMessage
              id="kit.rehearsal.done"
              values={{ done: format.count(done), total: format.count(total) }}
            />
          </span>
          <Button look="quiet" size="tiny" isBusy={isCancelling} onClick={() => void cancel()}>
            <FormattedMessage id="kit.rehearsal.cancel" />
          </Button>
        </div>
      )}
      {state === 'FAILED' && (
        <Notice tone="danger">
          <FormattedMessage id="kit.rehearsal.failed" />
        </Notice>
      )}
      {state === 'CANCELLED' && (
        <Notice tone="neutral">
          <FormattedMessage id="kit.rehearsal.cancelled" />
        </Notice>
      )}
      {state === 'DONE' && (
        <Notice tone={changedCount === 0 ? 'good' : 'warn'}>
          <FormattedMessage
            id="kit.rehearsal.summary"
            values={{ changed: changedCount, total: done, at: format.instant(startedAt) }}
          />{' '}
          {difference !== 0 && (
            <FormattedMessage
              id="kit.rehearsal.sum"
              values={{ was: format.money(was), wouldBe: format.money(wouldBe), difference: signed(difference) }}
            />
          )}
        </Notice>
      )}
      {state !== 'FAILED' && rows.length > 0 && (
        <div className={style.scroll}>
          <table className={style.differences}>
            <caption className="visually-hidden">
              <FormattedMessage id="kit.rehearsal.differences" />
            </caption>
            <thead>
              <tr>
                {columns.map(column => (
                  <th key={column} scope="col">
                    <FormattedMessage id={column} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <tr key={row.orderId}>
                  <td>
                    <Link className="link" to={`/admincenter/orders/${encodeURIComponent(row.orderId)}`}>
                      {row.orderNumber}
                    </Link>{' '}
                    <span className={style.why}>{format.shortDay(row.placedAt)}</span>
                  </td>
                  <td>{row.customerName}</td>
                  <td>{money(row.was)}</td>
                  <td>{money(row.wouldBe)}</td>
                  <td>{row.was && row.wouldBe ? signed(row.wouldBe.cents - row.was.cents) : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {changedCount > rows.length && (
            <p className={style.why}>
              <FormattedMessage
                id="kit.rehearsal.largest"
                values={{ shown: format.count(rows.length), all: format.count(changedCount) }}
              />
            </p>
          )}
        </div>
      )}
    </div>
  )
}
