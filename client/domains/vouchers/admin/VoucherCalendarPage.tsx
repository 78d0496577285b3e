import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { VoucherCalendarPageQuery } from '../../../__generated__/VoucherCalendarPageQuery.graphql.ts'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { today } from '../../../adminKit/list/days.ts'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import style from './calendar.module.css'
import { beside, calendarUrl, spanOf } from './calendarUrl.ts'
import { VoucherDays } from './VoucherDays.tsx'
import { vouchersPath } from './vouchersUrl.ts'

const query = graphql`
  query VoucherCalendarPageQuery($from: Date!, $to: Date!) @preloadable {
    voucherCalendar(from: $from, to: $to) {
      isCapped
      ...VoucherDays_calendar
    }
  }
`

const words = {
  week: {
    itself: 'admin.vouchers.calendar.week',
    before: 'admin.vouchers.calendar.week.before',
    after: 'admin.vouchers.calendar.week.after',
  },
  day: {
    itself: 'admin.vouchers.calendar.day',
    before: 'admin.vouchers.calendar.day.before',
    after: 'admin.vouchers.calendar.day.after',
  },
} as const

function VoucherCalendarPage(props: PageProps<VoucherCalendarPageQuery>) {
  const { voucherCalendar } = usePreloadedQuery<VoucherCalendarPageQuery>(query, props.query)
  const intl = useIntl()
  const format = useAdminFormat()
  const span = spanOf(props.place.search)
  const other = span.view === 'week' ? 'day' : 'week'
  const isThisWeek = today() >= span.from && today() <= span.to
  return (
    <>
      <PageTop
        title={intl.formatMessage({ id: 'admin.vouchers.calendar' })}
        back={{ to: vouchersPath, label: <FormattedMessage id="admin.vouchers.title" /> }}
      />
      <nav className={style.ways} aria-label={intl.formatMessage({ id: 'admin.vouchers.calendar.ways' })}>
        <div className={style.steps}>
          <LinkButton look="quiet" size="small" to={calendarUrl(span.view, beside(span, -1))}>
            <FormattedMessage id={words[span.view].before} />
          </LinkButton>
          <LinkButton look="quiet" size="small" to={calendarUrl(span.view, beside(span, 1))}>
            <FormattedMessage id={words[span.view].after} />
          </LinkButton>
          {!isThisWeek && (
            <LinkButton look="quiet" size="small" to={calendarUrl(span.view, today())}>
              <FormattedMessage id="admin.vouchers.calendar.today" />
            </LinkButton>
          )}
        </div>
        <h2 className={style.span}>
          {span.view === 'day' ? format.day(span.from) : `${format.day(span.from)} – ${format.day(span.to)}`}
        </h2>
        <LinkButton look="quiet" size="small" to={calendarUrl(other, isThisWeek ? today() : span.from)}>
          <FormattedMessage id={words[other].itself} />
        </LinkButton>
      </nav>
      {voucherCalendar?.isCapped && (
        <Notice tone="warn">
          <FormattedMessage id="admin.vouchers.calendar.capped" />
        </Notice>
      )}
      {voucherCalendar && <VoucherDays calendar={voucherCalendar} span={span} />}
    </>
  )
}

/** When vouchers are sold, sent, redeemed, and are to be sent. */
export const page = definePage<VoucherCalendarPageQuery>({ query, Component: VoucherCalendarPage })
