import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { PartnerPageQuery, PartnerPageQuery$data } from '../../../__generated__/PartnerPageQuery.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice, Status } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Price.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { AccountFrame } from '../../accounts/parts/AccountFrame.tsx'
import { usePercent } from '../parts/usePercent.ts'
import style from './PartnerPage.module.css'

const query = graphql`
  query PartnerPageQuery @preloadable {
    viewer {
      ...AccountFrame_viewer
      partnership {
        link
        kind
        value
        rates {
          groupId
          title
          value
        }
        windowDays
        waitDays
        isActive
        figures {
          open {
            cents
            currency
          }
          due {
            cents
            currency
          }
          paid {
            cents
            currency
          }
        }
        visits {
          count
        }
        earnings {
          commissions {
            key
            orderNumber
            at
            state
            net {
              cents
              currency
            }
            amount {
              cents
              currency
            }
          }
          payouts {
            key
            paidOn
            reference
            amount {
              cents
              currency
            }
          }
        }
      }
    }
  }
`

type Partnership = NonNullable<PartnerPageQuery$data['viewer']['partnership']>

const states: Readonly<
  Record<string, { readonly text: MessageId; readonly tone: 'good' | 'neutral' | 'info' | 'warn' }>
> = {
  WAITING: { text: 'partner.state.WAITING', tone: 'info' },
  DUE: { text: 'partner.state.DUE', tone: 'warn' },
  PAID: { text: 'partner.state.PAID', tone: 'good' },
  VOID: { text: 'partner.state.VOID', tone: 'neutral' },
}

function PartnerPage(props: PageProps<PartnerPageQuery>) {
  const { viewer } = usePreloadedQuery<PartnerPageQuery>(query, props.query)
  const intl = useIntl()
  const { partnership } = viewer
  const lead = <FormattedMessage id={partnership ? 'partner.lead' : 'partner.none'} />
  return (
    <AccountFrame viewer={viewer} title={intl.formatMessage({ id: 'partner.title' })} lead={lead}>
      {partnership && (
        <div className={style.blocks}>
          {!partnership.isActive && (
            <Notice tone="warn">
              <FormattedMessage id="partner.inactive" />
            </Notice>
          )}
          <OwnLink link={partnership.link} />
          <Figures partnership={partnership} />
          <Terms partnership={partnership} />
          <Commissions commissions={partnership.earnings.commissions} />
          <Payouts payouts={partnership.earnings.payouts} />
        </div>
      )}
    </AccountFrame>
  )
}

function Heading({ id }: { id: 'partner.link' | 'partner.terms' | 'partner.commissions' | 'partner.payouts' }) {
  return (
    <h2 className={`h3 ${style.heading}`}>
      <FormattedMessage id={id} />
    </h2>
  )
}

function OwnLink({ link }: { link: string }) {
  const intl = useIntl()
  const { tell } = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      tell({ kind: 'success', title: intl.formatMessage({ id: 'partner.copied' }) })
    } catch {
      tell({ kind: 'warning', title: intl.formatMessage({ id: 'partner.notCopied' }) })
    }
  }
  return (
    <section>
      <Heading id="partner.link" />
      <div className={style.link}>
        <span className={style.address}>{link}</span>
        <Button look="quiet" onClick={() => void copy()}>
          <FormattedMessage id="partner.copy" />
        </Button>
      </div>
      <p className={style.quiet}>
        <FormattedMessage id="partner.linkHint" />
      </p>
    </section>
  )
}

function Figures({ partnership: { figures, visits } }: { partnership: Partnership }) {
  return (
    <dl className={style.figures}>
      {(['due', 'open', 'paid'] as const).map(name => (
        <div key={name}>
          <dt>
            {name === 'due' && <FormattedMessage id="partner.due" />}
            {name === 'open' && <FormattedMessage id="partner.open" />}
            {name === 'paid' && <FormattedMessage id="partner.paid" />}
          </dt>
          <dd>
            <Money {...figures[name]} />
          </dd>
        </div>
      ))}
      <div>
        <dt>
          <FormattedMessage id="partner.visits" />
        </dt>
        <dd>
          <FormattedNumber value={visits.reduce((all, { count }) => all + count, 0)} />
        </dd>
      </div>
    </dl>
  )
}

function Terms({ partnership }: { partnership: Partnership }) {
  const { kind, value, rates, windowDays, waitDays, figures } = partnership
  const percent = usePercent()
  const format = useFormat()
  const isFixed = kind === 'FIXED'
  return (
    <section>
      <Heading id="partner.terms" />
      <ul className={style.terms}>
        <li>
          {isFixed ? (
            <FormattedMessage
              id="partner.terms.fixed"
              values={{ amount: format.money({ cents: value, currency: figures.open.currency }) }}
            />
          ) : (
            <FormattedMessage id="partner.terms.percent" values={{ percent: percent(value) }} />
          )}
        </li>
        {!isFixed &&
          rates.map(
            rate =>
              rate.title != null && (
                <li key={rate.groupId}>
                  <FormattedMessage
                    id="partner.terms.group"
                    values={{ group: rate.title, percent: percent(rate.value) }}
                  />
                </li>
              ),
          )}
        <li className={style.quiet}>
          <FormattedMessage id="partner.terms.window" values={{ days: windowDays }} />
        </li>
        <li className={style.quiet}>
          <FormattedMessage id="partner.terms.wait" values={{ days: waitDays }} />
        </li>
      </ul>
    </section>
  )
}

function Commissions({ commissions }: { commissions: Partnership['earnings']['commissions'] }) {
  const format = useFormat()
  return (
    <section>
      <Heading id="partner.commissions" />
      {commissions.length === 0 ? (
        <p className={style.quiet}>
          <FormattedMessage id="partner.noCommissions" />
        </p>
      ) : (
        <table className={style.rows}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="partner.placed" />
              </th>
              <th scope="col" className={style.wide}>
                <FormattedMessage id="partner.order" />
              </th>
              <th scope="col">
                <FormattedMessage id="partner.state" />
              </th>
              <th scope="col" className={`${style.number} ${style.wide}`}>
                <FormattedMessage id="partner.net" />
              </th>
              <th scope="col" className={style.number}>
                <FormattedMessage id="partner.amount" />
              </th>
            </tr>
          </thead>
          <tbody>
            {commissions.map(({ key, orderNumber, at, state, net, amount }) => {
              const { text, tone } = states[state] ?? states.WAITING!
              return (
                <tr key={key}>
                  <td>{format.day(at)}</td>
                  <td className={style.wide}>{orderNumber}</td>
                  <td>
                    <Status tone={tone} isHollow={tone === 'neutral'}>
                      <FormattedMessage id={text as 'partner.state.DUE'} />
                    </Status>
                  </td>
                  <td className={`${style.number} ${style.wide}`}>
                    <Money {...net} />
                  </td>
                  <td className={style.number}>
                    <strong>
                      <Money {...amount} />
                    </strong>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Payouts({ payouts }: { payouts: Partnership['earnings']['payouts'] }) {
  const format = useFormat()
  return (
    <section>
      <Heading id="partner.payouts" />
      {payouts.length === 0 ? (
        <p className={style.quiet}>
          <FormattedMessage id="partner.noPayouts" />
        </p>
      ) : (
        <table className={style.rows}>
          <tbody>
            {payouts.map(({ key, paidOn, reference, amount }) => (
              <tr key={key}>
                <td>{format.day(paidOn)}</td>
                <td>{reference}</td>
                <td className={style.number}>
                  <strong>
                    <Money {...amount} />
                  </strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** What a partner earns: their link, their terms, orders without a word of who bought, and payouts. */
export const page = definePage<PartnerPageQuery>({ query, Component: PartnerPage })
