import { type ReactNode, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { DispatchCountdown_dispatches$key } from '../../../__generated__/DispatchCountdown_dispatches.graphql.ts'
import { TruckIcon } from '../../../ui/icons.tsx'
import { countdown } from './countdown.ts'

export interface DispatchCountdownProps {
  dispatches: DispatchCountdown_dispatches$key
  className: string | undefined
}

const STEP = 10_000

/** The time, in steps; null on the server and while its page is taken over, which may have been drawn long ago. */
const useNow = (): number | null =>
  useSyncExternalStore(
    tick => {
      const timer = setInterval(tick, STEP)
      return () => clearInterval(timer)
    },
    () => Math.floor(Date.now() / STEP) * STEP + STEP,
    () => null,
  )

const strong = (parts: ReactNode) => <strong>{parts}</strong>

/**
 * How long is left until an order is sent on which day. Its line is there from the beginning, so that nothing moves; what it
 * says comes with the browser's clock, for pages are kept. Screen readers are not told each minute.
 */
export function DispatchCountdown(props: DispatchCountdownProps) {
  const dispatches = useFragment(
    graphql`
      fragment DispatchCountdown_dispatches on Dispatch @relay(plural: true) {
        orderBy
        orderOn
        sentOn
      }
    `,
    props.dispatches,
  )
  const intl = useIntl()
  const now = useNow()
  if (dispatches.length === 0) return null
  // In the shop's time zone, in which all dates are shown.
  const today = now === null ? '' : new Intl.DateTimeFormat('en-CA', { timeZone: intl.timeZone }).format(now)
  const left = now === null ? null : countdown(dispatches, now, today)
  if (now !== null && left === null) return null
  return (
    <p className={props.className}>
      <TruckIcon size={20} />
      <span>
        {left === null ? (
          '\u00A0'
        ) : (
          <FormattedMessage
            id="catalogue.dispatch.in"
            values={{
              ...left,
              strong,
              date: intl.formatDate(left.sentOn, {
                weekday: 'short',
                day: '2-digit',
                month: '2-digit',
                timeZone: 'UTC',
              }),
            }}
          />
        )}
      </span>
    </p>
  )
}
