import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { keep, kept } from '../../../../ui/kept.ts'
import { EyeIcon } from '../../../../ui/pageIcons.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import type { PreviewPaneProps } from './PreviewPane.tsx'

const PreviewPane = lazy(async () => ({ default: (await import('./PreviewPane.tsx')).PreviewPane }))

/** From here on there is room for the form and the preview beside each other. */
const wideQuery = '(width >= 1440px)'
const subscribe = (listener: () => void) => {
  const media = matchMedia(wideQuery)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Stays open from product to product, as long as the tab lives. */
const entry = 'product preview'

interface Preview {
  button: ReactNode
  /** Beside the form. */
  beside: ReactNode
  /** Over the form, where there is no room beside it. */
  over: ReactNode
}

/** The preview of a product's form, and the button that opens and closes it. */
export function usePreview(props: Omit<PreviewPaneProps, 'onClose'>): Preview {
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(wideQuery).matches)
  // What is read at a desk is opened on purpose where it would cover the form.
  const [isOpen, setOpen] = useState(() => isWide && kept(entry) === true)
  const open = (isIt: boolean) => {
    setOpen(isIt)
    keep(entry, isIt || null)
  }
  const pane = (onClose?: () => void) => (
    <Suspense fallback={<Skeleton height="60vh" />}>
      <PreviewPane key={props.productId} {...props} onClose={onClose} />
    </Suspense>
  )
  return {
    button: (
      <Button
        look="quiet"
        size="small"
        icon={<EyeIcon size={17} />}
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        <FormattedMessage id="admin.preview.title" />
      </Button>
    ),
    beside: isOpen && isWide ? pane(() => open(false)) : null,
    over: (
      <Dialog
        isOpen={isOpen && !isWide}
        isLarge
        onClose={() => open(false)}
        title={<FormattedMessage id="admin.preview.title" />}
      >
        {pane()}
      </Dialog>
    ),
  }
}
