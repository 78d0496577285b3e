/**
 * The one source of the look: every colour, measure and curve of the shop and the admin centre.
 *
 * `client/build/tokensCss.ts` turns it into the CSS variables that all style sheets read (`--ink-2`, `--space-4`),
 * and `mantineTheme.ts` into the theme of the admin centre. Contrast ratios were measured against the page ground
 * and against `floor`; who changes a value measures again.
 */

/** Colour of a token in the light and in the dark scheme. */
type ColourPair = readonly [light: string, dark: string]

export const colours = {
  ground: ['#ffffff', '#111817'],
  floor: ['#f3f5f3', '#0c1211'],
  raised: ['#ffffff', '#182120'],
  photo: ['#ebeeec', '#aab4af'],
  'on-photo': ['#12191a', '#12191a'],
  'on-photo-2': ['#2a3435', '#2a3435'],
  ink: ['#12191a', '#edf2ef'],
  'ink-2': ['#434e4f', '#b9c4bf'],
  'ink-3': ['#5d6869', '#98a5a0'],
  line: ['#dbe0dd', '#2a3633'],
  'line-control': ['#7d8986', '#73827d'],
  action: ['#0b5b45', '#54c49a'],
  'on-action': ['#ffffff', '#06241a'],
  'action-hover': ['#084534', '#6fd3ad'],
  'action-text': ['#0b5b45', '#6fd3ad'],
  'action-tint': ['#e1efe9', '#15352b'],
  'action-ring': ['rgb(11 91 69 / 0.28)', 'rgb(111 211 173 / 0.28)'],
  danger: ['#b0221d', '#ff9a8f'],
  'danger-fill': ['#b0221d', '#ff9a8f'],
  'on-danger': ['#ffffff', '#3a0d0a'],
  'danger-tint': ['#fcebe8', '#3a1b19'],
  warn: ['#824d00', '#f3bd62'],
  'warn-tint': ['#fff1d6', '#35280f'],
  info: ['#1d4d9e', '#93b8ff'],
  'info-tint': ['#e7effb', '#182843'],
  good: ['#17663a', '#7fd6a0'],
  'good-tint': ['#e2f3e7', '#14301f'],
  'neutral-tint': ['#e7ebe9', '#27322f'],
  hall: ['#0d4a39', '#0f4a39'],
  'hall-text': ['#dcebe4', '#dcebe4'],
  foot: ['#0e1715', '#0a0f0e'],
  'foot-text': ['#c6d2cc', '#c6d2cc'],
  'foot-line': ['#2a3633', '#2a3633'],
  'court-white': ['#e9eeea', '#e9eeea'],
  'court-yellow': ['#f2b90f', '#f2b90f'],
  'court-orange': ['#e2602a', '#e2602a'],
  'court-blue': ['#4f8fd6', '#4f8fd6'],
  'badge-new': ['#12191a', '#12191a'],
  'badge-sale': ['#b0221d', '#b0221d'],
  'on-badge': ['#ffffff', '#ffffff'],
  scrim: ['rgb(12 22 19 / 0.52)', 'rgb(12 22 19 / 0.7)'],
  progress: ['#ffca2b', '#ffca2b'],
  'progress-failed': ['#ff0000', '#ff0000'],
  'shadow-near': ['rgb(15 30 25 / 0.06)', 'rgb(0 0 0 / 0.5)'],
  'shadow-far': ['rgb(15 30 25 / 0.16)', 'rgb(0 0 0 / 0.6)'],
} as const satisfies Record<string, ColourPair>

/** Values that are the same in both schemes. */
export const measures = {
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '24px',
  'space-6': '32px',
  'space-7': '48px',
  'space-8': '64px',
  'space-9': '88px',
  'radius-badge': '3px',
  'radius-photo': '4px',
  'radius-control': '6px',
  'radius-card': '8px',
  'border-control': '1.5px',
  shadow: '0 1px 2px var(--shadow-near), 0 12px 32px -12px var(--shadow-far)',
  'ease-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  'time-colour': '120ms',
  'time-menu': '200ms',
  'time-slide': '300ms',
  'font-display': "'Archivo Variable', 'Archivo Fallback', Arial, sans-serif",
  'font-text': "'Instrument Sans Variable', 'Instrument Sans Fallback', Arial, sans-serif",
} as const

/** Widths in pixels from which a layout changes; style sheets repeat them, because media queries read no variables. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1200, wide: 1600 } as const
