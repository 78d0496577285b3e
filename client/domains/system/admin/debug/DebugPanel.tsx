import { useEffect, useState } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { DebugPanelQuery } from '../../../../__generated__/DebugPanelQuery.graphql.ts'
import type { Language } from '../../../../intl/languages.ts'
import { localized } from '../../../../router/place.ts'
import type { Route } from '../../../../router/route.ts'
import { Corner } from '../../../../ui/Corner.tsx'
import style from './DebugPanel.module.css'
import { patternOf } from './patternOf.ts'
import { sumsOf, type TimedRequest } from './timings.ts'
import { usePageRequests } from './usePageRequests.ts'

const Milliseconds = ({ value }: { value: number }) => (
  <>
    <FormattedNumber value={value} maximumFractionDigits={1} /> ms
  </>
)

/** What the page took that is looked at, for system accounts while the debug switch is on: closed it is a small sign in the
 *  corner. */
export function DebugPanel({ routes }: { routes: readonly Route[] }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const { path, requests } = usePageRequests()
  const { statements, milliseconds } = sumsOf(requests)
  const title = intl.formatMessage({ id: 'debug.title' })
  return (
    <aside className={style.frame} aria-label={title} data-debug-panel="">
      {isOpen && (
        <section id="debug-panel" className={style.panel}>
          <h2 className={style.title}>{title}</h2>
          <Facts path={path} routes={routes} />
          <Operations requests={requests} />
          <p className={style.note}>
            <FormattedMessage id="debug.note" />{' '}
            <a className="link" href={localized('/admincenter/settings/debug', languageOf(intl.locale))}>
              <FormattedMessage id="debug.switch" />
            </a>
          </p>
        </section>
      )}
      <button
        type="button"
        className={style.sign}
        aria-expanded={isOpen}
        aria-controls="debug-panel"
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage id={isOpen ? 'debug.close' : 'debug.open'} />
        <span className={style.sums}>
          <FormattedMessage id="debug.sums" values={{ statements, milliseconds: Math.round(milliseconds) }} />
        </span>
      </button>
    </aside>
  )
}

const languageOf = (locale: string): Language => (locale.startsWith('en') ? 'en' : 'de')

/** Route and content of the page. */
function Facts({ path, routes }: { path: string; routes: readonly Route[] }) {
  const [pattern, setPattern] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    setPattern(null)
    patternOf(routes, path).then(
      found => {
        if (!isOver) setPattern(found ?? '–')
      },
      (error: unknown) => console.error(error),
    )
    return () => {
      isOver = true
    }
  }, [path, routes])
  return (
    <dl className={style.facts}>
      <dt>
        <FormattedMessage id="debug.route" />
      </dt>
      <dd>
        <code>{pattern ?? '…'}</code>
      </dd>
      <dt>
        <FormattedMessage id="debug.content" />
      </dt>
      <dd>{path.startsWith('/admincenter') ? '–' : <Corner>{attempt => <Edited {...{ path, attempt }} />}</Corner>}</dd>
    </dl>
  )
}

const kinds = { ENTRY: 'debug.kind.entry', PRODUCT: 'debug.kind.product', PRODUCT_GROUP: 'debug.kind.group' } as const

function Edited({ path, attempt }: { path: string; attempt: number }) {
  const language = languageOf(useIntl().locale)
  const { editedAt } = useLazyLoadQuery<DebugPanelQuery>(
    graphql`
      query DebugPanelQuery($path: String!, $language: String!) {
        editedAt(path: $path, language: $language) {
          kind
          title
          editorPath
        }
      }
    `,
    { path, language },
    { fetchKey: attempt },
  )
  if (!editedAt) return <FormattedMessage id="debug.content.none" />
  const kind = kinds[editedAt.kind as keyof typeof kinds]
  return (
    <>
      {kind && <FormattedMessage id={kind} />} <strong>{editedAt.title}</strong>{' '}
      <a className="link" href={localized(editedAt.editorPath, language)}>
        <FormattedMessage id="debug.edit" />
      </a>
    </>
  )
}

function Operations({ requests }: { requests: readonly TimedRequest[] }) {
  const rows = requests.flatMap(request =>
    request.operations.map((operation, at) => ({ ...operation, key: `${request.key} ${at}`, request })),
  )
  const { statements, databaseMilliseconds, milliseconds } = sumsOf(requests)
  if (rows.length === 0)
    return (
      <p className={style.note}>
        <FormattedMessage id={window.isSecureContext ? 'debug.nothing' : 'debug.insecure'} />
      </p>
    )
  return (
    <div className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="debug.operation" />
            </th>
            <th scope="col">
              <FormattedMessage id="debug.time" />
            </th>
            <th scope="col">
              <FormattedMessage id="debug.database" />
            </th>
            <th scope="col">
              <FormattedMessage id="debug.statements" />
            </th>
            <th scope="col">
              <FormattedMessage id="debug.cost" />
            </th>
            <th scope="col">
              <FormattedMessage id="debug.visitors" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, request, ...operation }) => (
            <tr key={key}>
              <th scope="row">
                {operation.name}
                <span className={style.way}>
                  <FormattedMessage id={request.isDocument ? 'debug.withPage' : 'debug.later'} />
                </span>
              </th>
              <td>
                <Milliseconds value={operation.milliseconds} />
              </td>
              <td>
                <Milliseconds value={operation.databaseMilliseconds} />
              </td>
              <td>{operation.statements}</td>
              <td>
                <FormattedNumber value={operation.cost} />
              </td>
              <td>
                <FormattedMessage id={operation.isShared ? 'debug.kept' : 'debug.own'} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage id="debug.requests" values={{ count: requests.length }} />
            </th>
            <td>
              <Milliseconds value={milliseconds} />
            </td>
            <td>
              <Milliseconds value={databaseMilliseconds} />
            </td>
            <td>{statements}</td>
            <td />
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
