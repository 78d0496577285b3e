import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { breakpoints, measures } from './tokens.ts'

const pine: MantineColorsTuple = [
  '#edf6f2',
  '#d9ebe3',
  '#b3d8c8',
  '#84c2a9',
  '#54c49a',
  '#2f9a75',
  '#17795a',
  '#0b5b45',
  '#084534',
  '#052c21',
]
const gray: MantineColorsTuple = [
  '#f3f5f3',
  '#ebeeec',
  '#e7ebe9',
  '#dbe0dd',
  '#b9c4bf',
  '#98a5a0',
  '#7d8986',
  '#5d6869',
  '#434e4f',
  '#12191a',
]
const dark: MantineColorsTuple = [
  '#edf2ef',
  '#b9c4bf',
  '#98a5a0',
  '#73827d',
  '#2a3633',
  '#27322f',
  '#182120',
  '#111817',
  '#0c1211',
  '#0a0f0e',
]

const em = (pixels: number) => `${pixels / 16}em`

/** The tokens as a Mantine theme. Only the admin centre imports this; a visitor never downloads Mantine. */
export const mantineTheme = createTheme({
  colors: { pine, gray, dark },
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  fontFamily: measures['font-text'],
  headings: { fontFamily: measures['font-display'], fontWeight: '720' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '48px' },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '8px', xl: '8px' },
  defaultRadius: 'md',
  breakpoints: {
    xs: em(breakpoints.sm),
    sm: em(breakpoints.md),
    md: em(breakpoints.lg),
    lg: em(breakpoints.xl),
    xl: em(breakpoints.wide),
  },
  shadows: { xs: 'none', sm: measures.shadow, md: measures.shadow, lg: measures.shadow, xl: measures.shadow },
  cursorType: 'pointer',
  respectReducedMotion: true,
})

/** Lets Mantine's own variables follow the tokens, which know both colour schemes. */
export const tokenVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--ground)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-anchor': 'var(--action-text)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default': 'var(--raised)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-control)',
    '--mantine-color-default-hover': 'var(--floor)',
    '--mantine-primary-color-filled': 'var(--action)',
    '--mantine-primary-color-filled-hover': 'var(--action-hover)',
    '--mantine-primary-color-contrast': 'var(--on-action)',
  },
  light: {},
  dark: {},
})
