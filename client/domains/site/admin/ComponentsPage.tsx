import { graphql, usePreloadedQuery } from 'react-relay'
import type { ComponentsPageQuery } from '../../../__generated__/ComponentsPageQuery.graphql.ts'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { SectionEditor, type SectionValues } from '../../../adminKit/settings/SectionEditor.tsx'
import { textsOf } from '../../../adminKit/settings/values.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { definePage, type PageProps } from '../../../router/route.ts'

/** What can be switched off, with what it cannot do without; as the server knows it. */
const parts = [
  ['shop', null],
  ['quickOrder', 'shop'],
  ['wishLists', 'shop'],
  ['coupons', 'shop'],
  ['vouchers', 'shop'],
  ['affiliates', 'shop'],
  ['companies', 'shop'],
  ['feeds', 'shop'],
  ['galleries', null],
  ['imports', null],
  ['webhooks', null],
] as const
type Part = (typeof parts)[number][0]
type ComponentsForm = Readonly<Record<Part, boolean>>

const titles = {
  shop: ['site.component.shop', 'site.component.shop.hint'],
  quickOrder: ['site.component.quickOrder', 'site.component.quickOrder.hint'],
  wishLists: ['site.component.wishLists', 'site.component.wishLists.hint'],
  coupons: ['site.component.coupons', 'site.component.coupons.hint'],
  vouchers: ['site.component.vouchers', 'site.component.vouchers.hint'],
  affiliates: ['site.component.affiliates', 'site.component.affiliates.hint'],
  companies: ['site.component.companies', 'site.component.companies.hint'],
  feeds: ['site.component.feeds', 'site.component.feeds.hint'],
  galleries: ['site.component.galleries', 'site.component.galleries.hint'],
  imports: ['site.component.imports', 'site.component.imports.hint'],
  webhooks: ['site.component.webhooks', 'site.component.webhooks.hint'],
} as const satisfies Record<Part, readonly [MessageId, MessageId]>

const fieldsOf = (wanted: (needs: 'shop' | null, name: Part) => boolean): readonly EditField<ComponentsForm>[] =>
  parts
    .filter(([name, needs]) => wanted(needs, name))
    .map(([path, needs]) => {
      const [label, hint] = titles[path]
      return {
        ...({ path, label, hint, control: { kind: 'switch' }, isWide: true } as const),
        check: form => (needs && form[path] && !form[needs] ? 'site.components.needsShop' : null),
        warn: form => (needs && !form[path] && !form[needs] ? 'site.components.withoutShop' : null),
      }
    })

const sections = [
  { id: 'shop', title: 'site.components.shop', fields: fieldsOf((needs, name) => needs !== null || name === 'shop') },
  {
    id: 'others',
    title: 'site.components.others',
    fields: fieldsOf((needs, name) => needs === null && name !== 'shop'),
  },
] as const

const formOf = (values: SectionValues): ComponentsForm => {
  const off = textsOf(values.off)
  return Object.fromEntries(parts.map(([name]) => [name, !off.includes(name)])) as ComponentsForm
}
const changesOf = (form: ComponentsForm) => ({ off: parts.map(([name]) => name).filter(name => !form[name]) })

const query = graphql`
  query ComponentsPageQuery @preloadable {
    settingsSection(key: "components") {
      ...SectionEditor_section
    }
  }
`

function ComponentsPage(props: PageProps<ComponentsPageQuery>) {
  const { settingsSection } = usePreloadedQuery<ComponentsPageQuery>(query, props.query)
  return (
    settingsSection && (
      <SectionEditor
        section={settingsSection}
        title="site.components.title"
        note="site.components.note"
        formOf={formOf}
        sections={sections}
        changesOf={changesOf}
        placeOf={([field, name]) => (field === 'off' ? (name ?? null) : null)}
        textOf={code => (code === 'TRANSITION_NOT_ALLOWED' ? 'site.components.needsShop' : null)}
        names={{ off: 'site.components.off' }}
      />
    )
  )
}

/** Which parts of the product there are. */
export const page = definePage<ComponentsPageQuery>({
  query,
  Component: ComponentsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
