import { useIntl } from 'react-intl'
import { HeartIcon } from '../../../ui/icons.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useSetFavourite } from '../mutations/useSetFavourite.ts'
import style from './FavouriteButton.module.css'

export interface FavouriteButtonProps {
  productId: string
  title: string
  /** On the photo ground, whose colours do not follow the scheme. */
  isOnPhoto?: boolean
}

/** The heart: a toggle that keeps a product for later. */
export function FavouriteButton({ productId, title, isOnPhoto }: FavouriteButtonProps) {
  const intl = useIntl()
  const { tell } = useToasts()
  const isFavourite = useViewer().favouriteProductIds.has(productId)
  const [setFavourite] = useSetFavourite()

  const toggle = async () => {
    const { isDone } = await setFavourite(productId, !isFavourite)
    if (!isDone || isFavourite) return
    tell({
      kind: 'success',
      title: intl.formatMessage({ id: 'catalogue.favourite.added' }),
      link: { label: intl.formatMessage({ id: 'catalogue.favourite.toList' }), to: '/favourites' },
    })
  }

  return (
    <button
      type="button"
      className={isOnPhoto ? style.onPhoto : style.heart}
      aria-pressed={isFavourite}
      aria-label={intl.formatMessage({ id: 'catalogue.favourite.label' }, { title })}
      onClick={toggle}
    >
      <HeartIcon size={22} />
    </button>
  )
}
