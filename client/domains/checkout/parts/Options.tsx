import type { ReactNode } from 'react'
import { Radio } from '../../../ui/Choices.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import style from './Options.module.css'

export interface OptionsProps {
  /** What is chosen, for screen readers; the page's heading says it to the eye. */
  legend: ReactNode
  error?: ReactNode
  children: ReactNode
}

/** One of few ways to deliver or to pay, each with what one should know of it. */
export function Options({ legend, error, children }: OptionsProps) {
  return (
    <fieldset className={style.options}>
      <legend className="visually-hidden">{legend}</legend>
      {error && <FieldError>{error}</FieldError>}
      {children}
    </fieldset>
  )
}

export interface OptionProps {
  name: string
  value?: string
  isChosen: boolean
  isInvalid?: boolean
  onChoose: () => void
  title: ReactNode
  /** What it costs. */
  aside?: ReactNode
  children?: ReactNode
}

export function Option({ name, value, isChosen, isInvalid, onChoose, title, aside, children }: OptionProps) {
  return (
    <div className={style.option} data-chosen={isChosen || undefined} data-invalid={isInvalid || undefined}>
      <Radio
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-invalid={isInvalid || undefined}
        label={
          <span className={style.text}>
            <span className={style.title}>
              <strong>{title}</strong>
              {aside && <span>{aside}</span>}
            </span>
            {children && <span className={style.detail}>{children}</span>}
          </span>
        }
      />
    </div>
  )
}
