import { useIntl } from 'react-intl'
import { PictureOr } from '../../parts/PictureOr.tsx'
import { fileSize } from '../../parts/uploads/fileSize.ts'
import { ExtensionMark } from './FileThumb.tsx'
import type { FileRow } from './fileRow.ts'
import style from './files.module.css'

/** A file as a tile: its picture whole, its name, type and size. */
export function FileTile({ file }: { file: FileRow }) {
  const intl = useIntl()
  const { tile, tile2, name, extension, size, width, height } = file
  const srcSet = tile && tile2 ? `${tile} 320w, ${tile2} 640w` : undefined
  return (
    <>
      <PictureOr
        src={tile}
        srcSet={srcSet}
        sizes="(width >= 1024px) 220px, 45vw"
        width={width ?? 3}
        height={height ?? 4}
        alt=""
        loading="lazy"
        decoding="async"
        instead={<ExtensionMark extension={extension} className={style.tilePicture} />}
        around={picture => <span className={style.tilePicture}>{picture}</span>}
      />
      <span className={style.tileName}>{name}</span>
      <span className={style.tileFacts}>
        {fileSize(size, intl)}
        {width && height ? ` · ${width} × ${height}` : ''}
      </span>
    </>
  )
}
