import type { ReactNode } from 'react'

export interface IconProps {
  /** Pixels; 20 unless told. */
  size?: number
  className?: string
}

interface GlyphProps extends IconProps {
  /** The drawing on a 24 × 24 field. */
  children: ReactNode
}

/** A line icon, stroke 1.7, round ends. It says nothing to a screen reader; the button around it does. */
export function Glyph({ size = 20, className, children }: GlyphProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

export const MenuIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 7h16M4 12h16M4 17h11" />
  </Glyph>
)
export const CloseIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Glyph>
)
export const CheckIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Glyph>
)
export const ChevronRightIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m9.5 6 6 6-6 6" />
  </Glyph>
)
export const ChevronLeftIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m14.5 6-6 6 6 6" />
  </Glyph>
)
export const SearchIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Glyph>
)
export const PersonIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M5 20.5v-1a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v1" />
  </Glyph>
)
export const HeartIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 20 4.6 12.6a5 5 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.4.5.5-.5a4.9 4.9 0 0 1 7 0 5 5 0 0 1 0 7Z" />
  </Glyph>
)
export const CartIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3 4h2.4l2.2 11.2h10.2L19.9 8H6.2" />
    <circle cx="9" cy="19.4" r="1.3" />
    <circle cx="16.6" cy="19.4" r="1.3" />
  </Glyph>
)
export const TruckIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5 17H3V6h10v11H9M13 9h4.5l3.5 4v4h-2M13 17h2" />
    <circle cx="7" cy="17.5" r="2" />
    <circle cx="17" cy="17.5" r="2" />
  </Glyph>
)
export const PinIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 21s-6.8-5.6-6.8-11a6.8 6.8 0 0 1 13.6 0c0 5.4-6.8 11-6.8 11Z" />
    <circle cx="12" cy="10" r="2.6" />
  </Glyph>
)
export const PenIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5 15.5 15.2 5.3a2 2 0 0 1 2.9 2.9L8 18.3l-3.7.9Z M13.4 7.2l2.9 2.9M12 20.5h8" />
  </Glyph>
)
export const InfoIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.6v.1" />
  </Glyph>
)
export const WarningIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 4 2.8 20h18.4ZM12 10v5M12 17.4v.1" />
  </Glyph>
)
export const ReloadIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M19.5 11A7.7 7.7 0 0 0 5.6 7.6L4 9.5M4 5v4.5h4.5M4.5 13a7.7 7.7 0 0 0 13.9 3.4l1.6-1.9M20 19v-4.5h-4.5" />
  </Glyph>
)
export const SunIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
  </Glyph>
)
export const MoonIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />
  </Glyph>
)
export const TagIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 4h7.4l8.8 8.8a1.5 1.5 0 0 1 0 2.1l-5.3 5.3a1.5 1.5 0 0 1-2.1 0L4 11.4Z" />
    <circle cx="8.3" cy="8.3" r="1.1" />
  </Glyph>
)
export const DocumentIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M6 3h8l4.5 4.5V21H6ZM14 3v4.8h4.5M9 13h6M9 17h6" />
  </Glyph>
)
