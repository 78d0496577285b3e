import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { MessagePage_message$key } from '../../../__generated__/MessagePage_message.graphql.ts'
import type { MessagePageQuery } from '../../../__generated__/MessagePageQuery.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../adminKit/frame/DetailList.tsx'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { useWayBack } from '../../../adminKit/list/returning.ts'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Status } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { fileSize } from '../../files/parts/uploads/fileSize.ts'
import { formPath, messagesPath } from './formsUrl.ts'
import style from './MessagePage.module.css'
import { answerWords, messageName } from './messageWords.ts'
import { useDeleteFormAnswers } from './mutations/useDeleteFormAnswers.ts'
import { useMarkFormAnswersRead } from './mutations/useMarkFormAnswersRead.ts'

const query = graphql`
  query MessagePageQuery($id: ID!) @preloadable {
    formAnswer(id: $id) {
      id
      ...MessagePage_message
    }
  }
`

function MessagePage(props: PageProps<MessagePageQuery>) {
  const { formAnswer } = usePreloadedQuery<MessagePageQuery>(query, props.query)
  return formAnswer && <Message key={formAnswer.id} message={formAnswer} />
}

function Message(props: { message: MessagePage_message$key }) {
  const message = useFragment(
    graphql`
      fragment MessagePage_message on FormAnswer {
        id
        email
        language
        sentAt
        readAt
        deleteAfter
        viewerCanEdit
        form {
          id
          name
        }
        answers {
          key
          kind
          label
          values
          files {
            name
            bytes
            url
          }
        }
      }
    `,
    props.message,
  )
  const { id, email, answers, readAt, form } = message
  const intl = useIntl()
  const format = useAdminFormat()
  const changes = useChanges()
  const [mark, isMarking] = useMarkFormAnswersRead()
  const title = messageName(answers, email)
  const setRead = async () => {
    const { isDone } = await mark({ answerIds: [id], isRead: readAt === null })
    if (isDone) changes.note()
  }
  return (
    <>
      <PageHead title={title} />
      <PageTop
        back={{ to: messagesPath, label: <FormattedMessage id="admin.messages.title" /> }}
        title={title}
        status={
          <Status tone={readAt ? 'neutral' : 'warn'}>
            <FormattedMessage id={readAt ? 'admin.messages.isRead' : 'admin.messages.isUnread'} />
          </Status>
        }
        actions={
          message.viewerCanEdit && (
            <div className={style.actions}>
              <Button size="small" look="outline" isBusy={isMarking} onClick={setRead}>
                <FormattedMessage id={readAt ? 'admin.messages.markUnread' : 'admin.messages.markRead'} />
              </Button>
              <DeleteMessage id={id} />
            </div>
          )
        }
      />
      <div className={style.cards}>
        <Card title={<FormattedMessage id="admin.messages.answers" />}>
          <dl className={style.answers}>
            {answers.map(answer => (
              <div key={answer.key}>
                <dt>{answer.label}</dt>
                <dd>
                  {answer.files.length > 0 ? <SentFiles files={answer.files} /> : (answerWords(answer, intl) ?? '–')}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title={<FormattedMessage id="admin.messages.about" />}>
          <DetailList>
            <Fact label={<FormattedMessage id="admin.messages.email" />}>
              {email && (
                <a className="link" href={`mailto:${encodeURIComponent(email)}`}>
                  {email}
                </a>
              )}
            </Fact>
            <Fact label={<FormattedMessage id="admin.messages.form" />}>
              {form && (
                <Link className="link" to={formPath(form.id)}>
                  {form.name}
                </Link>
              )}
            </Fact>
            <Fact label={<FormattedMessage id="admin.messages.sent" />}>{format.instant(message.sentAt)}</Fact>
            <Fact label={<FormattedMessage id="admin.messages.language" />}>
              <FormattedMessage
                id={message.language === 'EN' ? 'admin.messages.language.en' : 'admin.messages.language.de'}
              />
            </Fact>
            <Fact label={<FormattedMessage id="admin.messages.goes" />}>
              {message.deleteAfter ? (
                format.day(message.deleteAfter)
              ) : (
                <FormattedMessage id="admin.messages.goes.never" />
              )}
            </Fact>
          </DetailList>
        </Card>
      </div>
    </>
  )
}

/** The files of an answer, to be saved: what strangers send is not opened within the site. */
function SentFiles({
  files,
}: {
  files: readonly { readonly name: string; readonly bytes: number; readonly url: string }[]
}) {
  const intl = useIntl()
  return (
    <ul className={style.files}>
      {files.map(({ name, bytes, url }) => (
        <li key={url}>
          <a className="link" href={url} download={name}>
            {name}
          </a>{' '}
          <span className={style.size}>{fileSize(bytes, intl)}</span>
        </li>
      ))}
    </ul>
  )
}

function DeleteMessage({ id }: { id: string }) {
  const intl = useIntl()
  const goBack = useWayBack()
  const toasts = useToasts()
  const changes = useChanges()
  const [remove] = useDeleteFormAnswers()
  const [isOpen, setOpen] = useState(false)
  const submit = async () => {
    const answer = await remove({ answerIds: [id] })
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.messages.deleted' }, { count: 1 }) })
      goBack(messagesPath)
    }
    return answer
  }
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.messages.delete" />
      </Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="admin.messages.deleteOne"
        verb="admin.messages.delete"
        text={<FormattedMessage id="admin.messages.deleteText" values={{ count: 1 }} />}
        initial={{}}
        fields={[]}
        submit={submit}
        isDangerous
      />
    </>
  )
}

/** What somebody sent by a form. */
export const page = definePage<MessagePageQuery>({
  query,
  Component: MessagePage,
  outcome: ({ formAnswer }) => (formAnswer ? 'found' : 'notFound'),
})
