import { Dropzone } from '@mantine/dropzone'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import { largerOf, type TypeLimit, takenExtensions } from './checks.ts'
import type { PixelSize, UploadedFile } from './entries.ts'
import { fileSize } from './fileSize.ts'
import { QuotaBar } from './QuotaBar.tsx'
import style from './UploadArea.module.css'
import { UploadList } from './UploadList.tsx'
import { UploadNotices } from './UploadNotices.tsx'
import { useUploads } from './useUploads.ts'

/** How large files of a kind may be. */
type KindLimit = TypeLimit & { readonly kind: string }

export interface UploadAreaProps {
  rules: {
    readonly limits: readonly KindLimit[]
    /** The smallest that a picture may be wherever it is brought. */
    readonly minimum?: PixelSize | null | undefined
    readonly quota: { readonly total: number; readonly used: number }
  }
  /** The same for the same place: what is on its way there goes on while other pages are shown. */
  place: string
  /** Without the dot, in small letters; null: all that the library takes. */
  allowedExtensions?: readonly string[] | null | undefined
  /** The smallest that a picture may be here. */
  minimum?: PixelSize | null | undefined
  /** What the files are sorted by in the library. */
  tags?: readonly string[] | undefined
  /** Called with each file of the library, a new one or the one that is there already. */
  onUploaded?: ((file: UploadedFile) => void) | undefined
  /** Beside the buttons. */
  children?: ReactNode
}

/**
 * Takes files in: by drag, whole folders too, paste, file dialog and camera. They are looked at before anything is sent, sent
 * three at a time, and leave the queue when the library has them.
 */
export function UploadArea(props: UploadAreaProps) {
  const { rules, place, allowedExtensions = null, tags = [], onUploaded, children } = props
  const { limits, quota } = rules
  const minimum = largerOf(rules.minimum ?? null, props.minimum ?? null)
  const intl = useIntl()
  const uploads = useUploads(place, { limits, allowedExtensions, minimum, onUploaded })
  const add = (files: Iterable<File>) => uploads.queue.add([...files].filter(isMeant), tags)
  const choose = useRef<() => void>(null)
  const described = useId()
  const area = usePastedFiles(add)
  const taken = takenExtensions({ limits, allowedExtensions })
  const accept = taken.map(each => `.${each}`).join(',')
  return (
    <section ref={area} className={style.uploads} aria-label={intl.formatMessage({ id: 'upload.area' })}>
      <Dropzone
        // The buttons in it are what the keyboard reaches; the area around them is for what is dropped.
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        openRef={choose}
        classNames={{ root: style.root, inner: style.inner }}
        inputProps={{ 'aria-hidden': true, accept }}
        // What is not taken is said by the queue, file by file.
        onDrop={add}
      >
        <div className={style.buttons}>
          <Button icon={<PlusIcon />} aria-describedby={described} onClick={() => choose.current?.()}>
            <FormattedMessage id="upload.choose" />
          </Button>
          <PickButton
            label="upload.chooseFolder"
            className={style.folder}
            attributes={{ webkitdirectory: '', multiple: true }}
            onPick={add}
          />
          {taken.includes('jpg') && (
            <PickButton
              label="upload.takePhoto"
              className={style.camera}
              attributes={{ accept: 'image/*', capture: 'environment' }}
              onPick={add}
            />
          )}
          {children}
        </div>
        <div className={style.hints}>
          <p className={style.forPointers}>
            <FormattedMessage id="upload.drop" />
          </p>
          <p id={described}>
            <Limits limits={limits} allowedExtensions={allowedExtensions} />
            {minimum && (
              <>
                {' · '}
                <FormattedMessage id="upload.minimum" values={{ width: minimum.width, height: minimum.height }} />
              </>
            )}
          </p>
        </div>
      </Dropzone>
      <QuotaBar quota={quota} />
      <UploadNotices uploads={uploads} />
      <UploadList uploads={uploads} />
    </section>
  )
}

/** What is taken and how large it may be: by kinds where all types are, else by the types. */
function Limits({
  limits,
  allowedExtensions,
}: {
  limits: readonly KindLimit[]
  allowedExtensions: readonly string[] | null
}) {
  const intl = useIntl()
  if (allowedExtensions === null) {
    return limits
      .map(({ kind, bytes }) => {
        const id = kindTexts[kind]
        return id && intl.formatMessage({ id }, { size: fileSize(bytes, intl) })
      })
      .filter(Boolean)
      .join(' · ')
  }
  const taken = takenExtensions({ limits, allowedExtensions })
  const most = Math.max(
    0,
    ...limits.filter(({ extensions }) => extensions.some(each => taken.includes(each))).map(({ bytes }) => bytes),
  )
  const types = taken.map(each => each.toUpperCase()).join(', ')
  return <FormattedMessage id="upload.limits" values={{ types, size: fileSize(most, intl) }} />
}

const kindTexts: Readonly<Record<string, MessageId>> = {
  DOCUMENT: 'upload.kind.DOCUMENT',
  OTHER: 'upload.kind.OTHER',
  PICTURE: 'upload.kind.PICTURE',
  VIDEO: 'upload.kind.VIDEO',
}

/** What systems put into folders beside people's files. */
const isMeant = ({ name }: File): boolean => !/^(?:\.|Thumbs\.db$|desktop\.ini$)/i.test(name)

interface PickButtonProps {
  label: 'upload.chooseFolder' | 'upload.takePhoto'
  className: string | undefined
  attributes: Readonly<Record<string, string | boolean>>
  onPick: (files: Iterable<File>) => void
}

/** A button that opens a file dialog of another kind. */
function PickButton({ label, className, attributes, onPick }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        {...attributes}
        ref={input}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          onPick([...(currentTarget.files ?? [])])
          // The same again is a change, too.
          currentTarget.value = ''
        }}
      />
      <Button look="quiet" className={className} onClick={() => input.current?.click()}>
        <FormattedMessage id={label} />
      </Button>
    </>
  )
}

/** Takes files that are pasted anywhere but in front of an open dialog; answers with where the area hangs. */
function usePastedFiles(add: (files: Iterable<File>) => void) {
  const area = useRef<HTMLElement>(null)
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  }, [add])
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const dialog = document.querySelector('dialog[open]')
      if (files.length === 0 || !area.current || (dialog && !dialog.contains(area.current))) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return area
}
