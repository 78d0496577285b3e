import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CountStockPieceInput as accepted } from '../../../schema/accepted.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { CameraScanner } from './CameraScanner.tsx'
import { canReadCodes } from './camera.ts'
import style from './TakingPage.module.css'
import type { Scan } from './useCounting.ts'

export interface ScanPanelProps {
  scan: (code: string) => void
  scans: readonly Scan[]
}

/** Counts by scanner: a field that takes what a scanner types, and the camera where the browser reads bar codes. */
export function ScanPanel({ scan, scans }: ScanPanelProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [hasCamera, setCamera] = useState(false)
  return (
    <section className={style.panel} aria-label={intl.formatMessage({ id: 'admin.taking.scanning' })}>
      <form
        className={style.form}
        onSubmit={event => {
          event.preventDefault()
          // Emptied at once: a scanner does not wait for what the server says of the code before.
          const code = input.current?.value ?? ''
          if (input.current) input.current.value = ''
          scan(code)
          input.current?.focus()
        }}
      >
        <div className={style.field}>
          <TextField
            ref={input}
            label={<FormattedMessage id="admin.taking.code" />}
            hint={<FormattedMessage id="admin.taking.codeHint" />}
            maxLength={accepted.code.characters}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
          />
        </div>
        <Button
          className={style.cameraButton}
          look="outline"
          size="small"
          aria-pressed={hasCamera}
          disabled={!canReadCodes()}
          onClick={() => setCamera(before => !before)}
        >
          <FormattedMessage id={hasCamera ? 'admin.taking.cameraOff' : 'admin.taking.cameraOn'} />
        </Button>
      </form>
      {!canReadCodes() && (
        <p className={style.hint}>
          <FormattedMessage id="admin.taking.noCamera" />
        </p>
      )}
      {/* The latest stands above the picture: below it nobody who holds a phone would see it. */}
      <Scans scans={hasCamera ? scans.slice(0, 1) : scans} />
      {hasCamera && <CameraScanner onCode={scan} />}
      {hasCamera && <Scans scans={scans.slice(1)} />}
    </section>
  )
}

function Scans({ scans }: Pick<ScanPanelProps, 'scans'>) {
  if (scans.length === 0) return null
  return (
    <ul className={style.scans}>
      {scans.map(each => (
        <li key={each.id} className={style.scan} data-state={each.state}>
          <Scanned scan={each} />
        </li>
      ))}
    </ul>
  )
}

function Scanned({ scan: { code, state, text, counted, retry } }: { scan: Scan }) {
  if (state === 'refused' || state === 'failed') {
    return (
      <Notice tone="danger" isUrgent>
        <strong>{code}</strong>: {text}{' '}
        {state === 'failed' && (
          <Button look="text" size="tiny" onClick={retry}>
            <FormattedMessage id="admin.taking.scanAgain" />
          </Button>
        )}
      </Notice>
    )
  }
  if (state === 'waiting') return <span>{code} …</span>
  return (
    <>
      <CheckIcon size={18} />
      <span>{text}</span>
      <span className={style.amount}>
        <FormattedMessage id="admin.taking.pieces" values={{ count: counted ?? 0 }} />
      </span>
    </>
  )
}
