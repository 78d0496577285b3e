import { Dropzone } from '@mantine/dropzone'
import { useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { FieldError } from '../../../../ui/Field.tsx'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import style from './PictureDrop.module.css'

/** What the server takes as a picture, which it tells by what is in the file. */
const types = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/avif': ['.avif'],
  'image/tiff': ['.tif', '.tiff'],
  'image/svg+xml': ['.svg'],
}

/** By the codes of what was dropped; what is not here is not of these types. */
const problems: Readonly<Record<string, MessageId>> = {
  'file-too-large': 'admin.product.image.tooLarge',
  'too-many-files': 'admin.product.image.tooMany',
}

/** A file that is not of these types, too large, or one of several. */
interface Refused {
  readonly errors: readonly { readonly code: string }[]
}

export interface PictureDropProps {
  /** What a picture may have. */
  megabytes: number
  onPick: (file: File) => void
}

/** Takes a picture that is dropped on it or chosen, of several the first, and says what it takes. What cannot be one is
 *  refused here already. */
export function PictureDrop({ megabytes, onPick }: PictureDropProps) {
  const choose = useRef<() => void>(null)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const limits = useId()
  return (
    <>
      <Dropzone
        // The button in it is what the keyboard reaches; the area around it is for what is dropped.
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        openRef={choose}
        multiple={false}
        accept={types}
        maxSize={megabytes * 1_000_000}
        classNames={style}
        inputProps={{ 'aria-hidden': true }}
        onDropAny={(_taken: readonly File[], [refused]: readonly Refused[]) =>
          setProblem(refused ? (problems[refused.errors[0]?.code ?? ''] ?? 'admin.product.image.type') : null)
        }
        onDrop={([file]: readonly File[]) => file && onPick(file)}
      >
        <button type="button" className={style.add} aria-describedby={limits} onClick={() => choose.current?.()}>
          <PlusIcon size={22} />
          <FormattedMessage id="admin.product.imageAdd" />
        </button>
        <p id={limits} className={style.limits}>
          <FormattedMessage id="admin.product.image.limits" values={{ megabytes }} />
        </p>
      </Dropzone>
      <div role="status">
        {problem && (
          <FieldError>
            <FormattedMessage id={problem} />
          </FieldError>
        )}
      </div>
    </>
  )
}
