import { graphql, usePreloadedQuery } from 'react-relay'
import type { AccountSettingsPageQuery } from '../../../__generated__/AccountSettingsPageQuery.graphql.ts'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { SectionEditor, type SectionValues } from '../../../adminKit/settings/SectionEditor.tsx'
import { textOf, textsOf } from '../../../adminKit/settings/values.ts'
import { definePage, type PageProps } from '../../../router/route.ts'

interface AccountForm {
  readonly logoutUrl: string
  readonly staffNumberCustomers: boolean
  readonly availableRoles: readonly string[]
}

const query = graphql`
  query AccountSettingsPageQuery @preloadable {
    settingsSection(key: "accounts") {
      ...SectionEditor_section
    }
  }
`

const names = {
  logoutUrl: 'admin.users.settings.logoutUrl',
  staffNumberCustomers: 'admin.users.settings.staffNumberCustomers',
  availableRoles: 'admin.users.settings.availableRoles',
} as const
/** A path of this site, or a whole address by https. */
const isAddress = (text: string): boolean => /^(\/(?![/\\])|https:\/\/[^/\\\s]+)[^\\\s]*$/.test(text)

const signingOut: readonly EditField<AccountForm>[] = [
  {
    ...({ path: 'logoutUrl', label: names.logoutUrl, hint: 'admin.users.settings.logoutUrl.hint' } as const),
    ...{ longest: 500, isWide: true },
    check: ({ logoutUrl }) =>
      logoutUrl.trim() === '' || isAddress(logoutUrl.trim()) ? null : 'admin.users.settings.noAddress',
  },
]
const numbers: readonly EditField<AccountForm>[] = [
  {
    ...({ path: 'staffNumberCustomers', label: names.staffNumberCustomers } as const),
    hint: 'admin.users.settings.staffNumberCustomers.hint',
    ...({ control: { kind: 'switch' }, isWide: true } as const),
  },
]
const roles: readonly EditField<AccountForm>[] = [
  {
    ...({
      path: 'availableRoles',
      label: names.availableRoles,
      hint: 'admin.users.settings.availableRoles.hint',
    } as const),
    control: {
      kind: 'choices',
      options: [
        { value: 'member', label: 'users.role.member' },
        { value: 'admin', label: 'users.role.admin' },
        { value: 'system', label: 'users.role.system' },
        { value: 'internal', label: 'users.role.internal' },
      ],
    },
    isWide: true,
  },
]
const sections = [
  { id: 'roles', title: 'admin.users.settings.roles', fields: roles },
  { id: 'numbers', title: 'admin.users.settings.numbers', fields: numbers },
  { id: 'signingOut', title: 'admin.users.settings.signingOut', fields: signingOut },
] as const
const formOf = ({ logoutUrl, staffNumberCustomers, availableRoles }: SectionValues): AccountForm => ({
  availableRoles: textsOf(availableRoles),
  logoutUrl: textOf(logoutUrl),
  staffNumberCustomers: staffNumberCustomers === true,
})
const changesOf = ({ logoutUrl, staffNumberCustomers, availableRoles }: AccountForm) => ({
  availableRoles,
  logoutUrl: logoutUrl.trim() || null,
  staffNumberCustomers,
})

function AccountSettingsPage(props: PageProps<AccountSettingsPageQuery>) {
  const { settingsSection: section } = usePreloadedQuery<AccountSettingsPageQuery>(query, props.query)
  return (
    section && (
      <SectionEditor
        section={section}
        title="admin.users.settings.title"
        formOf={formOf}
        sections={sections}
        changesOf={changesOf}
        placeOf={([field = '']) => (field in names ? field : null)}
        names={names}
      />
    )
  )
}

/** What holds for all accounts: numbers of customers, and where signing out leads. */
export const page = definePage<AccountSettingsPageQuery>({
  query,
  Component: AccountSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
