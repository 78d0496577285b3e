import { Glyph, type IconProps } from './icons.tsx'

/** Icons that not every page shows: sent with those that do. */

export const PlusIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 5v14M5 12h14" />
  </Glyph>
)
export const MinusIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5 12h14" />
  </Glyph>
)
export const ChevronDownIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Glyph>
)
export const RulerIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m3.5 15.5 12-12 5 5-12 12ZM7 12l2 2M10 9l2 2M13 6l2 2" />
  </Glyph>
)
export const CalendarIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.5 6h15v14h-15ZM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7" />
  </Glyph>
)
export const TrashIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.5 7h15M9.5 7V4h5v3M6.5 7l.8 13h9.4l.8-13M10.3 11v5.5M13.7 11v5.5" />
  </Glyph>
)
export const LockIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M6 11h12v9.5H6ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
  </Glyph>
)
export const KeyIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="8" cy="12" r="4" />
    <path d="M12 12h8.5v3.5M16.5 12v2.5" />
  </Glyph>
)
export const FilterIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5 7h14M8 12h8M10.5 17h3" />
  </Glyph>
)
export const ZoomIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5M10.5 8v5M8 10.5h5" />
  </Glyph>
)
export const DownloadIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 4v11.5M7.5 11.5 12 16l4.5-4.5M4.5 20h15" />
  </Glyph>
)
export const EyeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Glyph>
)
