import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  DocumentCourse_document$data,
  DocumentCourse_document$key,
} from '../../../__generated__/DocumentCourse_document.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { useRouter } from '../../../router/RouterContext.ts'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Price.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { ConvertDialog } from './ConvertDialog.tsx'
import { DocumentState } from './DocumentState.tsx'
import style from './documents.module.css'
import { documentPath } from './documentsUrl.ts'
import { becomeTexts, kindTexts } from './kindTexts.ts'
import { useCopyDocument } from './mutations/useCopyDocument.ts'
import { useStrikeDocument } from './mutations/useStrikeDocument.ts'
import { useUnstrikeDocument } from './mutations/useUnstrikeDocument.ts'
import { refusalTexts } from './refusalTexts.ts'

export interface DocumentCourseProps {
  document: DocumentCourse_document$key
}

const fragment = graphql`
  fragment DocumentCourse_document on BusinessDocument {
    id
    kind
    isDraft
    isCancelled
    becomes
    parents {
      ...DocumentCourse_related @relay(mask: false)
    }
    children {
      ...DocumentCourse_related @relay(mask: false)
    }
    events {
      kind
      at
      name
      note
    }
  }
`

graphql`
  fragment DocumentCourse_related on BusinessDocument {
    id
    kind
    sort
    status
    isCancelled
    number
    gross {
      cents
      currency
    }
  }
`

type Related = DocumentCourse_document$data['children'][number]

const eventTexts = {
  ACCEPTED: 'invoicing.event.accepted',
  DECLINED: 'invoicing.event.declined',
  CANCELLED: 'invoicing.event.cancelled',
  RESTORED: 'invoicing.event.restored',
  SENT: 'invoicing.event.sent',
  WITHDRAWN: 'invoicing.event.withdrawn',
} as const

/** Where a document came from, what was made of it, and what happened to it. */
export function DocumentCourse(props: DocumentCourseProps) {
  const { parents, children, events } = useFragment(fragment, props.document)
  const format = useAdminFormat()
  if (parents.length + children.length + events.length === 0) return null
  return (
    <Card title={<FormattedMessage id="invoicing.course" />}>
      <RelatedList title={<FormattedMessage id="invoicing.course.from" />} documents={parents} />
      <RelatedList title={<FormattedMessage id="invoicing.course.made" />} documents={children} />
      {events.length > 0 && (
        <ul className={style.documents}>
          {events.map(({ kind, at, name, note }, index) => (
            <li key={index}>
              <FormattedMessage
                id={eventTexts[kind as keyof typeof eventTexts]}
                values={{ instant: format.instant(at) }}
              />
              {[name, note].filter(Boolean).map(said => (
                <div key={said} className={style.meta}>
                  {said}
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function RelatedList({ title, documents }: { title: React.ReactNode; documents: readonly Related[] }) {
  if (documents.length === 0) return null
  return (
    <>
      <h3 className={style.subtitle}>{title}</h3>
      <ul className={style.documents}>
        {documents.map(each => (
          <li key={each.id} className={style.document}>
            <Link className="link" to={documentPath(each.id, each.kind)}>
              <FormattedMessage id={kindTexts[each.kind]} /> {each.number}
            </Link>
            <DocumentState {...each} />
            <Money {...each.gross} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What can be made of a document, and its cancellation where it is no invoice. */
export function CourseActions(props: DocumentCourseProps) {
  const { id, kind, isCancelled, becomes } = useFragment(fragment, props.document)
  const intl = useIntl()
  const router = useRouter()
  const changes = useChanges()
  const viewer = useViewer()
  const [copy, isCopying] = useCopyDocument()
  const [strike] = useStrikeDocument()
  const [unstrike, isRestoring] = useUnstrikeDocument()
  const [asked, setAsked] = useState<(typeof becomes)[number] | 'strike' | null>(null)
  const isOwnCancelled = kind === 'INVOICE' || kind === 'REMINDER'
  const goTo = (made: { id: string; kind: string } | null | undefined) => {
    changes.note()
    if (made) router.navigate(documentPath(made.id, made.kind))
  }
  return (
    <>
      {becomes.map((target, at) => (
        <Button key={target} size="small" {...(at > 0 && { look: 'quiet' })} onClick={() => setAsked(target)}>
          <FormattedMessage id={becomeTexts[target]} />
        </Button>
      ))}
      {kind !== 'REMINDER' && (
        <Button
          look="quiet"
          size="small"
          isBusy={isCopying}
          onClick={async () => goTo((await copy({ documentId: id, kind })).payload?.document)}
        >
          <FormattedMessage id="invoicing.copy" />
        </Button>
      )}
      {viewer.mayWrite('DOCUMENTS') && !isOwnCancelled && !isCancelled && (
        <Button look="quiet" size="small" onClick={() => setAsked('strike')}>
          <FormattedMessage id="invoicing.strike" />
        </Button>
      )}
      {viewer.mayWrite('DOCUMENTS') && !isOwnCancelled && isCancelled && (
        <Button
          look="quiet"
          size="small"
          isBusy={isRestoring}
          onClick={async () => {
            if ((await unstrike({ documentId: id })).isDone) changes.note()
          }}
        >
          <FormattedMessage id="invoicing.unstrike" />
        </Button>
      )}
      <FormDialog
        isOpen={asked === 'strike'}
        onClose={() => setAsked(null)}
        title={{ id: 'invoicing.strike.title', values: { kind: intl.formatMessage({ id: kindTexts[kind] }) } }}
        verb="invoicing.strike"
        back="invoicing.cancel.back"
        text={<FormattedMessage id="invoicing.strike.text" />}
        initial={{ reason: '' }}
        fields={[{ path: 'reason', label: 'invoicing.strike.reason', longest: 500 }]}
        submit={async ({ reason }) => {
          const answer = await strike({ documentId: id, reason: reason || null })
          if (answer.isDone) changes.note()
          return answer
        }}
        refusalTexts={refusalTexts}
        isDangerous
      />
      {asked !== null && asked !== 'strike' && (
        <ConvertDialog documentId={id} kind={asked} onClose={() => setAsked(null)} onMade={goTo} />
      )}
    </>
  )
}
