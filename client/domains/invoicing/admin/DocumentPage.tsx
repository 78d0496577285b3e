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
import { CourseActions, DocumentCourse } from './DocumentCourse.tsx'
import { DocumentLines } from './DocumentLines.tsx'
import { DocumentState } from './DocumentState.tsx'
import style from './documents.module.css'
import { documentKinds, documentPath, listPath } from './documentsUrl.ts'
import { DraftEditor } from './draft/DraftEditor.tsx'
import { einvoiceTexts } from './einvoiceTexts.ts'
import { kindTexts, listTitles } from './kindTexts.ts'
import { useCancelInvoice } from './mutations/useCancelInvoice.ts'
import { useRestoreInvoice } from './mutations/useRestoreInvoice.ts'
import { DocumentPayments } from './payments/DocumentPayments.tsx'
import { refusalTexts } from './refusalTexts.ts'
import { saidWhole } from './rules/incomplete.ts'
import { sortTexts } from './sortTexts.ts'

const query = graphql`
  query DocumentPageQuery($id: ID!, $isNew: Boolean!, $kind: DocumentKind!) @preloadable {
    document(id: $id) @skip(if: $isNew) {
      id
      isDraft
      kind
      ...DocumentPage_document
      ...DraftEditor_document
    }
    newDocument(kind: $kind) @include(if: $isNew)
    documentVatRates
    documentUnits {
      key
      one
    }
  }
`

function DocumentPage(props: PageProps<DocumentPageQuery>) {
  const data = usePreloadedQuery<DocumentPageQuery>(query, props.query)
  const { document, newDocument, documentUnits, documentVatRates } = data
  if (document && !document.isDraft) return <Document key={document.id} document={document} />
  const named = document?.kind ?? props.query.variables.kind
  const kind = documentKinds.find(each => each.toUpperCase() === named) ?? 'invoice'
  return (
    <DraftEditor
      key={document?.id ?? `new ${kind}`}
      kind={kind}
      document={document ?? null}
      begun={newDocument}
      units={documentUnits}
      rates={documentVatRates}
    />
  )
}

function Document(props: { document: DocumentPage_document$key }) {
  const document = useFragment(
    graphql`
      fragment DocumentPage_document on BusinessDocument {
        id
        kind
        status
        isCancelled
        number
        sort
        date
        dueOn
        validUntil
        issuedAt
        receiverName
        hash
        pdfPath
        xmlPath
        einvoice
        viewerCanCancel
        ...DocumentLines_document
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
        ...DocumentCourse_document
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
  const title = intl.formatMessage({ id: sort ? sortTexts[sort] : kindTexts[document.kind] })
  const isInvoice = document.kind === 'INVOICE'
  const input = { documentId: document.id }
  return (
    <>
      <PageHead title={`${title} ${number}`} />
      <PageTop
        back={{
          to: listPath(document.kind),
          label: (
            <FormattedMessage
              id={listTitles[documentKinds.find(each => each.toUpperCase() === document.kind) ?? 'invoice']}
            />
          ),
        }}
        title={`${title} ${number}`}
        status={<DocumentState {...document} />}
        actions={
          <>
            {document.viewerCanCancel && (
              <Button look="quiet" size="small" onClick={() => setAsked('cancel')}>
                <FormattedMessage id="invoicing.cancel" />
              </Button>
            )}
            {mayChange && sort && sort !== 'CANCELLATION' && sort !== 'CREDIT' && cancellation && (
              <Button look="quiet" size="small" onClick={() => setAsked('restore')}>
                <FormattedMessage id="invoicing.restore" />
              </Button>
            )}
            <CourseActions document={document} />
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
            <Fact label={<FormattedMessage id="invoicing.validUntil" />}>
              {document.validUntil && format.day(document.validUntil)}
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
            {isInvoice && (
              <Fact label={<FormattedMessage id="invoicing.due" />}>
                <Money {...document.due} />
              </Fact>
            )}
          </DetailList>
        </Card>
        <DocumentLines document={document} />
        <DocumentPayments document={document} />
        <Card title={<FormattedMessage id="invoicing.proof" />}>
          <p>
            <FormattedMessage
              id={document.xmlPath ? 'invoicing.proofText' : 'invoicing.proofTextPaper'}
              values={{ instant: document.issuedAt ? format.instant(document.issuedAt) : '' }}
            />
          </p>
          {isInvoice && document.einvoice && (
            <p>
              <FormattedMessage
                id="invoicing.einvoice.said"
                values={{ format: intl.formatMessage({ id: einvoiceTexts[document.einvoice] }) }}
              />
            </p>
          )}
          {document.xmlPath && (
            <p>
              <a className="link" href={document.xmlPath}>
                <FormattedMessage id="invoicing.xml" />
              </a>
            </p>
          )}
          <p className={style.meta}>
            <FormattedMessage id="invoicing.hash" />
            <br />
            <code className={style.hash}>{document.hash}</code>
          </p>
        </Card>
        <DocumentCourse document={document} />
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
        submit={async () => saidWhole(intl, await cancel(input))}
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
        submit={async () => saidWhole(intl, await restore(input))}
        refusalTexts={refusalTexts}
      />
    </>
  )
}

/** One document: a draft to edit; or what is issued: what it says in short, its paper and its e-invoice, where it came from and what it
 *  may become. */
export const page = definePage<DocumentPageQuery>({
  query,
  Component: DocumentPage,
  outcome: ({ document }, place) => (place.params.id && !document ? 'notFound' : 'found'),
})
