import type { EditField, Option } from '../../../../adminKit/edit/fields.ts'
import type { SectionValues } from '../../../../adminKit/settings/SectionEditor.tsx'
import type { MessageId } from '../../../../intl/messageIds.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** The usual colours of the tokens, light and dark. */
export type UsualColours = Readonly<Record<string, readonly [light: string, dark: string]>>
type Colours = Readonly<Record<string, string>>

/** A look as it is edited: every colour, and the names of fonts and pictures, '' for the usual picture. */
export interface LookForm {
  readonly light: Colours
  readonly dark: Colours
  readonly radius: string
  readonly density: string
  readonly typeSize: string
  readonly headingWeight: string
  readonly displayFont: string
  readonly textFont: string
  readonly logo: string
  readonly logoDark: string
  readonly favicon: string
}

/** Colours in the order in which people think of them. */
export const colourGroups: readonly { readonly title: MessageId; readonly names: readonly string[] }[] = [
  { title: 'look.group.action', names: ['action', 'on-action', 'action-hover', 'action-text', 'action-tint'] },
  { title: 'look.group.grounds', names: ['ground', 'floor', 'raised', 'photo', 'line', 'line-control'] },
  { title: 'look.group.texts', names: ['ink', 'ink-2', 'ink-3'] },
  { title: 'look.group.areas', names: ['hall', 'hall-text', 'foot', 'foot-text'] },
  { title: 'look.group.accents', names: ['court-white', 'court-yellow', 'court-orange', 'court-blue'] },
  { title: 'look.group.states', names: ['good', 'good-tint', 'warn', 'warn-tint', 'danger', 'danger-tint'] },
]

export const colourTitles: Readonly<Record<string, MessageId>> = {
  ground: 'look.colour.ground',
  floor: 'look.colour.floor',
  raised: 'look.colour.raised',
  photo: 'look.colour.photo',
  ink: 'look.colour.ink',
  'ink-2': 'look.colour.ink2',
  'ink-3': 'look.colour.ink3',
  line: 'look.colour.line',
  'line-control': 'look.colour.lineControl',
  action: 'look.colour.action',
  'on-action': 'look.colour.onAction',
  'action-hover': 'look.colour.actionHover',
  'action-text': 'look.colour.actionText',
  'action-tint': 'look.colour.actionTint',
  hall: 'look.colour.hall',
  'hall-text': 'look.colour.hallText',
  foot: 'look.colour.foot',
  'foot-text': 'look.colour.footText',
  'court-white': 'look.colour.courtWhite',
  'court-yellow': 'look.colour.courtYellow',
  'court-orange': 'look.colour.courtOrange',
  'court-blue': 'look.colour.courtBlue',
  danger: 'look.colour.danger',
  'danger-tint': 'look.colour.dangerTint',
  'on-danger': 'look.colour.onDanger',
  warn: 'look.colour.warn',
  'warn-tint': 'look.colour.warnTint',
  good: 'look.colour.good',
  'good-tint': 'look.colour.goodTint',
  'on-photo': 'look.colour.onPhoto',
}

export const lookNames = {
  light: 'look.light',
  dark: 'look.dark',
  radius: 'look.radius',
  density: 'look.density',
  typeSize: 'look.typeSize',
  headingWeight: 'look.headingWeight',
  displayFont: 'look.displayFont',
  textFont: 'look.textFont',
  logo: 'look.logo',
  logoDark: 'look.logoDark',
  favicon: 'look.favicon',
} as const satisfies Readonly<Record<keyof LookForm, MessageId>>

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

/** Each colour of each scheme as a field; they are drawn as a table. */
export const colourFields: readonly EditField<LookForm>[] = schemes.flatMap(scheme =>
  colourGroups
    .flatMap(({ names }) => names)
    .map(
      (name): EditField<LookForm> => ({
        path: `${scheme}.${name}`,
        label: colourTitles[name]!,
        check: form => (isColour(form[scheme][name] ?? '') ? null : 'look.noColour'),
      }),
    ),
)

const radii: readonly Option[] = [
  { value: '0', label: 'look.radius.none' },
  { value: '2', label: 'look.radius.slight' },
  { value: '6', label: 'look.radius.usual' },
  { value: '10', label: 'look.radius.soft' },
  { value: '14', label: 'look.radius.round' },
  { value: '20', label: 'look.radius.very' },
]
const densities: readonly Option[] = [
  { value: 'compact', label: 'look.density.compact' },
  { value: 'normal', label: 'look.density.normal' },
  { value: 'airy', label: 'look.density.airy' },
]
const typeSizes: readonly Option[] = [
  { value: 'small', label: 'look.typeSize.small' },
  { value: 'normal', label: 'look.typeSize.normal' },
  { value: 'large', label: 'look.typeSize.large' },
]
const headingWeights: readonly Option[] = [
  { value: 'light', label: 'look.headingWeight.light' },
  { value: 'normal', label: 'look.headingWeight.normal' },
  { value: 'strong', label: 'look.headingWeight.strong' },
]

export const shapeFields = (radius: string): readonly EditField<LookForm>[] => [
  {
    ...({ path: 'radius', label: lookNames.radius } as const),
    control: {
      kind: 'choice',
      options: radii.some(({ value }) => value === radius)
        ? radii
        : [...radii, { value: radius, label: { text: `${radius} px` } }],
    },
  },
  { ...({ path: 'density', label: lookNames.density } as const), control: { kind: 'choice', options: densities } },
]

const systemFonts: readonly Option[] = [
  { value: 'hall', label: 'look.font.hall' },
  { value: 'sans', label: 'look.font.sans' },
  { value: 'serif', label: 'look.font.serif' },
  { value: 'rounded', label: 'look.font.rounded' },
]

export interface LookFile {
  readonly key: string
  readonly kind: string
  readonly name: string
}

export const fontFields = (files: readonly LookFile[]): readonly EditField<LookForm>[] => {
  const own = files.filter(({ kind }) => kind === 'FONT')
  const options = [...systemFonts, ...own.map(({ key, name }) => ({ value: `file:${key}`, label: { text: name } }))]
  return [
    { ...({ path: 'displayFont', label: lookNames.displayFont } as const), control: { kind: 'choice', options } },
    { ...({ path: 'textFont', label: lookNames.textFont } as const), control: { kind: 'choice', options } },
    {
      ...({ path: 'typeSize', label: lookNames.typeSize, hint: 'look.typeSize.hint' } as const),
      control: { kind: 'choice', options: typeSizes },
    },
    {
      ...({ path: 'headingWeight', label: lookNames.headingWeight } as const),
      control: { kind: 'choice', options: headingWeights },
    },
  ]
}

export const pictureFields = (files: readonly LookFile[]): readonly EditField<LookForm>[] => {
  const own = files.filter(({ kind }) => kind === 'PICTURE')
  const options: readonly Option[] = [
    { value: '', label: 'look.picture.usual' },
    ...own.map(({ key, name }) => ({ value: key, label: { text: name } })),
  ]
  return [
    {
      ...({ path: 'logo', label: lookNames.logo, hint: 'look.logo.hint' } as const),
      control: { kind: 'choice', options },
    },
    {
      ...({ path: 'logoDark', label: lookNames.logoDark, hint: 'look.logoDark.hint' } as const),
      control: { kind: 'choice', options: [{ value: '', label: 'look.logoDark.same' }, ...options.slice(1)] },
      check: ({ logo, logoDark }) => (logoDark !== '' && logo === '' ? 'look.logoDark.alone' : null),
    },
    {
      ...({ path: 'favicon', label: lookNames.favicon, hint: 'look.favicon.hint' } as const),
      control: { kind: 'choice', options },
    },
  ]
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

/** Every colour of a scheme: the shop's own, or the usual one. */
function coloursOf(value: unknown, scheme: Scheme, usual: UsualColours): Colours {
  const own = recordOf(value)
  const place = scheme === 'light' ? 0 : 1
  return Object.fromEntries(Object.entries(usual).map(([name, pair]) => [name, String(own[name] ?? pair[place])]))
}

export const lookFormOf = (values: SectionValues, usual: UsualColours): LookForm => ({
  light: coloursOf(values.light, 'light', usual),
  dark: coloursOf(values.dark, 'dark', usual),
  radius: String(values.radius ?? 6),
  density: String(values.density ?? 'normal'),
  typeSize: String(values.typeSize ?? 'normal'),
  headingWeight: String(values.headingWeight ?? 'normal'),
  displayFont: String(values.displayFont ?? 'hall'),
  textFont: String(values.textFont ?? 'hall'),
  logo: String(values.logo ?? ''),
  logoDark: String(values.logoDark ?? ''),
  favicon: String(values.favicon ?? ''),
})

/** The colours of a scheme that are not the usual ones. */
const ownColours = (form: LookForm, scheme: Scheme, usual: UsualColours): Colours =>
  Object.fromEntries(
    Object.entries(form[scheme]).filter(([name, colour]) => colour !== usual[name]?.[scheme === 'light' ? 0 : 1]),
  )

/** A look as the server takes it. */
export const lookOfForm = (form: LookForm, usual: UsualColours): Readonly<Record<keyof LookForm, unknown>> => ({
  light: ownColours(form, 'light', usual),
  dark: ownColours(form, 'dark', usual),
  radius: Number(form.radius),
  density: form.density,
  typeSize: form.typeSize,
  headingWeight: form.headingWeight,
  displayFont: form.displayFont,
  textFont: form.textFont,
  logo: form.logo || null,
  logoDark: form.logoDark || null,
  favicon: form.favicon || null,
})

/** The fields of the section of which something was changed. */
export function lookChangesOf(
  form: LookForm,
  changed: readonly string[],
  usual: UsualColours,
): Readonly<Record<string, unknown>> {
  const fields = new Set(changed.map(path => path.split('.')[0]))
  return Object.fromEntries(Object.entries(lookOfForm(form, usual)).filter(([field]) => fields.has(field)))
}

/** What taking a theme does to the form: all of it but the pictures. */
export function themeEntries(values: SectionValues, usual: UsualColours): ReadonlyMap<string, unknown> {
  const { light, dark, logo: _logo, logoDark: _logoDark, favicon: _favicon, ...shape } = lookFormOf(values, usual)
  const colours = schemes.flatMap(scheme =>
    Object.entries(scheme === 'light' ? light : dark).map(([name, colour]) => [`${scheme}.${name}`, colour] as const),
  )
  return new Map<string, unknown>([...colours, ...Object.entries(shape)])
}

/**
 * Styles that show another logo in a page than the one that was sent with it: the page's own code goes on knowing its own.
 * `shown` is what stands there, `name` the shop's.
 */
export function logoCss(
  { logo, logoDark }: Pick<LookForm, 'logo' | 'logoDark'>,
  scheme: Scheme,
  page: { readonly shown: string; readonly name: string },
): string {
  const file = (scheme === 'dark' && logo !== '' && logoDark) || logo
  const wanted = file === '' ? '' : `/look/files/${file}`
  if (wanted === page.shown) return ''
  const link = ":is(a[href='/'],a[href='/en']):has(>svg,>img)"
  const picture = `content:'';width:220px;height:40px;background:url('${wanted}') left center/contain no-repeat`
  const words = `content:${JSON.stringify(page.name)}`
  return `header ${link}>*{display:none}header ${link}::before{${wanted === '' ? words : picture}}`
}
