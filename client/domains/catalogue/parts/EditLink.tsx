import { FormattedMessage } from 'react-intl'
import { Link } from '../../../router/Link.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { productPath } from './editorPath.ts'

export interface EditLinkProps {
  productId: string
  className?: string | undefined
}

/** 'bearbeiten', for those who may change the catalogue. */
export function EditLink({ productId, className }: EditLinkProps) {
  return (
    useViewer().mayWrite('CATALOGUE') && (
      <Link to={productPath(productId)} className={className}>
        <FormattedMessage id="catalogue.edit" />
      </Link>
    )
  )
}
