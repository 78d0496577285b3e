import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { TextsFilePageQuery } from '../../../../__generated__/TextsFilePageQuery.graphql.ts'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../../adminKit/edit/refusals.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { PageTop } from '../../../../adminKit/frame/PageTop.tsx'
import { PageHead } from '../../../../router/PageHead.tsx'
import { useRouter } from '../../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { useImportTexts } from './mutations/useImportTexts.ts'
import { type FileText, fileOf, textsIn } from './textsFile.ts'
import { textsPath } from './textsUrl.ts'
import style from './words.module.css'

const query = graphql`
  query TextsFilePageQuery @preloadable {
    ownTexts {
      id
      key
      de: ownDe
      en: ownEn
    }
  }
`

interface Refused {
  readonly place: string
  readonly why: string
}

function TextsFilePage(props: PageProps<TextsFilePageQuery>) {
  const { ownTexts } = usePreloadedQuery<TextsFilePageQuery>(query, props.query)
  const intl = useIntl()
  const router = useRouter()
  const toasts = useToasts()
  const mayChange = useViewer().mayWrite('SETTINGS')
  const [run, isImporting] = useImportTexts()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const input = useRef<HTMLInputElement>(null)

  const save = () => {
    const url = URL.createObjectURL(new Blob([fileOf(ownTexts)], { type: 'application/json' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: 'texts.json' })
    link.click()
    URL.revokeObjectURL(url)
  }
  const take = async (file: File) => {
    setRefused([])
    const texts = textsIn(await file.text())
    if (texts === null) {
      setRefused([{ place: file.name, why: intl.formatMessage({ id: 'settings.texts.file.broken' }) }])
      return
    }
    const answer = await run({
      texts: texts.map(({ key, de, en }: FileText) => ({
        key,
        ...(de !== undefined && { de }),
        ...(en !== undefined && { en }),
      })),
    })
    if (answer.isDone) {
      const count = answer.payload?.count ?? 0
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'settings.texts.file.done' }, { count }) })
      router.reload()
      return
    }
    setRefused(
      answer.refusals.map(({ code, path = [] }) => {
        const at = Number(path.find(each => /^\d+$/.test(each)) ?? -1)
        const why = code === 'NOT_FOUND' ? 'settings.texts.file.unknown' : refusalMessage(code)
        return { place: texts[at]?.key ?? file.name, why: wordsOf(why, intl) }
      }),
    )
  }
  const title = intl.formatMessage({ id: 'settings.texts.file' })
  return (
    <>
      <PageHead title={title} />
      <PageTop title={title} back={{ to: textsPath, label: <FormattedMessage id="settings.texts.title" /> }} />
      <div className={style.file}>
        <Card title={<FormattedMessage id="settings.texts.file.save" />}>
          <p>
            <FormattedMessage id="settings.texts.file.saveText" values={{ count: ownTexts.length }} />
          </p>
          <div className={style.buttons}>
            <Button look="outline" size="small" disabled={ownTexts.length === 0} onClick={save}>
              <FormattedMessage id="settings.texts.file.save" />
            </Button>
          </div>
        </Card>
        {mayChange && (
          <Card title={<FormattedMessage id="settings.texts.file.take" />}>
            <p>
              <FormattedMessage id="settings.texts.file.takeText" />
            </p>
            <div className={style.buttons}>
              <input
                ref={input}
                type="file"
                hidden
                accept="application/json,.json"
                aria-label={intl.formatMessage({ id: 'settings.texts.file.choose' })}
                onChange={event => {
                  const [file] = event.target.files ?? []
                  event.target.value = ''
                  if (file) void take(file)
                }}
              />
              <Button look="outline" size="small" isBusy={isImporting} onClick={() => input.current?.click()}>
                <FormattedMessage id="settings.texts.file.choose" />
              </Button>
            </div>
            {refused.length > 0 && (
              <Notice tone="danger" isUrgent>
                <FormattedMessage id="settings.texts.file.refused" />
                <ul className={style.refused}>
                  {refused.slice(0, 50).map(({ place, why }) => (
                    <li key={`${place} ${why}`}>
                      {place}: {why}
                    </li>
                  ))}
                </ul>
              </Notice>
            )}
          </Card>
        )}
      </div>
    </>
  )
}

/** The shop's own texts as a file, out and in. */
export const page = definePage<TextsFilePageQuery>({ query, Component: TextsFilePage })
