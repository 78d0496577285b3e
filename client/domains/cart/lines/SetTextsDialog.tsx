import { FormattedMessage } from 'react-intl'
import { LinkButton } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import style from './LineTexts.module.css'

export interface SetTextsDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  pieces: readonly { name: string; texts: readonly string[] }[]
  productPath: string | null
}

/** The texts of a set's pieces, to be read; others belong to a set that is put together anew. */
export default function SetTextsDialog({ isOpen, onClose, title, pieces, productPath }: SetTextsDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="cart.texts.title" values={{ title }} />}
      actions={
        productPath && (
          <LinkButton look="quiet" to={productPath}>
            <FormattedMessage id="cart.texts.compose" />
          </LinkButton>
        )
      }
    >
      <FormattedMessage id="cart.texts.ofSet" />
      <ul className={style.list}>
        {pieces
          .filter(piece => piece.texts.length > 0)
          .map((piece, at) => (
            <li key={at}>
              <strong>{piece.name}</strong> {piece.texts.join(', ')}
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
