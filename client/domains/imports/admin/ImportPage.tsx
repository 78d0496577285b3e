import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fetchQuery, graphql, useFragment, usePreloadedQuery, useRelayEnvironment } from 'react-relay'
import type { ImportPage_import$data, ImportPage_import$key } from '../../../__generated__/ImportPage_import.graphql.ts'
import type { ImportPageQuery } from '../../../__generated__/ImportPageQuery.graphql.ts'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Status } from '../../../ui/Badge.tsx'
import { ImportActions } from './ImportActions.tsx'
import { ImportChanges } from './ImportChanges.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportErrors } from './ImportErrors.tsx'
import { ImportOutcome } from './ImportOutcome.tsx'
import { importsPath } from './importPaths.ts'
import style from './imports.module.css'
import { importStates, isUnderWay } from './importTexts.ts'

export type ShownImport = ImportPage_import$data
export type Fields = NonNullable<ImportPageQuery['response']['productImportFields']>

const query = graphql`
  query ImportPageQuery($id: ID!) @preloadable {
    productImport(id: $id) {
      ...ImportPage_import
    }
    productImportFields {
      key
      label
      isHelper
    }
  }
`

const steps = [
  'admin.import.step.file',
  'admin.import.step.columns',
  'admin.import.step.check',
  'admin.import.step.run',
] as const
/** How often an import that goes on by itself is asked for, in milliseconds. */
const INTERVAL = 1000

function ImportPage(props: PageProps<ImportPageQuery>) {
  const { productImport, productImportFields } = usePreloadedQuery<ImportPageQuery>(query, props.query)
  return productImport && <Shown productImport={productImport} fields={productImportFields ?? []} />
}

function Shown({ productImport, fields }: { productImport: ImportPage_import$key; fields: Fields }) {
  const shown = useFragment(
    graphql`
      fragment ImportPage_import on ProductImport {
        id
        fileName
        format
        encoding
        separator
        template
        state
        columns {
          head
          field
          samples
        }
        clearsEmpty
        addsNames
        publishes
        rowCount
        total
        done
        newCount
        changedCount
        sameCount
        errorCount
        addedColors
        addedGroups
        failure
        failureLine
        failureColumn
        conflicts {
          productNumber
          title
        }
        by
        startedAt
        finishedAt
        undoneAt
        viewerCanWork
        viewerCanCancel
        changes {
          number
          isNew
          productId
          productNumber
          title
          differences {
            of
            label
            from
            to
          }
        }
        errors {
          line
          column
          head
          text
        }
      }
    `,
    productImport,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const [isChoosing, setChoosing] = useState(false)
  const { id, state, fileName } = shown
  useNews(id, isUnderWay(state))
  const known = importStates[state as keyof typeof importStates]
  const isMapped = state === 'MAPPING' || (state === 'CHECKED' && isChoosing)
  const facts = [
    shown.rowCount > 0 ? intl.formatMessage({ id: 'admin.import.rows' }, { count: shown.rowCount }) : null,
    shown.encoding?.toUpperCase(),
    shown.separator &&
      intl.formatMessage(
        { id: 'admin.import.separator' },
        { sign: shown.separator === '\t' ? 'Tab' : shown.separator },
      ),
    intl.formatMessage(
      { id: 'admin.import.startedBy' },
      { instant: format.instant(shown.startedAt), name: shown.by ?? '–' },
    ),
  ]
  return (
    <>
      <PageHead title={fileName} />
      <PageTop
        back={{ to: importsPath, label: <FormattedMessage id="admin.imports.title" /> }}
        title={fileName}
        status={
          <Status tone={known.tone}>
            <FormattedMessage id={known.text} />
          </Status>
        }
        note={facts.filter(Boolean).join(' · ')}
        actions={shown.viewerCanWork && <ImportActions shown={shown} />}
      />
      <ol className={style.steps}>
        {steps.map((step, at) => (
          <li
            key={step}
            aria-current={at === known.step ? 'step' : undefined}
            data-state={at < known.step ? 'done' : at === known.step ? 'now' : 'later'}
          >
            <span className={style.number} aria-hidden="true">
              {at + 1}
            </span>
            <FormattedMessage id={step} />
          </li>
        ))}
      </ol>
      <div className={style.page}>
        <ImportOutcome shown={shown} onChoose={isMapped ? null : () => setChoosing(true)} />
        {isMapped && (
          <ImportColumns key={shown.template} shown={shown} fields={fields} onChecked={() => setChoosing(false)} />
        )}
        {!isMapped && state !== 'READING' && state !== 'CHECKING' && (
          <>
            <ImportErrors shown={shown} />
            <ImportChanges shown={shown} />
          </>
        )}
      </div>
    </>
  )
}

/** Asks for an import again and again while it goes on by itself. */
function useNews(id: string, isAwaited: boolean) {
  const environment = useRelayEnvironment()
  const [asked, setAsked] = useState(0)
  const ask = useEffectEvent(() =>
    fetchQuery<ImportPageQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
      complete: () => setAsked(before => before + 1),
      // Whoever is without a connection for a moment asks again.
      error: () => setAsked(before => before + 1),
    }),
  )
  useEffect(() => {
    if (!isAwaited) return
    let subscription: { unsubscribe: () => void } | null = null
    const timer = setTimeout(
      () => {
        subscription = ask()
      },
      asked === 0 ? INTERVAL / 4 : INTERVAL,
    )
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [isAwaited, asked])
}

/** An import by itself, step by step. */
export const page = definePage<ImportPageQuery>({
  query,
  variables: ({ params }) => ({ id: params.id! }),
  Component: ImportPage,
  outcome: ({ productImport }) => (productImport ? 'found' : 'notFound'),
})
