import { Glyph, type IconProps } from '../../../../ui/icons.tsx'

export const TurnLeftIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M11 11h9.5v9.5H11ZM16.5 7.5A6.5 6.5 0 0 0 4.5 11v2.5M1.8 11l2.7 2.8L7.3 11" />
  </Glyph>
)
export const TurnRightIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3.5 11H13v9.5H3.5ZM7.5 7.5a6.5 6.5 0 0 1 12 3.5v2.5M16.7 11l2.8 2.8 2.7-2.8" />
  </Glyph>
)
export const MirrorIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3.5v17M9 7v10H3.5ZM15 7v10h5.5Z" />
  </Glyph>
)
export const UpendIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3.5 12h17M7 9h10V3.5ZM7 15h10v5.5Z" />
  </Glyph>
)
export const UndoIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5 11a7.5 7.5 0 1 1 2 6.5M4.5 5.5V11H10" />
  </Glyph>
)
export const RedoIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M19 11a7.5 7.5 0 1 0-2 6.5M19.5 5.5V11H14" />
  </Glyph>
)
export const ZoomInIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM15 15l5 5M10.5 8v5M8 10.5h5" />
  </Glyph>
)
export const ZoomOutIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM15 15l5 5M8 10.5h5" />
  </Glyph>
)
