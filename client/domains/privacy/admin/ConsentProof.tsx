import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ConsentProofQuery } from '../../../__generated__/ConsentProofQuery.graphql.ts'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Corner } from '../../../ui/Corner.tsx'
import { TextField } from '../../../ui/Field.tsx'
import style from './ConsentProof.module.css'

/** Finds what was decided under the number that a browser shows. */
export function ConsentProof() {
  const [number, setNumber] = useState('')
  const [sought, setSought] = useState('')
  return (
    <div className={style.proof}>
      <p className={style.text}>
        <FormattedMessage id="privacy.settings.proof.text" />
      </p>
      <form
        className={style.search}
        onSubmit={event => {
          event.preventDefault()
          setSought(number.trim())
        }}
      >
        <TextField
          label={<FormattedMessage id="privacy.settings.proof.number" />}
          isOptional={false}
          value={number}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={event => setNumber(event.target.value)}
        />
        <Button type="submit" look="outline" size="small">
          <FormattedMessage id="privacy.settings.proof.find" />
        </Button>
      </form>
      <p>
        <Link to="/admincenter/settings/consents" className="link">
          <FormattedMessage id="privacy.settings.proof.all" />
        </Link>
      </p>
      <div aria-live="polite">{sought !== '' && <Corner>{attempt => <Found {...{ sought, attempt }} />}</Corner>}</div>
    </div>
  )
}

function Found({ sought, attempt }: { sought: string; attempt: number }) {
  const format = useAdminFormat()
  const { consentRecords } = useLazyLoadQuery<ConsentProofQuery>(
    graphql`
      query ConsentProofQuery($subject: String!) {
        consentRecords(subject: $subject) {
          key
          decidedAt
          version
          language
          way
          granted
          refused
          request {
            title
            text
            refuse
            accept
            choose
            purposes {
              purpose
              title
              text
              services {
                name
                provider
                receives
                keeps
              }
            }
          }
        }
      }
    `,
    { subject: sought },
    { fetchKey: attempt, fetchPolicy: 'store-and-network' },
  )
  if (consentRecords.length === 0)
    return (
      <p className={style.text}>
        <FormattedMessage id="privacy.settings.proof.nothing" />
      </p>
    )
  return (
    <ol className={style.records}>
      {consentRecords.map(({ key, decidedAt, version, language, way, granted, refused, request }) => {
        const titles = (purposes: readonly string[]) =>
          request.purposes
            .filter(({ purpose }) => purposes.includes(purpose))
            .map(({ title }) => title)
            .join(', ')
        return (
          <li key={key}>
            <p>
              <strong>{format.instant(decidedAt)}</strong>{' '}
              <FormattedMessage id="privacy.settings.proof.way" values={{ way }} />
            </p>
            <dl className={style.answers}>
              <dt>
                <FormattedMessage id="privacy.settings.proof.granted" />
              </dt>
              <dd>{titles(granted) || <FormattedMessage id="privacy.settings.proof.nobody" />}</dd>
              <dt>
                <FormattedMessage id="privacy.settings.proof.refused" />
              </dt>
              <dd>{titles(refused) || <FormattedMessage id="privacy.settings.proof.nobody" />}</dd>
            </dl>
            <details>
              <summary>
                <FormattedMessage id="privacy.settings.proof.words" values={{ version }} />
              </summary>
              <div lang={language} className={style.words}>
                <p>
                  <strong>{request.title}</strong>
                </p>
                <p>{request.text}</p>
                {request.purposes.map(({ purpose, title, text, services }) => (
                  <p key={purpose}>
                    {title}: {text}{' '}
                    {services
                      .map(({ name, provider, receives, keeps }) => `${name}, ${provider}. ${receives}. ${keeps}.`)
                      .join(' ')}
                  </p>
                ))}
                <p>{[request.refuse, request.choose, request.accept].map(each => `[${each}]`).join(' ')}</p>
              </div>
            </details>
          </li>
        )
      })}
    </ol>
  )
}
