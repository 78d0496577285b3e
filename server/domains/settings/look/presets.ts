import { type ThemeValues, usualLook } from '../defaults/look.ts'

const { light: _light, dark: _dark, logo: _logo, logoDark: _logoDark, favicon: _favicon, ...usual } = usualLook

/** Looks that come with the product, so that a bakery or a clinic can start with one of its own. Each passes AA. */
export const presets: readonly { readonly key: 'hall' | 'bakery' | 'clinic'; readonly values: ThemeValues }[] = [
  { key: 'hall', values: { ...usual, light: {}, dark: {} } },
  {
    key: 'bakery',
    values: {
      light: {
        ...{ ground: '#fdf8f0', floor: '#f6ecdd', raised: '#fffdf9', photo: '#f2e6d3' },
        ...{ ink: '#2b1a10', 'ink-2': '#5a4434', 'ink-3': '#6f5745', line: '#e6d6c1', 'line-control': '#94795f' },
        ...{ action: '#8a3b12', 'action-hover': '#6e2d0c', 'action-text': '#8a3b12', 'action-tint': '#f7e3d0' },
        ...{ hall: '#5b2f17', 'hall-text': '#f6e6d6', foot: '#2b1a10', 'foot-text': '#e6d6c1' },
        ...{ 'court-white': '#f6e6d6', 'court-yellow': '#e8b04a', 'court-orange': '#d9793b', 'court-blue': '#b98a5e' },
      },
      dark: {
        ...{ ground: '#1c130d', floor: '#150e09', raised: '#261a12', photo: '#c9b79e' },
        ...{ ink: '#f6ecdf', 'ink-2': '#d2bfa9', 'ink-3': '#b39f88', line: '#3b2a1d', 'line-control': '#8f765d' },
        ...{ action: '#e9a25f', 'on-action': '#2b1608', 'action-hover': '#f2b87e' },
        ...{ 'action-text': '#f2b87e', 'action-tint': '#40260f' },
        ...{ hall: '#4a2612', 'hall-text': '#f6e6d6', foot: '#120b06', 'foot-text': '#d2bfa9' },
        ...{ 'court-white': '#f6e6d6', 'court-yellow': '#e8b04a', 'court-orange': '#d9793b', 'court-blue': '#b98a5e' },
      },
      ...{ radius: 14, density: 'airy', displayFont: 'serif', textFont: 'hall' },
      ...{ typeSize: 'normal', headingWeight: 'light' },
    },
  },
  {
    key: 'clinic',
    values: {
      light: {
        ...{ ground: '#ffffff', floor: '#f1f6fa', raised: '#ffffff', photo: '#e6eff6' },
        ...{ ink: '#10222f', 'ink-2': '#3d5364', 'ink-3': '#566b7b', line: '#d5e1ea', 'line-control': '#72889a' },
        ...{ action: '#0a5c8c', 'action-hover': '#084669', 'action-text': '#0a5c8c', 'action-tint': '#dfeef8' },
        ...{ hall: '#0b4f75', 'hall-text': '#e2f0f9', foot: '#0c2332', 'foot-text': '#c4d6e3' },
        ...{ 'court-white': '#dcebf5', 'court-yellow': '#7fd0c7', 'court-orange': '#4fb3a8', 'court-blue': '#6fb0dc' },
      },
      dark: {
        ...{ ground: '#0f1a22', floor: '#0a1319', raised: '#16242e', photo: '#a9bac6' },
        ...{ ink: '#eaf2f8', 'ink-2': '#b7c7d3', 'ink-3': '#97a9b7', line: '#26384a', 'line-control': '#6f8596' },
        ...{ action: '#66b7e6', 'on-action': '#04202f', 'action-hover': '#8ccaee' },
        ...{ 'action-text': '#8ccaee', 'action-tint': '#11344a' },
        ...{ hall: '#0b4f75', 'hall-text': '#e2f0f9', foot: '#08131a', 'foot-text': '#c4d6e3' },
        ...{ 'court-white': '#dcebf5', 'court-yellow': '#7fd0c7', 'court-orange': '#4fb3a8', 'court-blue': '#6fb0dc' },
      },
      ...{ radius: 2, density: 'normal', displayFont: 'sans', textFont: 'sans' },
      ...{ typeSize: 'normal', headingWeight: 'normal' },
    },
  },
]
