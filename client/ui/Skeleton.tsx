import style from './parts.module.css'

export interface SkeletonProps {
  width?: string
  height?: string
  /** Width to height, as in '1 / 1.14'. */
  ratio?: string
}

/** The shape of what is coming, shown after 150 ms. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps) {
  return <span className={style.skeleton} style={{ width, height, aspectRatio: ratio }} aria-hidden="true" />
}
