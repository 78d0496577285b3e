import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { UpdateProductInput } from '../../../../__generated__/useUpdateProductMutation.graphql.ts'
import { fieldAt, type Message, wordsOf } from '../../../../adminKit/edit/fields.ts'
import type { Refusal } from '../../../../adminKit/edit/refusals.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { localized } from '../../../../router/place.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { CloseIcon, WarningIcon } from '../../../../ui/icons.tsx'
import { type ColourScheme, useColourScheme } from '../../../../ui/theme/colourScheme.ts'
import { type FromPreview, hear, tell } from '../../parts/previewMessages.ts'
import type { ProductValues } from '../edit/fields.ts'
import style from './PreviewPane.module.css'
import { type PreviewWidth, Switches } from './Switches.tsx'

type Problems = ReadonlyMap<string, Message>

/** What a form would send, or why it cannot yet; `refused`: what the server's refusals of it mean to the form. */
export interface FormDraft {
  input: UpdateProductInput | null
  problems: Problems
  refused: (refusals: readonly Refusal[]) => { fields: Problems; general: readonly Message[] }
}

export interface PreviewPaneProps {
  productId: string
  /** Where nothing is changed. */
  saved: UpdateProductInput
  draftOf: (values: ProductValues, changed: readonly string[]) => FormDraft
  onClose?: (() => void) | undefined
}

/** Typing has stopped: with the answer and its drawing it is on the screen within half a second. */
const restMilliseconds = 200
/** Windows of a phone and of a desk, in which the page is laid out. */
const widths: Readonly<Record<PreviewWidth, number>> = { phone: 390, desktop: 1280 }
/** Reasons that are listed; the form shows all of them when it is saved. */
const mostReasons = 3

type State = 'loading' | 'current' | 'refused' | 'failed'

/** The product's page as visitors would see it, with what stands in the form around it. */
export function PreviewPane({ productId, saved, draftOf, onClose }: PreviewPaneProps) {
  const intl = useIntl()
  const { values, changed, fields } = useEditingContext<ProductValues>()
  const ownScheme = useColourScheme()
  const [language, setLanguage] = useState(useLanguage())
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const [chosen, setChosen] = useState<ColourScheme | null>(null)
  const [state, setState] = useState<State>('loading')
  const [reasons, setReasons] = useState<readonly string[]>([])
  const frame = useRef<HTMLIFrameElement>(null)
  const sent = useRef<{ readonly draft: FormDraft; readonly text: string } | null>(null)
  const scheme = chosen ?? ownScheme ?? 'light'

  const say = (problems: Problems, general: readonly Message[] = []) => {
    const found = [...problems].map(([path, message]) => {
      const label = fieldAt(fields, path)?.label
      return [label && wordsOf(label, intl), wordsOf(message, intl)].filter(Boolean).join(': ')
    })
    setReasons([...new Set([...found, ...general.map(message => wordsOf(message, intl))])])
    setState('refused')
  }
  /** Sends what the form holds, unless it is there already. A form that cannot be saved leaves what was shown before. */
  const send = (isAgain: boolean) => {
    const to = frame.current?.contentWindow
    if (!to) return
    const draft = draftOf(values, changed)
    const input = draft.input ?? (isAgain ? (sent.current?.draft.input ?? saved) : null)
    const text = JSON.stringify([input, scheme])
    if (input && (isAgain || text !== sent.current?.text)) {
      sent.current = { draft: draft.input ? draft : { ...draft, input }, text }
      tell(to, { kind: 'draft', input, scheme })
    } else if (draft.input) setState('current')
    if (!draft.input) say(draft.problems)
  }
  const onTold = useEffectEvent((message: FromPreview) => {
    if (message.kind === 'ready') send(true)
    else if (message.kind === 'failed') setState('failed')
    else if (message.kind === 'refused') {
      const refused = sent.current?.draft.refused(message.refusals)
      say(refused?.fields ?? new Map(), refused?.general)
    } else if (draftOf(values, changed).input) setState('current')
  })
  useEffect(() => hear<FromPreview>(() => frame.current?.contentWindow, onTold), [])
  const follow = useEffectEvent(() => send(false))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is what is followed
  useEffect(() => {
    const timer = setTimeout(() => follow(), restMilliseconds)
    return () => clearTimeout(timer)
  }, [values, scheme])

  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const wide = width === 'phone' ? Math.min(widths.phone, room.width || widths.phone) : widths.desktop
  const scale = room.width > 0 ? Math.min(1, room.width / wide) : 1

  return (
    <section className={style.pane} aria-label={intl.formatMessage({ id: 'admin.preview.title' })}>
      <div className={style.head}>
        <Switches
          {...{ width, language, scheme }}
          onWidth={setWidth}
          onLanguage={next => {
            setState('loading')
            setLanguage(next)
          }}
          onScheme={setChosen}
        />
        {onClose && (
          <IconButton label={intl.formatMessage({ id: 'admin.preview.close' })} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <div className={style.state} data-state={state} role="status">
        {state === 'refused' && <WarningIcon size={18} />}
        <div>
          {state === 'refused' ? (
            <FormattedMessage id="admin.preview.refused" />
          ) : state === 'failed' ? (
            <FormattedMessage id="admin.preview.failed" />
          ) : state === 'loading' ? (
            <FormattedMessage id="admin.preview.loading" />
          ) : changed.length > 0 ? (
            <FormattedMessage id="admin.preview.unsaved" />
          ) : (
            <FormattedMessage id="admin.preview.saved" />
          )}
          {state === 'refused' && reasons.length > 0 && (
            <ul>
              {reasons.slice(0, mostReasons).map(reason => (
                <li key={reason}>{reason}</li>
              ))}
              {reasons.length > mostReasons && (
                <li>
                  <FormattedMessage id="admin.preview.more" values={{ count: reasons.length - mostReasons }} />
                </li>
              )}
            </ul>
          )}
        </div>
      </div>
      <div ref={box} className={style.box}>
        <iframe
          key={language}
          ref={frame}
          className={style.frame}
          title={intl.formatMessage({ id: 'admin.preview.frame' })}
          src={localized(`/admincenter/preview/products/${encodeURIComponent(productId)}`, language)}
          style={{
            width: wide,
            height: room.height > 0 ? room.height / scale : undefined,
            transform: scale < 1 ? `scale(${scale})` : undefined,
            marginInline: scale < 1 ? undefined : 'auto',
          }}
        />
      </div>
    </section>
  )
}
