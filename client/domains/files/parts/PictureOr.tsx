import { type ComponentProps, type ReactNode, useState } from 'react'

export interface PictureOrProps extends Omit<ComponentProps<'img'>, 'onError' | 'src' | 'alt'> {
  /** Its address; null where nothing of the file can be seen. */
  src: string | null | undefined
  alt: string
  /** What stands there instead: of some documents no page can be drawn, which shows when it is asked for. */
  instead: ReactNode
  /** What stands around the picture. */
  around?: (picture: ReactNode) => ReactNode
}

/** A picture of a file, or what stands in its place where there is none. */
export function PictureOr({ src, alt, instead, around = picture => picture, ...rest }: PictureOrProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!src || failed === src) return <>{instead}</>
  return <>{around(<img {...rest} src={src} alt={alt} onError={() => setFailed(src)} />)}</>
}
