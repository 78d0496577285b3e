import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from '../router/Link.tsx'
import style from './Button.module.css'
import { classes } from './classes.ts'

type ButtonLook = 'primary' | 'outline' | 'quiet' | 'danger' | 'text'
/** 48 px; 34 `tiny` (in tables), 40 `small`, 58 `large` (the one that buys), 62 `order` ("zahlungspflichtig bestellen"). */
type ButtonSize = 'normal' | 'tiny' | 'small' | 'large' | 'order'

interface Look {
  look?: ButtonLook
  size?: ButtonSize
  /** As wide as its parent. */
  isWide?: boolean
}

function lookClasses({ look = 'primary', size = 'normal', isWide }: Look, className?: string) {
  return classes(style.button, style[look], size !== 'normal' && style[size], isWide && style.wide, className)
}

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: ReactNode
  /** Shows a spinner, ignores clicks, keeps the focus. The label should change, too. */
  isBusy?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({ look, size, isWide, icon, isBusy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={lookClasses({ look, size, isWide }, className)}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? event => event.preventDefault() : onClick}
    >
      {isBusy ? <span className={style.spinner} /> : icon}
      {children}
    </button>
  )
}

export interface LinkButtonProps extends Look, LinkProps {
  icon?: ReactNode
}

/** A link that looks like a button, for going somewhere. */
export function LinkButton({ look, size, isWide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={lookClasses({ look, size, isWide }, className)}>
      {icon}
      {children}
    </Link>
  )
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** What it does, for those who cannot see the icon. */
  label: string
  isRound?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, isRound, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(style.icon, isRound && style.round, className)}
    >
      {children}
    </button>
  )
}

/** The same for going somewhere. */
export function IconLink({ label, className, children, ...rest }: LinkProps & { label: string }) {
  return (
    <Link {...rest} aria-label={label} className={classes(style.icon, className)}>
      {children}
    </Link>
  )
}
