import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AgreedTextButton_text$key } from '../../../__generated__/AgreedTextButton_text.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { Corner } from '../../../ui/Corner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DocumentIcon } from '../../../ui/icons.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

const AgreedText = onDemand(() => import('./AgreedText.tsx'))

/** Opens a text that an order agreed to, as it was then; it is long, so it is asked for when it is wanted. */
export function AgreedTextButton(props: { text: AgreedTextButton_text$key; size?: 'tiny' }) {
  const { id, title, language } = useFragment(
    graphql`
      fragment AgreedTextButton_text on AgreedText {
        id
        title
        language
      }
    `,
    props.text,
  )
  const [isOpen, setOpen] = useState(false)
  const lang = language.toLowerCase()
  return (
    <>
      <Button
        look="quiet"
        {...(props.size && { size: props.size })}
        icon={<DocumentIcon />}
        onClick={() => setOpen(true)}
      >
        <span lang={lang}>{title}</span>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} isWide>
        {isOpen && (
          <Corner waiting={<Skeleton height="240px" />}>
            {attempt => <AgreedText id={id} lang={lang} attempt={attempt} />}
          </Corner>
        )}
      </Dialog>
    </>
  )
}
