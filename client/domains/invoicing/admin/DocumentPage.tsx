import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { DocumentPage_document$key } from '../../../__generated__/DocumentPage_document.graphql.ts'
import type { DocumentPageQuery } from '../../../__generated__/DocumentPageQuery.graphql.ts'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../adminKit/frame/DetailList.tsx'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Price.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { DocumentState } from './DocumentState.tsx'
import style from './documents.module.css'
import { documentPath, documentsPath } from './documentsUrl.ts'
import { useCancelInvoice } from './mutations/useCancelInvoice.ts'
import { useRestoreInvoice } from './mutations/useRestoreInvoice.ts'
import { DocumentPayments } from './payments/DocumentPayments.tsx'
import { refusalTexts } from './refusalTexts.ts'
import { sortTexts } from './sortTexts.ts'

const query = graphql`
  query DocumentPageQuery($id: ID!) @preloadable {
    document(id: $id) {
      id
      ...DocumentPage_document
    }
  }
`

function DocumentPage(props: PageProps<DocumentPageQuery>) {
  const { document } = usePreloadedQuery<DocumentPageQuery>(query, props.query)
  return document && <Document key={document.id} document={document} />
}

function Document(props: { document: DocumentPage_document$key }) {
  const document = useFragment(
    graphql`
      fragment DocumentPage_document on BusinessDocument {
        id
        number
        sort
        date
        dueOn
        issuedAt
        receiverName
        hash
        pdfPath
        xmlPath
        viewerCanCancel
        ...DocumentPayments_document
        net {
          cents
          currency
        }
        vat {
          cents
          currency
        }
        gross {
          cents
          currency
        }
        due {
          cents
          currency
        }
        order {
          orderNumber
        }
        corrects {
          id
          number
        }
        cancellation {
          id
          number
        }
      }
    `,
    props.document,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const mayChange = useViewer().mayWrite('DOCUMENTS')
  const [cancel] = useCancelInvoice()
  const [restore] = useRestoreInvoice()
  const [asked, setAsked] = useState<'cancel' | 'restore' | null>(null)
  const { sort, cancellation, corrects, order, number } = document
  const title = intl.formatMessage({ id: sort ? sortTexts[sort] : 'invoicing.title' })
  const input = { documentId: document.id }
  return (
    <>
      <PageHead title={`${title} ${number}`} />
      <PageTop
        back={{ to: documentsPath, label: <FormattedMessage id="invoicing.title" /> }}
        title={`${title} ${number}`}
        status={<DocumentState sort={sort} isCancelled={cancellation !== null} />}
        actions={
          <>
            {document.viewerCanCancel && (
              <Button look="quiet" size="small" onClick={() => setAsked('cancel')}>
                <FormattedMessage id="invoicing.cancel" />
              </Button>
            )}
            {mayChange && sort === 'INVOICE' && cancellation && (
              <Button look="quiet" size="small" onClick={() => setAsked('restore')}>
                <FormattedMessage id="invoicing.restore" />
              </Button>
            )}
            <a className="link" href={document.pdfPath} target="_blank" rel="noreferrer">
              <FormattedMessage id="invoicing.pdfOpen" />
            </a>
          </>
        }
      />
      <div className={style.columns}>
        <Card title={<FormattedMessage id="invoicing.document" />}>
          <DetailList isClose>
            <Fact label={<FormattedMessage id="invoicing.receiver" />}>{document.receiverName}</Fact>
            <Fact label={<FormattedMessage id="invoicing.date" />}>{format.day(document.date)}</Fact>
            <Fact label={<FormattedMessage id="invoicing.dueOn" />}>
              {document.dueOn && format.day(document.dueOn)}
            </Fact>
            <Fact label={<FormattedMessage id="invoicing.order" />}>
              {order && (
                <Link className="link" to={`/admincenter/orders/${order.orderNumber}`}>
                  {order.orderNumber}
                </Link>
              )}
            </Fact>
            <Fact
              label={<FormattedMessage id={sort === 'CANCELLATION' ? 'invoicing.cancels' : 'invoicing.replaces'} />}
            >
              {corrects && (
                <Link className="link" to={documentPath(corrects.id)}>
                  {corrects.number}
                </Link>
              )}
            </Fact>
            <Fact label={<FormattedMessage id="invoicing.cancelledBy" />}>
              {cancellation && (
                <Link className="link" to={documentPath(cancellation.id)}>
                  {cancellation.number}
                </Link>
              )}
            </Fact>
          </DetailList>
        </Card>
        <Card title={<FormattedMessage id="invoicing.sums" />}>
          <DetailList>
            <Fact label={<FormattedMessage id="invoicing.net" />}>
              <Money {...document.net} />
            </Fact>
            <Fact label={<FormattedMessage id="invoicing.vat" />}>
              <Money {...document.vat} />
            </Fact>
            <Fact label={<FormattedMessage id="invoicing.gross" />}>
              <Money {...document.gross} />
            </Fact>
            <Fact label={<FormattedMessage id="invoicing.due" />}>
              <Money {...document.due} />
            </Fact>
          </DetailList>
        </Card>
        <DocumentPayments document={document} />
        <Card title={<FormattedMessage id="invoicing.proof" />}>
          <p>
            <FormattedMessage id="invoicing.proofText" values={{ instant: format.instant(document.issuedAt) }} />
          </p>
          <p>
            <a className="link" href={document.xmlPath}>
              <FormattedMessage id="invoicing.xml" />
            </a>
          </p>
          <p className={style.meta}>
            <FormattedMessage id="invoicing.hash" />
            <br />
            <code className={style.hash}>{document.hash}</code>
          </p>
        </Card>
      </div>
      <FormDialog
        isOpen={asked === 'cancel'}
        onClose={() => setAsked(null)}
        title="invoicing.cancel.title"
        verb="invoicing.cancel"
        back="invoicing.cancel.back"
        text={<FormattedMessage id="invoicing.cancel.text" values={{ number }} />}
        initial={{}}
        fields={[]}
        submit={() => cancel(input)}
        refusalTexts={refusalTexts}
        isDangerous
      />
      <FormDialog
        isOpen={asked === 'restore'}
        onClose={() => setAsked(null)}
        title="invoicing.restore.title"
        verb="invoicing.restore"
        text={<FormattedMessage id="invoicing.restore.text" values={{ number }} />}
        initial={{}}
        fields={[]}
        submit={() => restore(input)}
        refusalTexts={refusalTexts}
      />
    </>
  )
}

/** One issued document: what it says in short, its paper and its e-invoice, and what can be done about it. */
export const page = definePage<DocumentPageQuery>({
  query,
  Component: DocumentPage,
  outcome: ({ document }) => (document ? 'found' : 'notFound'),
})
