import { OnceWanted } from '../../../../ui/OnceWanted.tsx'
import { onDemand } from '../../../../ui/onDemand.tsx'
import type { FileChooserDialogProps } from './FileChooserDialog.tsx'

const LoadedDialog = onDemand(() => import('./FileChooserDialog.tsx'))

/** Chooses files of the library, in code that is loaded when it is wanted. Routes that use it name its texts and those of the
 *  browser and of uploads. */
export function FileChooser(props: FileChooserDialogProps) {
  return <OnceWanted isWanted={props.isOpen}>{() => <LoadedDialog {...props} />}</OnceWanted>
}
