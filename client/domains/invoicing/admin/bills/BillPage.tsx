import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { BillPage_bill$key } from '../../../../__generated__/BillPage_bill.graphql.ts'
import type { BillPageQuery } from '../../../../__generated__/BillPageQuery.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../../adminKit/frame/DetailList.tsx'
import { PageTop } from '../../../../adminKit/frame/PageTop.tsx'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { PageHead } from '../../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { Money } from '../../../../ui/Price.tsx'
import { BillDecisions } from './BillDecisions.tsx'
import { BillFaults } from './BillFaults.tsx'
import { BillLines } from './BillLines.tsx'
import style from './BillPage.module.css'
import { BillState } from './BillState.tsx'
import { BillTerms } from './BillTerms.tsx'
import { billsPath } from './billsUrl.ts'
import { formats } from './billTexts.ts'

const query = graphql`
  query BillPageQuery($id: ID!) @preloadable {
    vendorBill(id: $id) {
      id
      ...BillPage_bill
    }
  }
`

function BillPage(props: PageProps<BillPageQuery>) {
  const { vendorBill } = usePreloadedQuery<BillPageQuery>(query, props.query)
  return vendorBill && <Bill key={vendorBill.id} bill={vendorBill} />
}

function Bill(props: { bill: BillPage_bill$key }) {
  const bill = useFragment(
    graphql`
      fragment BillPage_bill on VendorBill {
        number
        vendorName
        dueOn
        paidOn
        state
        reason
        isOverdue
        format
        fileName
        filePath
        sha256
        receivedAt
        gross {
          cents
          currency
        }
        due {
          cents
          currency
        }
        ...BillDecisions_bill
        ...BillFaults_bill
        ...BillLines_bill
        ...BillTerms_bill
      }
    `,
    props.bill,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const title = `${bill.vendorName} ${bill.number}`
  return (
    <>
      <PageHead title={title} />
      <PageTop
        back={{ to: billsPath, label: <FormattedMessage id="invoicing.bill.title" /> }}
        title={title}
        status={
          <>
            <BillState state={bill.state} isOverdue={false} />
            {bill.isOverdue && <BillState state={bill.state} isOverdue />}
          </>
        }
        actions={<BillDecisions bill={bill} />}
      />
      <div className={style.columns}>
        <Card title={<FormattedMessage id="invoicing.bill.summary" />}>
          <DetailList isClose>
            <Fact label={<FormattedMessage id="invoicing.bill.gross" />}>
              <Money {...bill.gross} />
            </Fact>
            <Fact label={<FormattedMessage id="invoicing.bill.due" />}>
              <Money {...bill.due} />
            </Fact>
            <Fact label={<FormattedMessage id="invoicing.bill.dueOn" />} {...(bill.isOverdue && { tone: 'warn' })}>
              {format.day(bill.dueOn)}
            </Fact>
            <Fact label={<FormattedMessage id="invoicing.bill.paidOn" />}>
              {bill.paidOn && format.day(bill.paidOn)}
            </Fact>
            <Fact label={<FormattedMessage id="invoicing.bill.reason" />}>{bill.reason}</Fact>
          </DetailList>
        </Card>
        <Card title={<FormattedMessage id="invoicing.bill.file" />}>
          <DetailList isClose>
            <Fact label={<FormattedMessage id="invoicing.bill.format" />}>
              {intl.formatMessage({ id: formats[bill.format] })}
            </Fact>
            <Fact label={<FormattedMessage id="invoicing.bill.original" />}>
              <a className="link" href={bill.filePath}>
                {bill.fileName}
              </a>
            </Fact>
            <Fact label={<FormattedMessage id="invoicing.bill.receivedAt" />}>{format.instant(bill.receivedAt)}</Fact>
            <Fact label="SHA-256">
              <code className={style.hash}>{bill.sha256}</code>
            </Fact>
          </DetailList>
        </Card>
      </div>
      <BillFaults bill={bill} />
      <BillLines bill={bill} />
      <BillTerms bill={bill} />
    </>
  )
}

/** A vendor's bill as people read it: what it comes to, what is wrong with it, its lines, and all else that it says. */
export const page = definePage<BillPageQuery>({
  query,
  Component: BillPage,
  outcome: ({ vendorBill }) => (vendorBill ? 'found' : 'notFound'),
})
