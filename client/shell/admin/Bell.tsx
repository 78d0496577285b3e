import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { BellQuery } from '../../__generated__/BellQuery.graphql.ts'
import { useChanges } from '../../adminKit/changes.tsx'
import { BellIcon } from '../../adminKit/icons.tsx'
import { Link } from '../../router/Link.tsx'
import { Boundary } from '../../ui/Boundary.tsx'
import style from './Bell.module.css'

/** How often it is asked whether there is something new. */
const askedMilliseconds = 60_000
/** More are not counted. */
const mostCounted = 99

/** Leads to what somebody was told, and says how much of it they have not read. */
export function Bell() {
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    // Nobody looks at what lies behind other windows.
    const timer = setInterval(() => !document.hidden && setAsked(times => times + 1), askedMilliseconds)
    return () => clearInterval(timer)
  }, [])
  return (
    <Link to="/admincenter/notifications" className={style.bell}>
      <BellIcon size={20} />
      <span className="visually-hidden">
        <FormattedMessage id="admin.shell.notifications" />
      </span>
      {/* Without its number it still leads there; the next time it is asked for again. */}
      <Boundary resetKey={asked} fallback={() => null}>
        <Suspense>
          <Unread asked={asked} />
        </Suspense>
      </Boundary>
    </Link>
  )
}

function Unread({ asked }: { asked: number }) {
  // Deferred, so that the old number stays until the new one is there.
  const key = useDeferredValue(`${asked} ${useChanges().count}`)
  const { unreadNotifications: count } = useLazyLoadQuery<BellQuery>(
    graphql`
      query BellQuery {
        unreadNotifications
      }
    `,
    {},
    { fetchKey: key, fetchPolicy: 'store-and-network' },
  )
  if (count === 0) return null
  return (
    <span className={style.count}>
      <span aria-hidden="true">{count > mostCounted ? `${mostCounted}+` : count}</span>
      <span className="visually-hidden">
        <FormattedMessage id="admin.shell.unread" values={{ count }} />
      </span>
    </span>
  )
}
