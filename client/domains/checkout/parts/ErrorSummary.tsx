import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../../router/Link.tsx'
import { WarningIcon } from '../../../ui/icons.tsx'
import style from './ErrorSummary.module.css'
import type { Mistake } from './mistakes.ts'
import { type Step, stepPath } from './steps.ts'

export interface ErrorSummaryProps {
  mistakes: readonly Mistake[]
  /** The step that is shown; what belongs to another one is a link there. */
  step: Step
  /** Puts the keyboard into a field of the present form. */
  onField: (field: string) => void
  title?: ReactNode
  children?: ReactNode
}

/** All that is to be mended, at the top. It takes the focus each time there is something new to be told. */
export function ErrorSummary({ mistakes, step, onField, title, children }: ErrorSummaryProps) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (mistakes.length > 0) box.current?.focus()
  }, [mistakes])
  if (mistakes.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} className={style.summary}>
      <WarningIcon size={24} />
      <div>
        <h2 id={id}>
          {title || <FormattedMessage id="checkout.mistakes.title" values={{ count: mistakes.length }} />}
        </h2>
        {children}
        <ul className={style.list}>
          {mistakes.map(mistake => (
            <li key={`${mistake.field} ${mistake.text}`}>
              <MistakeLink mistake={mistake} step={step} onField={onField} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function MistakeLink({ mistake, step, onField }: { mistake: Mistake } & Pick<ErrorSummaryProps, 'step' | 'onField'>) {
  const { field, text, values } = mistake
  // Both addresses have the same fields: of the second one the words say whose they are.
  const words = (
    <>
      {field?.startsWith('invoiceAddress') && (
        <>
          <FormattedMessage id="checkout.address.invoice" />:{' '}
        </>
      )}
      <FormattedMessage id={text} values={values} />
    </>
  )
  if (mistake.step !== null && mistake.step !== step)
    return (
      <Link className="link" to={`${stepPath(mistake.step)}?change=${field ?? ''}`}>
        {words}
      </Link>
    )
  if (field === null) return words
  return (
    <button type="button" className="link" onClick={() => onField(field)}>
      {words}
    </button>
  )
}
