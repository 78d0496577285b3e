import { Glyph, type IconProps } from '../../../../ui/icons.tsx'

/** One drawing for each type of block, so that the tray, the outline and the panel speak of it alike. */
const drawings: Readonly<Record<string, string>> = {
  spacer: 'M5 5h14M5 19h14M12 8.5v7M9.8 10.5 12 8.3l2.2 2.2M9.8 13.5l2.2 2.2 2.2-2.2',
  hr: 'M4 12h16',
  text: 'M5 6.5V5h14v1.5M12 5v14M9.5 19h5',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 3.5 3.5 3-3L20 16M15.6 9.2h.01',
  gallery: 'M7 4h13v11H7zM4 8v12h13M7 12.5l3.5-3 3 2.5 2.5-2L20 13',
  video: 'M4 5.5h16v13H4zM10.2 9.2v5.6l4.6-2.8z',
  download: 'M12 4v11M7.5 11l4.5 4.5L16.5 11M5 19.5h14',
  button: 'M4 8h16v8H4zM8.5 12h7',
  accordion: 'M4 5h16v5H4zM4 14h16M4 19h16M15.5 7l1.5 1.500L18.5 7',
  columns: 'M4 5h7v14H4zM13 5h7v14h-7z',
  table: 'M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14',
  social:
    'M7 12a2 2 0 1 0-.01 0zM17 7.500a2 2 0 1 0-.01 0zM17 18.500a2 2 0 1 0-.01 0zM8.8 9.2l6.400-2.800M8.8 11.2l6.400 4.200',
  map: 'M12 21c4.2-4.6 6.3-8 6.3-10.700a6.3 6.3 0 1 0-12.6 0C5.7 13 7.8 16.4 12 21zM12 12.600a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.600z',
  html: 'M8.5 7.5 4 12l4.5 4.500M15.5 7.5 20 12l-4.5 4.500M13.5 5l-3 14',
  hero: 'M3.5 5h17v14h-17zM6.5 10h7M6.5 13h5M6.5 16h3',
  benefits: 'M5 6.500l1.5 1.500L9 5.500M5 12.500l1.5 1.500L9 11.500M5 18.500l1.5 1.500L9 17.500M12 7h7M12 13h7M12 19h7',
  entries: 'M4 5h7v6H4zM4 13.500h7v5.500H4zM14 6h6M14 9h4M14 14.500h6M14 17.500h4',
  reusable: 'M5 9a7 7 0 0 1 12-3l2 2M19 4.500V8h-3.500M19 15a7 7 0 0 1-12 3l-2-2M5 19.500V16h3.5',
  live: 'M5 5h14v14H5zM8.5 9h7M8.5 12h7M8.5 15h4',
  productGrid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  productCarousel: 'M8 6h8v12H8zM5 9l-2 3 2 3M19 9l2 3-2 3',
  form: 'M5 4h14v16H5zM8 8h8M8 11.500h8v3H8zM8 17.500h4',
  groupCards: 'M3.5 7h6l1.5 2h9.500v9.500h-17zM3.5 7V5.500h5',
}

const unknown = 'M5 5h14v14H5zM9.8 9.800a2.3 2.3 0 1 1 3.2 2.100c-.7.3-1 .8-1 1.600M12 16h.01'

export const BlockIcon = ({ type, ...props }: IconProps & { type: string }) => (
  <Glyph {...props}>
    <path d={drawings[type] ?? unknown} />
  </Glyph>
)

export const UndoIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M9 7 5 11l4 4M5 11h8.500a5 5 0 0 1 0 10H11" transform="translate(0 -2)" />
  </Glyph>
)
export const RedoIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m15 7 4 4-4 4M19 11h-8.500a5 5 0 0 0 0 10H13" transform="translate(0 -2)" />
  </Glyph>
)
export const DuplicateIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M9 9h10v10H9zM5 15V5h10" />
  </Glyph>
)
export const CopyIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M9 5H6v15h12V5h-3M9 3.500h6v3H9zM9 11h6M9 15h4" />
  </Glyph>
)
export const SettingsIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4" />
  </Glyph>
)
export const HiddenIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 4l16 16M9.5 6.300A9.7 9.7 0 0 1 12 6c5 0 8.5 6 8.5 6a15 15 0 0 1-2.3 2.900M6 8.300A15 15 0 0 0 3.5 12S7 18 12 18c1.2 0 2.3-.3 3.3-.8" />
  </Glyph>
)
export const PhoneIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8 3.500h8v17H8zM11 17.500h2" />
  </Glyph>
)
export const TabletIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5.5 3.500h13v17h-13zM10.5 17.500h3" />
  </Glyph>
)
export const DeskIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3.5 5h17v11h-17zM9 20h6M12 16v4" />
  </Glyph>
)
