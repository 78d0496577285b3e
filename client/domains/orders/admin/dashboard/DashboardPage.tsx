import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { DashboardPageQuery } from '../../../../__generated__/DashboardPageQuery.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { PageTop } from '../../../../adminKit/frame/PageTop.tsx'
import { today } from '../../../../adminKit/list/days.ts'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../../router/Link.tsx'
import { PageHead } from '../../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { FirstStepsCard } from '../../../settings/admin/firstSteps/FirstStepsCard.tsx'
import { ordersPath } from '../ordersPath.ts'
import style from './DashboardPage.module.css'
import { DayBars } from './DayBars.tsx'
import { DemoCard } from './DemoCard.tsx'
import { Figure } from './Figure.tsx'
import { LatestOrders } from './LatestOrders.tsx'
import { OpeningNotice } from './OpeningNotice.tsx'

const query = graphql`
  query DashboardPageQuery @preloadable {
    dashboard {
      ordersToday
      revenueToday {
        cents
        currency
      }
      ordersOpenPayment
      ordersToShip
      productsWithSoldOut
      mailsWaiting
      failures
      byDay {
        day
        orders
        revenue {
          cents
          currency
        }
      }
      ...LatestOrders_dashboard
      ...OpeningNotice_dashboard
      firstSteps {
        ...FirstStepsCard_firstSteps
      }
      demo {
        viewerCanRemove
        ...DemoCard_demo
      }
    }
  }
`

function DashboardPage(props: PageProps<DashboardPageQuery>) {
  const { dashboard } = usePreloadedQuery<DashboardPageQuery>(query, props.query)
  const intl = useIntl()
  const format = useAdminFormat()
  const title = intl.formatMessage({ id: 'admin.dashboard.title' })
  const ofToday = `${ordersPath}?from=${today()}&cancelled=without`
  const { byDay, demo, firstSteps } = dashboard
  return (
    <>
      <PageHead title={title} />
      <PageTop
        title={title}
        note={<FormattedMessage id="admin.dashboard.day" values={{ day: format.day(today()) }} />}
      />
      <OpeningNotice dashboard={dashboard} />
      {firstSteps && <FirstStepsCard firstSteps={firstSteps} />}
      {dashboard.failures ? (
        <div className={style.failures}>
          <Notice tone="danger">
            <FormattedMessage id="admin.dashboard.failures" values={{ count: dashboard.failures }} />{' '}
            <Link to="/admincenter/outbox?state=failed" className="link">
              <FormattedMessage id="admin.dashboard.failuresShow" />
            </Link>
          </Notice>
        </div>
      ) : null}
      <ul className={style.figures}>
        <Figure label="admin.dashboard.ordersToday" value={format.count(dashboard.ordersToday)} to={ofToday} />
        <Figure label="admin.dashboard.revenueToday" value={format.money(dashboard.revenueToday)} to={ofToday} />
        <Figure
          label="admin.dashboard.openPayment"
          value={format.count(dashboard.ordersOpenPayment)}
          to={`${ordersPath}?tab=openPayment`}
        />
        <Figure
          label="admin.dashboard.toShip"
          value={format.count(dashboard.ordersToShip)}
          to={`${ordersPath}?tab=toShip`}
        />
        {typeof dashboard.productsWithSoldOut === 'number' && (
          <Figure
            label="admin.dashboard.soldOut"
            value={format.count(dashboard.productsWithSoldOut)}
            to="/admincenter/products?state=sizesSoldOut"
          />
        )}
        {typeof dashboard.mailsWaiting === 'number' && (
          <Figure
            label="admin.dashboard.mailsWaiting"
            value={format.count(dashboard.mailsWaiting)}
            to="/admincenter/outbox?state=queued"
          />
        )}
      </ul>
      <div className={style.bars}>
        <Card title={<FormattedMessage id="admin.dashboard.orders14" />}>
          <DayBars
            what={intl.formatMessage({ id: 'admin.dashboard.orders' })}
            days={byDay.map(({ day, orders }) => ({ day, value: orders, text: format.count(orders) }))}
          />
        </Card>
        <Card title={<FormattedMessage id="admin.dashboard.revenue14" />}>
          <DayBars
            what={intl.formatMessage({ id: 'admin.dashboard.revenue' })}
            days={byDay.map(({ day, revenue }) => ({ day, value: revenue.cents, text: format.money(revenue) }))}
          />
        </Card>
      </div>
      <LatestOrders dashboard={dashboard} />
      {demo?.viewerCanRemove ? <DemoCard demo={demo} /> : null}
    </>
  )
}

/** What today is about: the day's figures, the fortnight, the latest orders. */
export const page = definePage<DashboardPageQuery>({ query, Component: DashboardPage })
