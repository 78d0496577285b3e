import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { PictureIcon } from '../../../../adminKit/icons.tsx'
import { Button } from '../../../../ui/Button.tsx'
import type { FileRow } from '../browser/fileRow.ts'
import { FileChooser } from './FileChooser.tsx'
import type { FileChooserDialogProps } from './FileChooserDialog.tsx'

/** A file that was chosen. */
export type ChosenFile = Pick<FileRow, 'id' | 'name' | 'thumb' | 'thumb2' | 'extension'>

export interface ChooseFilesProps extends Omit<FileChooserDialogProps, 'isOpen' | 'onClose' | 'onChosen'> {
  onChosen: (files: readonly ChosenFile[]) => void
}

/** A button that opens the library, for places that take files. */
export function ChooseFiles({ onChosen, ...chooser }: ChooseFilesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" size="tiny" icon={<PictureIcon size={16} />} onClick={() => setOpen(true)}>
        <FormattedMessage id="chooser.fromLibrary" />
      </Button>
      <FileChooser
        {...chooser}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChosen={files => {
          setOpen(false)
          onChosen(files)
        }}
      />
    </>
  )
}
