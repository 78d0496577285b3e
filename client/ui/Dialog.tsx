import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import style from './Dialog.module.css'
import { CloseIcon } from './icons.tsx'

interface ModalProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
}

/** Opens and closes the browser's own dialog element, which keeps the focus inside and gives it back. */
function useModal(isOpen: boolean) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.open === isOpen) return
    if (isOpen) dialog.showModal()
    else dialog.close()
  }, [isOpen])
  return element
}

export interface DialogProps extends ModalProps {
  /** Buttons, the one that cancels first. */
  actions?: ReactNode
  isWide?: boolean
  /** As large as there is room for: something is looked through in it. */
  isLarge?: boolean
  /** A click outside closes it, unless something would be lost by it. */
  isKept?: boolean
}

/** A question with its consequence. What it holds exists only while it is open. */
export function Dialog({ isOpen, onClose, title, children, actions, isWide, isLarge, isKept }: DialogProps) {
  const id = useId()
  const intl = useIntl()
  const element = useModal(isOpen)
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      className={classes(style.dialog, isWide && style.wide, isLarge && style.large)}
      onClose={onClose}
      closedby={isKept ? 'closerequest' : 'any'}
    >
      {isOpen && (
        <>
          <div className={style.head}>
            <h2 id={id} className="h3">
              {title}
            </h2>
            <IconButton label={intl.formatMessage({ id: 'ui.dialog.close' })} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className={style.body}>{children}</div>
          {actions && <div className={style.actions}>{actions}</div>}
        </>
      )}
    </dialog>
  )
}

export interface DrawerProps extends ModalProps {
  side?: 'left' | 'right'
  /** Stays below what scrolls. */
  foot?: ReactNode
}

/** A panel that slides in from a side, over everything. */
export function Drawer({ isOpen, onClose, title, children, side = 'left', foot }: DrawerProps) {
  const id = useId()
  const intl = useIntl()
  const element = useModal(isOpen)
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      className={classes(style.drawer, side === 'right' && style.right)}
      onClose={onClose}
      closedby="any"
    >
      {isOpen && (
        <>
          <div className={style.drawerHead}>
            <h2 id={id} className="h3">
              {title}
            </h2>
            <IconButton label={intl.formatMessage({ id: 'ui.dialog.close' })} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className={style.drawerBody}>{children}</div>
          {foot && <div className={style.drawerFoot}>{foot}</div>}
        </>
      )}
    </dialog>
  )
}
