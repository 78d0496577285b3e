import { classes } from '../../../../ui/classes.ts'
import { PictureOr } from '../../parts/PictureOr.tsx'
import type { FileRow } from './fileRow.ts'
import style from './files.module.css'

export interface FileThumbProps {
  file: Pick<FileRow, 'extension' | 'thumb' | 'thumb2'>
}

/** 70 pixels of a picture or of a document's first page, sharp on every screen; of other files their extension. Its frame has its size at once. */
export function FileThumb({ file: { thumb, thumb2, extension } }: FileThumbProps) {
  return (
    <PictureOr
      src={thumb}
      srcSet={thumb && thumb2 ? `${thumb} 1x, ${thumb2} 2x` : undefined}
      width={70}
      height={70}
      alt=""
      loading="lazy"
      decoding="async"
      instead={<ExtensionMark extension={extension} className={style.thumb} isWide />}
      around={picture => (
        <span className={style.thumb} data-wide>
          {picture}
        </span>
      )}
    />
  )
}

/** What stands where a picture would be. */
export function ExtensionMark(props: { extension: string; className?: string; isWide?: boolean }) {
  const { extension, className, isWide } = props
  return (
    <span className={classes(style.mark, className)} data-wide={isWide || undefined} aria-hidden="true">
      <span>{extension || '–'}</span>
    </span>
  )
}
