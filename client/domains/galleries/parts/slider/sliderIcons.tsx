import { Glyph, type IconProps } from '../../../../ui/icons.tsx'

export const PauseIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M9 6v12M15 6v12" />
  </Glyph>
)
export const PlayIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8 5.5v13l11-6.5Z" />
  </Glyph>
)
