import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderDocuments_order$key } from '../../../__generated__/OrderDocuments_order.graphql.ts'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { DocumentState } from './DocumentState.tsx'
import style from './documents.module.css'
import { documentPath } from './documentsUrl.ts'
import { useIssueInvoice } from './mutations/useIssueInvoice.ts'
import { refusalTexts } from './refusalTexts.ts'
import { saidWhole } from './rules/incomplete.ts'

/** What was issued for an order, and the button that issues its invoice. */
export function OrderDocuments(props: { order: OrderDocuments_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderDocuments_order on Order {
        id
        orderNumber
        state
        documents {
          id
          number
          kind
          status
          isCancelled
          sort
          date
          pdfPath
          cancellation {
            id
          }
        }
      }
    `,
    props.order,
  )
  const intl = useIntl()
  const { mayRead, mayWrite } = useViewer()
  const format = useAdminFormat()
  const [issue] = useIssueInvoice()
  const [isAsked, setAsked] = useState(false)
  if (!mayRead('DOCUMENTS')) return null
  const stands = order.documents.some(({ sort, cancellation }) => sort === 'INVOICE' && cancellation === null)
  const mayIssue = mayWrite('DOCUMENTS') && order.state !== 'CANCELLED' && !stands
  if (order.documents.length === 0 && !mayIssue) return null
  return (
    <Card title={<FormattedMessage id="invoicing.title" />}>
      {order.documents.length > 0 && (
        <ul className={style.documents}>
          {order.documents.map(document => (
            <li key={document.id} className={style.document}>
              <Link className="link" to={documentPath(document.id)}>
                {document.number}
              </Link>
              <span className={style.meta}>{format.day(document.date)}</span>
              <DocumentState {...document} />
              <a className="link" href={document.pdfPath} target="_blank" rel="noreferrer">
                <FormattedMessage id="invoicing.pdf" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {mayIssue && (
        <Button look="quiet" size="small" onClick={() => setAsked(true)}>
          <FormattedMessage id="invoicing.issue" />
        </Button>
      )}
      <FormDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title="invoicing.issue.title"
        verb="invoicing.issue"
        text={<FormattedMessage id="invoicing.issue.text" />}
        initial={{}}
        fields={[]}
        submit={async () => saidWhole(intl, await issue({ orderId: order.id }))}
        refusalTexts={refusalTexts}
      />
    </Card>
  )
}
