import {
  type LocalizedForm,
  listOf,
  localizedForm,
  localizedSetting,
  recordOf,
  textOf,
  type Values,
} from '../../../../adminKit/settings/values.ts'

/** A link as it is edited. `key` names its row while the page is open; the settings do not know it. */
export interface LinkForm {
  readonly key: string
  readonly label: LocalizedForm
  readonly href: LocalizedForm
}
export interface EntryForm extends LinkForm {
  readonly children: readonly LinkForm[]
}
interface ColumnForm {
  readonly key: string
  readonly title: LocalizedForm
  readonly links: readonly LinkForm[]
}

/** `isOwn…`: arranged by hand; else the shop makes it of its groups and standing pages. */
export interface MenusForm {
  readonly isOwnNavigation: boolean
  readonly navigation: readonly EntryForm[]
  readonly isOwnFooter: boolean
  readonly footer: readonly ColumnForm[]
  readonly isOwnService: boolean
  readonly service: readonly LinkForm[]
  readonly announcement: { readonly isShown: boolean; readonly text: LocalizedForm; readonly href: string }
}

const nothing: LocalizedForm = { de: '', en: '' }
let rows = 0
/** A key for a row that is new on this page. */
const newKey = (): string => {
  rows += 1
  return `row-${rows}`
}

export const newLink = (label = nothing, href = nothing): LinkForm => ({ key: newKey(), label, href })
export const newEntry = (label = nothing, href = nothing): EntryForm => ({ ...newLink(label, href), children: [] })
export const newColumn = (): ColumnForm => ({ key: newKey(), title: nothing, links: [] })

const linkOf = (value: Values): LinkForm => newLink(localizedForm(value.label), localizedForm(value.href))

/** The form of the section `frame`. */
export function menusFormOf(values: Values): MenusForm {
  const announcement = recordOf(values.announcement)
  return {
    isOwnNavigation: Array.isArray(values.navigation),
    navigation: listOf(values.navigation).map(entry => ({
      ...linkOf(entry),
      children: listOf(entry.children).map(linkOf),
    })),
    isOwnFooter: Array.isArray(values.footer),
    footer: listOf(values.footer).map(({ title, links }) => ({
      key: newKey(),
      title: localizedForm(title),
      links: listOf(links).map(linkOf),
    })),
    isOwnService: Array.isArray(values.service),
    service: listOf(values.service).map(linkOf),
    announcement: {
      isShown: announcement.isShown === true,
      text: localizedForm(announcement.text),
      href: textOf(announcement.href),
    },
  }
}

/** An address as it is meant: what looks like a page of the site or a site elsewhere is completed. */
export function addressOf(typed: string): string {
  const text = typed.trim()
  if (text === '' || /^(?:\/|[a-z]+:)/i.test(text)) return text
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  return /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(text) ? `https://${text}` : `/${text}`
}

const linkSetting = ({ label, href }: LinkForm) => ({
  label: localizedSetting(label),
  href: { de: addressOf(href.de), en: addressOf(href.en) || null },
})

/** The change of the section: the menus of which something was changed. */
export function menusChangesOf(form: MenusForm, changed: readonly string[]): Readonly<Record<string, unknown>> {
  const isChanged = (...names: readonly string[]) =>
    changed.some(path => names.some(name => path === name || path.startsWith(`${name}.`)))
  const { announcement } = form
  return {
    ...(isChanged('navigation', 'isOwnNavigation') && {
      navigation: form.isOwnNavigation
        ? form.navigation.map(entry => ({ ...linkSetting(entry), children: entry.children.map(linkSetting) }))
        : null,
    }),
    ...(isChanged('footer', 'isOwnFooter') && {
      footer: form.isOwnFooter
        ? form.footer.map(({ title, links }) => ({ title: localizedSetting(title), links: links.map(linkSetting) }))
        : null,
    }),
    ...(isChanged('service', 'isOwnService') && {
      service: form.isOwnService ? form.service.map(linkSetting) : null,
    }),
    ...(isChanged('announcement') && {
      announcement: {
        isShown: announcement.isShown,
        text: localizedSetting(announcement.text),
        href: addressOf(announcement.href) || null,
      },
    }),
  }
}

/** Where in the form a path of the section is. */
export function menuPlaceOf(path: readonly string[]): string | null {
  const last = path.at(-1)
  if (last === 'label' || last === 'title' || last === 'href')
    return [...path, 'de'].join('.').replace('announcement.href.de', 'announcement.href')
  return path.length > 0 ? path.join('.') : null
}
