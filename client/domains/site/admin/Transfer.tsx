import { type ChangeEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Message } from '../../../adminKit/edit/fields.ts'
import { wordsOf } from '../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../adminKit/edit/refusals.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { PageHead } from '../../../router/PageHead.tsx'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import form from '../../../ui/form.module.css'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useImportSettings } from './mutations/useImportSettings.ts'
import { useUndoSettingsImport } from './mutations/useUndoSettingsImport.ts'
import style from './site.module.css'
import own from './Transfer.module.css'

/** Bytes of a file that is read at all; the server takes less of it. */
const mostBytes = 2_000_000

interface Change {
  readonly section: string
  readonly name: string
  readonly before?: unknown
  readonly after?: unknown
}
interface Refused {
  readonly code: string
  readonly path?: readonly string[]
}
interface Tried {
  readonly file: unknown
  readonly name: string
  readonly changes: readonly Change[]
  readonly refusals: readonly Refused[]
}

/** A value of a setting on one line. */
const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null)
  return text.length > 200 ? `${text.slice(0, 200)} …` : text
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className={own.changes}>
      {changes.map(({ section, name, before, after }) => (
        <li key={`${section}.${name}`}>
          <strong className={style.code}>{`${section}.${name}`}</strong>
          <del className={style.code}>{shown(before)}</del>
          <ins className={style.code}>{shown(after)}</ins>
        </li>
      ))}
    </ul>
  )
}

/** Downloads a text as a file. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

/** All settings as a file; and a file that is looked at before it is taken over, as a whole or not at all. */
export function Transfer({ file }: { file: unknown }) {
  const intl = useIntl()
  const toasts = useToasts()
  const input = useId()
  const [tried, setTried] = useState<Tried | null>(null)
  const [problem, setProblem] = useState<Message | null>(null)
  const [done, setDone] = useState<{ importId: string; changes: readonly Change[] } | null>(null)
  const [importSettings, isImporting] = useImportSettings()
  const [undoImport, isUndoing] = useUndoSettingsImport()
  const title = intl.formatMessage({ id: 'site.transfer.title' })

  const look = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    target.value = ''
    setTried(null)
    setDone(null)
    if (!chosen) return
    setProblem(chosen.size > mostBytes ? 'site.transfer.tooLarge' : null)
    if (chosen.size > mostBytes) return
    let read: unknown
    try {
      read = JSON.parse(await chosen.text())
    } catch (error) {
      // Whatever it is, it is no JSON; the reader's words would say nothing to people.
      if (!(error instanceof SyntaxError)) throw error
      setProblem('site.transfer.noJson')
      return
    }
    const { isDone, payload, refusals } = await importSettings({ file: read, isTrial: true })
    if (!isDone && refusals.length === 0) return
    setTried({ file: read, name: chosen.name, changes: payload?.changes ?? [], refusals })
  }
  const takeOver = async () => {
    if (!tried) return
    const { isDone, payload, refusals } = await importSettings({ file: tried.file })
    if (!isDone) {
      if (refusals.length > 0) setTried({ ...tried, refusals })
      return
    }
    const { importId = null, changes = [] } = payload ?? {}
    setTried(null)
    if (importId) setDone({ importId, changes })
    toasts.tell({
      kind: 'success',
      title: intl.formatMessage({ id: 'site.transfer.done' }, { count: changes.length }),
    })
  }
  const takeBack = async () => {
    if (!done) return
    const { isDone, refusals } = await undoImport(done.importId)
    if (isDone) {
      setDone(null)
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'site.transfer.undone' }) })
    } else if (refusals[0]) {
      const id = refusals[0].code === 'STALE_REVISION' ? 'site.transfer.changedSince' : 'site.transfer.notUndone'
      toasts.tell({ kind: 'warning', title: intl.formatMessage({ id }) })
    }
  }
  return (
    <>
      <PageHead title={title} />
      <PageTop
        title={title}
        back={{ to: '/admincenter/config', label: <FormattedMessage id="site.config.title" /> }}
        note={<FormattedMessage id="site.transfer.note" />}
      />
      <div className={style.stack}>
        <Card title={<FormattedMessage id="site.transfer.export" />}>
          <div className={style.stack}>
            <p className={style.words}>
              <FormattedMessage id="site.transfer.export.text" />
            </p>
            <div>
              <Button
                look="outline"
                size="small"
                onClick={() => download('shop-settings.json', JSON.stringify(file, null, 2))}
              >
                <FormattedMessage id="site.transfer.download" />
              </Button>
            </div>
          </div>
        </Card>
        <Card title={<FormattedMessage id="site.transfer.import" />}>
          <div className={style.stack}>
            <p className={style.words}>
              <FormattedMessage id="site.transfer.import.text" />
            </p>
            <div className={form.field}>
              <label className={form.label} htmlFor={input}>
                <FormattedMessage id="site.transfer.choose" />
              </label>
              <input
                id={input}
                className={own.file}
                type="file"
                accept="application/json,.json"
                disabled={isImporting}
                onChange={event => void look(event)}
              />
            </div>
            {problem && (
              <Notice tone="danger" isUrgent>
                {wordsOf(problem, intl)}
              </Notice>
            )}
            {tried && tried.refusals.length > 0 && (
              <Notice tone="danger" isUrgent>
                <p>
                  <FormattedMessage id="site.transfer.refused" values={{ name: tried.name }} />
                </p>
                <ul className={style.list}>
                  {tried.refusals.map(({ code, path = [] }) => (
                    <li key={path.join('.')}>
                      <span className={style.code}>
                        {path.filter(step => !/^(?:file|sections)$/.test(step)).join('.')}
                      </span>{' '}
                      {wordsOf(refusalMessage(code), intl)}
                    </li>
                  ))}
                </ul>
              </Notice>
            )}
            {tried && tried.refusals.length === 0 && tried.changes.length === 0 && (
              <Notice tone="neutral">
                <FormattedMessage id="site.transfer.same" values={{ name: tried.name }} />
              </Notice>
            )}
            {tried && tried.refusals.length === 0 && tried.changes.length > 0 && (
              <>
                <p>
                  <FormattedMessage
                    id="site.transfer.changes"
                    values={{ name: tried.name, count: tried.changes.length }}
                  />
                </p>
                <Changes changes={tried.changes} />
                <div className={style.ways}>
                  <Button isBusy={isImporting} onClick={() => void takeOver()}>
                    <FormattedMessage id="site.transfer.takeOver" />
                  </Button>
                  <Button look="quiet" onClick={() => setTried(null)}>
                    <FormattedMessage id="ui.dialog.cancel" />
                  </Button>
                </div>
              </>
            )}
            {done && (
              <Notice tone="good">
                <p>
                  <FormattedMessage id="site.transfer.done" values={{ count: done.changes.length }} />
                </p>
                <Button look="outline" size="tiny" isBusy={isUndoing} onClick={() => void takeBack()}>
                  <FormattedMessage id="site.transfer.undo" />
                </Button>
              </Notice>
            )}
          </div>
        </Card>
      </div>
    </>
  )
}
