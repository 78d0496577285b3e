import type { CSSProperties } from 'react'

/** A colour as far as it is drawn small. */
export interface SwatchColor {
  readonly hex: string
  /** Its picture, for cloths that no single value is like; without one its value is drawn. */
  readonly swatchUrl?: string | null | undefined
}

/** How a colour fills its square or circle; its value shows until the picture is there. */
export const swatchStyle = (color: SwatchColor | null | undefined): CSSProperties => ({
  background: color?.swatchUrl
    ? `${color.hex} url("${color.swatchUrl}") center / cover no-repeat padding-box`
    : color?.hex,
})
