import { type ReactNode, useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SectionEditor_section$key } from '../../../../__generated__/SectionEditor_section.graphql.ts'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import type { EditField, Message } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { SectionEditor } from '../../../../adminKit/settings/SectionEditor.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { FooterColumns } from './FooterColumns.tsx'
import { LinkList } from './LinkList.tsx'
import { LinkStates } from './linkStates.tsx'
import style from './menus.module.css'
import {
  type EntryForm,
  type LinkForm,
  type MenusForm,
  menuPlaceOf,
  menusChangesOf,
  menusFormOf,
  newColumn,
  newEntry,
  newLink,
} from './menusForm.ts'
import { footerTargets, type Target, targetsOf } from './targets.ts'

const missing: Message = 'edit.missing'

function linkProblems(links: readonly LinkForm[], path: string): [string, Message][] {
  return links.flatMap(({ label, href }, at): [string, Message][] => [
    ...(label.de.trim() === '' ? [[`${path}.${at}.label.de`, missing] as [string, Message]] : []),
    ...(href.de.trim() === '' ? [[`${path}.${at}.href.de`, missing] as [string, Message]] : []),
  ])
}

const navigationProblems = ({ isOwnNavigation, navigation }: MenusForm): ReadonlyMap<string, Message> =>
  new Map(
    isOwnNavigation
      ? [
          ...linkProblems(navigation, 'navigation'),
          ...navigation.flatMap(({ children }, at) => linkProblems(children, `navigation.${at}.children`)),
        ]
      : [],
  )

const footerProblems = ({ isOwnFooter, footer }: MenusForm): ReadonlyMap<string, Message> =>
  new Map(
    isOwnFooter
      ? footer.flatMap(({ title, links }, at): [string, Message][] => [
          ...(title.de.trim() === '' ? [[`footer.${at}.title.de`, missing] as [string, Message]] : []),
          ...linkProblems(links, `footer.${at}.links`),
        ])
      : [],
  )

const serviceProblems = ({ isOwnService, service }: MenusForm): ReadonlyMap<string, Message> =>
  new Map(isOwnService ? linkProblems(service, 'service') : [])

const said = (links: readonly LinkForm[]) => links.map(({ label }) => label.de).join(', ')

const fields = {
  isOwnNavigation: { path: 'isOwnNavigation', label: 'site.menus.isOwn', control: { kind: 'switch' } },
  navigation: {
    path: 'navigation',
    label: 'site.menus.navigation',
    check: navigationProblems,
    show: (entries: readonly EntryForm[]) => said(entries),
  },
  isOwnFooter: { path: 'isOwnFooter', label: 'site.menus.isOwn', control: { kind: 'switch' } },
  footer: {
    path: 'footer',
    label: 'site.menus.footer',
    check: footerProblems,
    show: (columns: MenusForm['footer']) => columns.map(({ title }) => title.de).join(', '),
  },
  isOwnService: { path: 'isOwnService', label: 'site.menus.isOwn', control: { kind: 'switch' } },
  service: {
    path: 'service',
    label: 'site.menus.service',
    check: serviceProblems,
    show: (links: readonly LinkForm[]) => said(links),
  },
  isShown: { path: 'announcement.isShown', label: 'site.menus.announcement.isShown', control: { kind: 'switch' } },
  textDe: { path: 'announcement.text.de', label: 'site.menus.announcement.de', longest: 200 },
  textEn: { path: 'announcement.text.en', label: 'site.menus.announcement.en', longest: 200 },
  href: {
    path: 'announcement.href',
    label: 'site.menus.announcement.href',
    hint: 'site.menus.href.hint',
    longest: 2000,
  },
} as const satisfies Record<string, EditField<MenusForm>>

export interface MenusEditorProps {
  section: SectionEditor_section$key
  pages: Parameters<typeof targetsOf>[1]
  groups: readonly { readonly path: string; readonly title: { readonly de: string; readonly en?: string | null } }[]
}

/** The menus around each page: the section `frame`. */
export function MenusEditor({ section, groups, pages }: MenusEditorProps) {
  const sections = useMemo(() => {
    const targets = targetsOf(groups, pages)
    return [
      {
        ...({ id: 'navigation', title: 'site.menus.navigation' } as const),
        fields: [fields.isOwnNavigation, fields.navigation],
        children: <Navigation targets={targets} />,
      },
      {
        ...({ id: 'footer', title: 'site.menus.footer' } as const),
        fields: [fields.isOwnFooter, fields.footer],
        children: <Footer targets={targets} />,
      },
      {
        ...({ id: 'service', title: 'site.menus.service' } as const),
        fields: [fields.isOwnService, fields.service],
        children: <Service targets={targets} />,
      },
      {
        ...({ id: 'announcement', title: 'site.menus.announcement' } as const),
        fields: [fields.isShown, fields.textDe, fields.textEn, fields.href],
      },
    ]
  }, [groups, pages])
  return (
    <LinkStates>
      <SectionEditor
        section={section}
        title="site.menus.title"
        note="site.menus.note"
        formOf={menusFormOf}
        sections={sections}
        changesOf={menusChangesOf}
        placeOf={menuPlaceOf}
        names={{
          navigation: 'site.menus.navigation',
          footer: 'site.menus.footer',
          service: 'site.menus.service',
          announcement: 'site.menus.announcement',
        }}
      />
    </LinkStates>
  )
}

interface TargetsProps {
  targets: readonly Target[]
}

function Navigation({ targets }: TargetsProps) {
  const { values, set } = useEditingContext<MenusForm>()
  const begin = () =>
    set(
      'navigation',
      targets.filter(({ isFirst }) => isFirst).map(({ label, href }) => newEntry(label, href)),
    )
  return (
    <Own
      path="isOwnNavigation"
      isEmpty={values.navigation.length === 0}
      begin={begin}
      otherwise="site.menus.navigation.otherwise"
    >
      <LinkList
        path="navigation"
        links={values.navigation}
        targets={targets}
        make={newEntry}
        below={(entry, at) => (
          <LinkList
            path={`navigation.${at}.children`}
            links={(entry as EntryForm).children}
            targets={targets}
            make={newLink}
            of={entry.label.de}
          />
        )}
      />
    </Own>
  )
}

function Footer({ targets }: TargetsProps) {
  const { values, set } = useEditingContext<MenusForm>()
  const begin = () =>
    set(
      'footer',
      footerTargets.map(({ title, links }) => ({
        ...newColumn(),
        title,
        links: links.map(({ label, href }) => newLink(label, href)),
      })),
    )
  return (
    <Own path="isOwnFooter" isEmpty={values.footer.length === 0} begin={begin} otherwise="site.menus.footer.otherwise">
      <FooterColumns targets={targets} />
    </Own>
  )
}

function Service({ targets }: TargetsProps) {
  const { values } = useEditingContext<MenusForm>()
  return (
    <Own path="isOwnService" isEmpty={false} otherwise="site.menus.service.otherwise">
      <LinkList path="service" links={values.service} targets={targets} make={newLink} />
    </Own>
  )
}

interface OwnProps {
  path: 'isOwnNavigation' | 'isOwnFooter' | 'isOwnService'
  isEmpty: boolean
  /** Fills a menu that is empty with what visitors see now, so that nobody begins with nothing. */
  begin?: () => void
  /** Said while the shop makes the menu itself. */
  otherwise: 'site.menus.navigation.otherwise' | 'site.menus.footer.otherwise' | 'site.menus.service.otherwise'
  children: ReactNode
}

function Own({ path, isEmpty, begin, otherwise, children }: OwnProps) {
  const { values, isReadOnly } = useEditingContext<MenusForm>()
  const isOwn = values[path]
  return (
    <div className={style.own}>
      <EditInput path={path} />
      {isOwn ? (
        <>
          {begin && isEmpty && !isReadOnly && (
            <div>
              <Button look="outline" size="small" onClick={begin}>
                <FormattedMessage id="site.menus.begin" />
              </Button>
            </div>
          )}
          {children}
        </>
      ) : (
        <p className={style.words}>
          <FormattedMessage id={otherwise} />
        </p>
      )}
    </div>
  )
}
