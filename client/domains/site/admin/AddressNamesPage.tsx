import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AddressNamesPageQuery } from '../../../__generated__/AddressNamesPageQuery.graphql.ts'
import type { PageSection } from '../../../adminKit/edit/EditPage.tsx'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { CellInput } from '../../../adminKit/settings/CellInput.tsx'
import { SectionEditor } from '../../../adminKit/settings/SectionEditor.tsx'
import { useOrigin, useSite } from '../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import {
  type AddressForm,
  addressChangesOf,
  addressField,
  addressFormOf,
  addressTitles,
  type Segment,
  segments,
  wordOf,
} from './addressForm.ts'
import style from './site.module.css'

function Rows({ own }: { own: readonly Segment[] }) {
  const intl = useIntl()
  const { values } = useEditingContext<AddressForm>()
  return (
    <table className={style.addresses}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="site.address.page" />
          </th>
          <th scope="col">
            <FormattedMessage id="site.address.german" />
          </th>
          <th scope="col">
            <FormattedMessage id="site.address.english" />
          </th>
        </tr>
      </thead>
      <tbody>
        {own.map(segment => {
          const title = intl.formatMessage({ id: addressTitles[segment] })
          const { former } = values.segments[segment]
          return (
            <tr key={segment}>
              <td className={style.name}>
                {title}
                {former.length > 0 && (
                  <div className={style.words}>
                    <FormattedMessage
                      id="site.address.former"
                      values={{ names: former.map(name => `/${name}`).join(', ') }}
                    />
                  </div>
                )}
              </td>
              {(['de', 'en'] as const).map(language => (
                <td
                  key={language}
                  data-label={intl.formatMessage({
                    id: language === 'de' ? 'site.address.german' : 'site.address.english',
                  })}
                >
                  <CellInput
                    path={`segments.${segment}.${language}`}
                    label={`${title}: ${intl.formatMessage({
                      id: language === 'de' ? 'site.address.german' : 'site.address.english',
                    })}`}
                    placeholder={segment}
                    longest={60}
                  />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** That the admin centre itself moves, and how it is found again. */
function AdminPath() {
  const origin = useOrigin()
  const { addresses } = useSite()
  const { values } = useEditingContext<AddressForm>()
  const next = wordOf(values.segments.admincenter.de, 'admincenter')
  if (next === (addresses.admincenter?.de ?? 'admincenter')) return null
  return (
    <Notice tone="warn">
      <FormattedMessage id="site.address.adminMoves" values={{ address: `${origin}/${next}` }} />
    </Notice>
  )
}

const groups: readonly (readonly [
  id: string,
  title: 'site.address.group.people' | 'site.address.group.shop' | 'site.address.group.legal',
  readonly Segment[],
])[] = [
  ['people', 'site.address.group.people', segments.slice(0, 7)],
  ['shop', 'site.address.group.shop', segments.slice(7, 16)],
  ['legal', 'site.address.group.legal', segments.slice(16)],
]

const sections: readonly PageSection<AddressForm>[] = groups.map(([id, title, own], at) => ({
  ...{ id, title, fields: at === 0 ? [addressField] : [] },
  children: (
    <div className={style.stack}>
      {id === 'people' && <AdminPath />}
      <Rows own={own} />
    </div>
  ),
}))

const query = graphql`
  query AddressNamesPageQuery @preloadable {
    settingsSection(key: "addressNames") {
      ...SectionEditor_section
    }
  }
`

function AddressNamesPage(props: PageProps<AddressNamesPageQuery>) {
  const { settingsSection } = usePreloadedQuery<AddressNamesPageQuery>(query, props.query)
  return (
    settingsSection && (
      <SectionEditor
        section={settingsSection}
        title="site.address.title"
        note="site.address.note"
        formOf={addressFormOf}
        sections={sections}
        changesOf={addressChangesOf}
        placeOf={path => path.join('.')}
        textOf={code => (code === 'SLUG_TAKEN' ? 'site.address.inTheWay' : null)}
        names={{ segments: 'site.address.title' }}
      />
    )
  )
}

/** What the product's own addresses are called. */
export const page = definePage<AddressNamesPageQuery>({
  query,
  Component: AddressNamesPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
