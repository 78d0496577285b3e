import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { WithdrawalAdminPage_withdrawal$key } from '../../../__generated__/WithdrawalAdminPage_withdrawal.graphql.ts'
import type { WithdrawalAdminPageQuery } from '../../../__generated__/WithdrawalAdminPageQuery.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../adminKit/frame/DetailList.tsx'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice, Status } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CompleteDialog } from './CompleteDialog.tsx'
import { DecideDialog } from './DecideDialog.tsx'
import { extentOf, stateTexts } from './stateTexts.ts'
import style from './WithdrawalAdminPage.module.css'
import { withdrawalsPath } from './withdrawalsUrl.ts'

const query = graphql`
  query WithdrawalAdminPageQuery($id: ID!) @preloadable {
    withdrawal(id: $id) {
      id
      ...WithdrawalAdminPage_withdrawal
    }
  }
`

function WithdrawalAdminPage(props: PageProps<WithdrawalAdminPageQuery>) {
  const { withdrawal } = usePreloadedQuery<WithdrawalAdminPageQuery>(query, props.query)
  return withdrawal && <Withdrawal key={withdrawal.id} withdrawal={withdrawal} />
}

const proofs = {
  ACCOUNT: 'admin.withdrawal.proof.ACCOUNT',
  LINK: 'admin.withdrawal.proof.LINK',
  EMAIL: 'admin.withdrawal.proof.EMAIL',
  STAFF: 'admin.withdrawal.proof.STAFF',
} as const

const terms = {
  BEFORE_DELIVERY: 'admin.withdrawal.termText.beforeDelivery',
  IN_TIME: 'admin.withdrawal.termText.inTime',
  LATE: 'admin.withdrawal.termText.late',
  TO_BE_CHECKED: 'admin.withdrawal.termText.toBeChecked',
} as const

function Withdrawal(props: { withdrawal: WithdrawalAdminPage_withdrawal$key }) {
  const withdrawal = useFragment(
    graphql`
      fragment WithdrawalAdminPage_withdrawal on Withdrawal {
        id
        revision
        orderNumber
        name
        email
        parts
        items {
          title
          amount
        }
        declaredAt
        state
        answer
        decidedAt
        proof
        viewerCanDecide
        term {
          kind
          earliestEnd
          likelyEnd
        }
        arrivedOn
        order {
          orderNumber
        }
      }
    `,
    props.withdrawal,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const [isCompleting, setCompleting] = useState(false)
  const [decision, setDecision] = useState<'accept' | 'refuse' | null>(null)
  const { order, term, state } = withdrawal
  const title = intl.formatMessage({ id: 'admin.withdrawal.title' }, { number: withdrawal.orderNumber })
  const extent = extentOf(withdrawal, intl.formatMessage({ id: 'admin.withdrawals.everything' }))
  return (
    <>
      <PageHead title={title} />
      <PageTop
        back={{ to: withdrawalsPath, label: <FormattedMessage id="admin.withdrawals.title" /> }}
        title={title}
        status={
          <Status tone={stateTexts[state].tone}>
            <FormattedMessage id={stateTexts[state].text} />
          </Status>
        }
        actions={
          withdrawal.viewerCanDecide && (
            <>
              <Button look="quiet" size="small" onClick={() => setCompleting(true)}>
                <FormattedMessage id="admin.withdrawal.complete" />
              </Button>
              <Button look="quiet" size="small" onClick={() => setDecision('refuse')}>
                <FormattedMessage id="admin.withdrawal.refuse" />
              </Button>
              <Button size="small" onClick={() => setDecision('accept')}>
                <FormattedMessage id="admin.withdrawal.accept" />
              </Button>
            </>
          )
        }
      />
      <div className={style.cards}>
        <Card title={<FormattedMessage id="admin.withdrawal.declaration" />}>
          <DetailList isClose>
            <Fact label={<FormattedMessage id="admin.withdrawals.declared" />}>
              {format.instant(withdrawal.declaredAt)}
            </Fact>
            <Fact label={<FormattedMessage id="admin.withdrawals.name" />}>{withdrawal.name}</Fact>
            <Fact label={<FormattedMessage id="admin.withdrawals.email" />}>
              <a href={`mailto:${withdrawal.email}`}>{withdrawal.email}</a>
            </Fact>
            <Fact label={<FormattedMessage id="admin.withdrawals.extent" />}>
              <span className={style.words}>{extent.join('\n')}</span>
            </Fact>
          </DetailList>
        </Card>
        <Card title={<FormattedMessage id="admin.withdrawal.order" />}>
          {order ? (
            <>
              <p>
                <Link className="link" to={`/admincenter/orders/${order.orderNumber}`}>
                  <FormattedMessage id="admin.withdrawal.openOrder" values={{ number: order.orderNumber }} />
                </Link>
              </p>
              {withdrawal.proof && (
                <p>
                  <FormattedMessage id={proofs[withdrawal.proof]} />
                </p>
              )}
              {term && (
                <Notice tone={term.kind === 'TO_BE_CHECKED' || term.kind === 'LATE' ? 'warn' : 'neutral'}>
                  <FormattedMessage
                    id={
                      withdrawal.arrivedOn && term.kind === 'IN_TIME'
                        ? 'admin.withdrawal.termText.inTimeKnown'
                        : terms[term.kind]
                    }
                    values={{
                      day: term.earliestEnd ? format.day(term.earliestEnd) : '',
                      likely: term.likelyEnd ? format.day(term.likelyEnd) : '',
                      arrived: withdrawal.arrivedOn ? format.day(withdrawal.arrivedOn) : '',
                    }}
                  />
                </Notice>
              )}
              <p>
                <FormattedMessage id="admin.withdrawal.excludedHint" />
              </p>
            </>
          ) : (
            <Notice tone="warn">
              <FormattedMessage id="admin.withdrawal.noOrder" />
            </Notice>
          )}
          {withdrawal.decidedAt && (
            <p className={style.words}>
              <FormattedMessage
                id="admin.withdrawal.decided"
                values={{ instant: format.instant(withdrawal.decidedAt) }}
              />
              {withdrawal.answer && `\n${withdrawal.answer}`}
            </p>
          )}
        </Card>
      </div>
      <CompleteDialog withdrawal={withdrawal} isOpen={isCompleting} onClose={() => setCompleting(false)} />
      <DecideDialog
        withdrawalId={withdrawal.id}
        revision={withdrawal.revision}
        decision={decision}
        onClose={() => setDecision(null)}
      />
    </>
  )
}

/** One declaration of withdrawal: what was declared, about which order, in time or not, and what is answered. */
export const page = definePage<WithdrawalAdminPageQuery>({
  query,
  Component: WithdrawalAdminPage,
  outcome: ({ withdrawal }) => (withdrawal ? 'found' : 'notFound'),
})
