import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { useRouter } from '../../../../router/RouterContext.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { ColumnsDialog } from './ColumnsDialog.tsx'
import { useBookSureLines } from './mutations/useBookSureLines.ts'
import { useImportBankFile } from './mutations/useImportBankFile.ts'
import style from './payments.module.css'

const texts: Readonly<Record<string, MessageId>> = {
  FILE_TYPE_INVALID: 'payments.bank.refused.type',
  FILE_TOO_LARGE: 'payments.bank.refused.large',
  FILE_BROKEN: 'payments.bank.refused.broken',
}

interface Problem {
  readonly text: MessageId
  /** What is wrong, as the server says it with the line. */
  readonly detail: string
}

/** Where files of banks come in, by button or by dropping them, and the button that books all that is sure. */
export function BankUpload({ openCount }: { openCount: number }) {
  const intl = useIntl()
  const router = useRouter()
  const { tell } = useToasts()
  const [take, isTaking] = useImportBankFile()
  const [bookSure, isBooking] = useBookSureLines()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [asked, setAsked] = useState<{ file: File; heads: readonly string[] } | null>(null)

  const bring = async (file: File, columns: Parameters<typeof take>[1] = null) => {
    setProblem(null)
    const { isDone, payload, refusals } = await take(file, columns)
    const [refused] = refusals
    if (refused?.code === 'COLUMNS_UNKNOWN' && columns === null) return setAsked({ file, heads: refused.heads ?? [] })
    setAsked(null)
    if (refused) {
      return setProblem({ text: texts[refused.code] ?? 'payments.bank.refused.broken', detail: refused.message })
    }
    if (!isDone || !payload?.bankFile) return
    const { lineCount, newLineCount } = payload.bankFile
    tell({
      kind: 'success',
      title: intl.formatMessage(
        { id: 'payments.bank.taken' },
        { count: newLineCount, known: lineCount - newLineCount },
      ),
    })
    router.reload()
  }
  const book = async () => {
    const { isDone, payload } = await bookSure({})
    if (!isDone || !payload) return
    tell({
      kind: payload.booked > 0 ? 'success' : 'notice',
      title: intl.formatMessage({ id: 'payments.bank.sureDone' }, { count: payload.booked }),
      detail: payload.isMore ? intl.formatMessage({ id: 'payments.bank.sureMore' }) : undefined,
    })
    router.reload()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first. */}
      <div
        className={style.drop}
        data-over={isOver || undefined}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file) void bring(file)
        }}
      >
        <input
          ref={input}
          type="file"
          hidden
          aria-label={intl.formatMessage({ id: 'payments.bank.choose' })}
          accept=".xml,.csv,.txt,application/xml,text/xml,text/csv"
          onChange={event => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void bring(file)
          }}
        />
        <Button look="outline" size="small" isBusy={isTaking} onClick={() => input.current?.click()}>
          <FormattedMessage id="payments.bank.choose" />
        </Button>
        <span className={style.meta}>
          <FormattedMessage id="payments.bank.drop" />
        </span>
        {openCount > 0 && (
          <Button size="small" isBusy={isBooking} onClick={() => void book()}>
            <FormattedMessage id="payments.bank.bookSure" />
          </Button>
        )}
      </div>
      {problem && (
        <Notice tone="danger" isUrgent>
          <FormattedMessage id={problem.text} />
          <br />
          <span lang="en">{problem.detail}</span>
        </Notice>
      )}
      {asked && (
        <ColumnsDialog
          heads={asked.heads}
          onClose={() => setAsked(null)}
          submit={async columns => {
            await bring(asked.file, columns)
            return { isDone: true, refusals: [] }
          }}
        />
      )}
    </>
  )
}
