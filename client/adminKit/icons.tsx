import { Glyph, type IconProps } from '../ui/icons.tsx'

/** Icons that only the admin centre shows; they stand apart so that no visitor loads them. */

export const BellIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15ZM10 21h4" />
  </Glyph>
)
export const HomeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5V14h4v5.5" />
  </Glyph>
)
export const BoxIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3.5 20 8v8l-8 4.5L4 16V8ZM4 8l8 4.5L20 8M12 12.5v8M8 5.8l8 4.5" />
  </Glyph>
)
export const MailIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3.5 6h17v12.5h-17ZM3.5 7l8.5 6.5L20.5 7" />
  </Glyph>
)
export const DotsIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5.5 12v.1M12 12v.1M18.5 12v.1" strokeWidth="2.6" />
  </Glyph>
)
export const ArrowUpIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 19V5M6.5 10.5 12 5l5.5 5.5" />
  </Glyph>
)
export const ArrowDownIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 5v14M6.5 13.5 12 19l5.5-5.5" />
  </Glyph>
)
export const ExternalIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M18 13.5V19H5V6h5.5M14 4.5h5.5V10M19 5l-8.5 8.5" />
  </Glyph>
)
export const EuroIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M17.5 6.8A6.6 6.6 0 0 0 7 12a6.6 6.6 0 0 0 10.5 5.2M4.5 10.5h8M4.5 13.5h8" />
  </Glyph>
)
export const ShieldIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3.5 19 6v5.5c0 4.2-2.8 7.3-7 9-4.2-1.7-7-4.8-7-9V6ZM9 12l2.2 2.2L15.2 10" />
  </Glyph>
)
export const KeyIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M15.5 4a4.5 4.5 0 1 1-3.6 7.2L4.5 18.5V20H8v-2.5h2.5V15h2l1-2.4M16 8.5v.1" />
  </Glyph>
)
export const ListIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1" />
  </Glyph>
)
export const TilesIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z" />
  </Glyph>
)
export const PictureIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 5h16v14H4ZM4.5 17l5-5 3.5 3.5 2.5-2.5 4 4M15.5 9v.1" />
  </Glyph>
)
export const CropIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M7 3v14h14M3 7h14v14" />
  </Glyph>
)
export const BookmarkIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M7 4.5h10v15l-5-4-5 4Z" />
  </Glyph>
)
export const ColumnsIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 5.5h16v13H4ZM9.5 5.5v13M14.5 5.5v13" />
  </Glyph>
)
export const KeyboardIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3.5 7h17v10.5h-17ZM7 10.5v.1M10.3 10.5v.1M13.7 10.5v.1M17 10.5v.1M8.5 14h7" />
  </Glyph>
)
export const PercentIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M18.5 5.5l-13 13M7.5 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM16.5 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z" />
  </Glyph>
)
export const GalleryIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M7 4.5h13.5V15H7ZM3.5 8v11.5H17M7.5 13.5l3.5-3.5 2.5 2.5 1.5-1.5 3 3M16.5 7.5v.1" />
  </Glyph>
)
export const CardIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3.5 6.5h17v11h-17zM3.5 10h17M6.5 14.5h4" />
  </Glyph>
)
export const GripIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1" strokeWidth="2.6" />
  </Glyph>
)
export const ShareIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8.2 13.2l7.6 3.6M8.2 10.8l7.6-3.6M6 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM18 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM18 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z" />
  </Glyph>
)
export const SlidersIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 7.5h8M17 7.5h3M4 16.500h3M12 16.500h8M14.5 5v5M9.5 14v5" />
  </Glyph>
)
