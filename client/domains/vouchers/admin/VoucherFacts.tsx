import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { VoucherFacts_voucher$key } from '../../../__generated__/VoucherFacts_voucher.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../adminKit/frame/DetailList.tsx'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { Money } from '../../../ui/Price.tsx'
import style from './vouchers.module.css'

/** What is on a voucher, and what was decided when it was issued. */
export function VoucherFacts(props: { voucher: VoucherFacts_voucher$key }) {
  const { code, value, balance, isSold, createdAt, sentAt, template } = useFragment(
    graphql`
      fragment VoucherFacts_voucher on Voucher {
        code
        value {
          cents
          currency
        }
        balance {
          cents
          currency
        }
        isSold
        createdAt
        sentAt
        template {
          title
        }
      }
    `,
    props.voucher,
  )
  return (
    <Card title={<FormattedMessage id="admin.vouchers.balance" />}>
      <p className={style.balance}>
        <Money {...balance} />
      </p>
      <DetailList>
        <Fact label={<FormattedMessage id="admin.vouchers.value" />}>
          <Money {...value} />
        </Fact>
        <Fact label={<FormattedMessage id="admin.vouchers.code" />}>
          <span className={style.code}>{code}</span>
        </Fact>
        <Fact label={<FormattedMessage id="admin.vouchers.origin" />}>
          <FormattedMessage id={isSold ? 'admin.vouchers.sold' : 'admin.vouchers.issued'} />
        </Fact>
        <Fact label={<FormattedMessage id="admin.vouchers.created" />}>
          <Instant at={createdAt} />
        </Fact>
        <Fact label={<FormattedMessage id="admin.vouchers.sentAt" />}>
          {sentAt ? <Instant at={sentAt} /> : <FormattedMessage id="admin.vouchers.notSent" />}
        </Fact>
        <Fact label={<FormattedMessage id="admin.vouchers.template" />}>
          {template?.title ?? <FormattedMessage id="admin.vouchers.plain" />}
        </Fact>
      </DetailList>
    </Card>
  )
}
