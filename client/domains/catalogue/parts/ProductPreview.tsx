import { type CSSProperties, useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate, type Environment } from 'relay-runtime'
import { localized, type Place } from '../../../router/place.ts'
import { useNavigation } from '../../../router/RouterContext.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import style from './ProductPreview.module.css'

/** What a tile has shown of a product. */
export interface Preview {
  title: string
  /** The address of its picture, as the tile asks for it. */
  picture: string | null
}

/** How long a page may take before it is shown what it is going to be. */
const patience = 120
/** The width in which tiles ask for their picture: `ProductTile`. */
const tilePicture = { width: 480 }

/** The product of an address, as far as tiles have brought it; null where none did. */
export function previewAt(environment: Environment, place: Place): Preview | null {
  const [, group] = place.path.split('/')
  const path = localized(place.path, place.language)
  let found: Preview | null = null
  // Nothing is changed: it is the way to read what is there without a document of one's own.
  commitLocalUpdate(environment, store => {
    for (const id of environment.getStore().getSource().getRecordIDs()) {
      const record = store.get(id)
      if (record?.getType() !== 'Product') continue
      if (path !== (record.getValue('path', { group }) ?? record.getValue('path'))) continue
      const [title, picture] = [record.getValue('title'), record.getLinkedRecord('image')?.getValue('url', tilePicture)]
      if (typeof title === 'string') found = { title, picture: typeof picture === 'string' ? picture : null }
    }
  })
  return found
}

/** The file that a tile has loaded already for its picture, whatever width the browser chose. */
const loadedFile = (url: string): string =>
  [...document.images].find(image => image.getAttribute('src') === url && image.currentSrc !== '')?.currentSrc ?? url

/** The end of the shop's bar, in pixels from the window's top. */
const endOfBar = () => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)

/**
 * On slow lines: picture and title of the product whose page is on its way, which its tile has brought already. It lies
 * over the list that is left; for those who hear the page it is nothing, they are told that a page is loading.
 */
export default function ProductPreview() {
  const { progress, to } = useNavigation()
  const environment = useRelayEnvironment()
  const [shown, setShown] = useState<{ to: Place; preview: Preview; top: number } | null>(null)
  useEffect(() => {
    if (progress !== 'loading' || !to) return
    const timer = setTimeout(() => {
      const preview = previewAt(environment, to)
      if (preview) setShown({ to, preview, top: endOfBar() })
    }, patience)
    return () => clearTimeout(timer)
  }, [progress, to, environment])

  if (progress !== 'loading' || shown?.to !== to || !shown) return null
  const { title, picture } = shown.preview
  return (
    <div className={style.preview} style={{ '--top': `${shown.top}px` } as CSSProperties} aria-hidden="true">
      <div className={`page ${style.inner}`}>
        <div className={style.photo}>
          {picture && <img src={loadedFile(picture)} alt="" width={960} height={960} />}
        </div>
        <div className={style.text}>
          <p className={style.title}>{title}</p>
          <Skeleton width="60%" height="22px" />
          <Skeleton width="30%" height="42px" />
          <Skeleton height="180px" />
        </div>
      </div>
    </div>
  )
}
