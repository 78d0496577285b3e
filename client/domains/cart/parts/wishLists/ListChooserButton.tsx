import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSite } from '../../../../router/RouterContext.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { OnceWanted } from '../../../../ui/OnceWanted.tsx'
import { onDemand } from '../../../../ui/onDemand.tsx'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'

const ListChooser = onDemand(async () => ({ default: (await import('./ListChooser.tsx')).ListChooser }))

export interface ListChooserButtonProps {
  productId: string
  title: string
}

/** Beside the heart, for those who are signed in: on which of their lists a product is. */
export function ListChooserButton({ productId, title }: ListChooserButtonProps) {
  const intl = useIntl()
  const { account } = useViewer()
  const [isOpen, setOpen] = useState(false)
  const { off } = useSite()
  if (!account || off.includes('wishLists')) return null
  return (
    <>
      <IconButton label={intl.formatMessage({ id: 'wishLists.choose' }, { title })} onClick={() => setOpen(true)}>
        <PlusIcon size={22} />
      </IconButton>
      <OnceWanted isWanted={isOpen}>
        {() => <ListChooser productId={productId} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </OnceWanted>
    </>
  )
}
