/*
 * The looks of mails. Mail programs know tables and styles in attributes, and little else: what is needed to read a mail stands in the
 * attributes, in the colours of a light room. What a sheet of styles adds where one is understood (Apple, iOS, Gmail,
 * Thunderbird, Outlook on the web and on phones): a dark room, and columns that fall below each other on phones.
 */

const light = { ground: '#ffffff', floor: '#f3f5f3', ink: '#12191a', quiet: '#434e4f', line: '#dbe0dd' } as const
const dark = { ground: '#111817', floor: '#0c1211', ink: '#edf2ef', quiet: '#b9c4bf', line: '#2a3633' } as const
const action = { light: '#0b5b45', onLight: '#ffffff', dark: '#54c49a', onDark: '#06241a' } as const
const link = { light: '#0b5b45', dark: '#6fd3ad' } as const

/** Widest that a mail is, in pixels. */
export const MAIL_WIDTH = 600

/** Fonts that every system has: mail programs load none. */
const fonts = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** What stands in the attributes, by what it is for. A class of the same name turns it dark. */
const styles = {
  floor: `margin:0;padding:0;background-color:${light.floor};font-family:${fonts};font-size:16px;line-height:24px;color:${light.ink}`,
  card: `width:100%;max-width:${MAIL_WIDTH}px;background-color:${light.ground};border-radius:8px`,
  head: `padding:20px 32px;border-bottom:1px solid ${light.line}`,
  name: `padding-left:10px;font-size:19px;line-height:24px;font-weight:700;color:${light.ink}`,
  body: `padding:28px 32px 32px;color:${light.ink};word-break:break-word`,
  title: 'margin:0 0 16px;font-size:26px;line-height:32px;font-weight:700',
  heading: 'margin:32px 0 8px;font-size:18px;line-height:24px;font-weight:700',
  paragraph: 'margin:0 0 16px',
  small: 'margin:0 0 12px;font-size:13px;line-height:19px',
  quiet: `color:${light.quiet};font-size:13px;line-height:20px`,
  link: `color:${link.light}`,
  button: `display:inline-block;padding:13px 22px;background-color:${action.light};color:${action.onLight};text-decoration:none;border-radius:6px;font-weight:600`,
  cell: `padding:12px 0;vertical-align:top;border-top:1px solid ${light.line}`,
  picture: `width:72px;padding:12px 16px 12px 0;vertical-align:top;border-top:1px solid ${light.line}`,
  image: 'display:block;border:0;border-radius:4px;background-color:#ebeeec',
  price: `padding:12px 0 12px 12px;vertical-align:top;text-align:right;white-space:nowrap;border-top:1px solid ${light.line}`,
  fact: 'width:50%;padding:8px 16px 8px 0;vertical-align:top',
  sum: 'padding:4px 0',
  total: 'padding:8px 0 4px;font-size:18px;font-weight:700',
  legal: `margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${light.line};font-size:13px;line-height:19px`,
} as const

type Style = keyof typeof styles

/** The attributes of an element: its looks, and the class by which the sheet finds it. */
export const looks = (style: Style, more = ''): string => `class="${style}" style="${styles[style]}${more}"`

/** The sheet. */
export const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.head{padding:16px 20px!important}.body{padding:22px 20px 26px!important}.fact{display:block!important;width:100%!important;padding-right:0!important}.picture{width:52px!important;padding-right:12px!important}.image{width:52px!important;height:auto!important}.cell{-webkit-hyphens:auto;hyphens:auto}}
@media (prefers-color-scheme:dark){.floor{background-color:${dark.floor}!important}.card{background-color:${dark.ground}!important}.name,.body{color:${dark.ink}!important}.quiet{color:${dark.quiet}!important}.head,.cell,.picture,.price,.legal{border-color:${dark.line}!important}.link{color:${link.dark}!important}.button{background-color:${action.dark}!important;color:${action.onDark}!important}}`
