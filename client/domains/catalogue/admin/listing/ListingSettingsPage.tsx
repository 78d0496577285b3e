import { FormattedMessage } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ListingSettingsPageQuery } from '../../../../__generated__/ListingSettingsPageQuery.graphql.ts'
import type { EditField, Message } from '../../../../adminKit/edit/fields.ts'
import { SectionEditor, type SectionValues } from '../../../../adminKit/settings/SectionEditor.tsx'
import { textsOf } from '../../../../adminKit/settings/values.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { LinkButton } from '../../../../ui/Button.tsx'

/** How goods are shown, as it is edited: numbers as they are typed, keys with commas between them. */
interface ListingForm {
  readonly showSoldOut: boolean
  readonly fewLeftUpTo: string
  readonly newForDays: string
  readonly previewProperties: string
}

const query = graphql`
  query ListingSettingsPageQuery @preloadable {
    settingsSection(key: "listing") {
      ...SectionEditor_section
    }
  }
`

const names = {
  ...({ showSoldOut: 'admin.listing.showSoldOut', fewLeftUpTo: 'admin.listing.fewLeftUpTo' } as const),
  ...({ newForDays: 'admin.listing.newForDays', previewProperties: 'admin.listing.previewProperties' } as const),
}
const mostPreviewed = 2
const keysIn = (text: string): string[] =>
  text
    .split(',')
    .map(key => key.trim())
    .filter(key => key !== '')

const whole =
  (lowest: number, highest: number, field: 'fewLeftUpTo' | 'newForDays') =>
  (form: ListingForm): Message | null => {
    const typed = form[field].trim()
    const isFine = /^\d{1,6}$/.test(typed) && Number(typed) >= lowest && Number(typed) <= highest
    return isFine ? null : { id: 'admin.listing.range', values: { lowest, highest } }
  }

const number = { kind: 'text', inputMode: 'numeric' } as const
const stock: readonly EditField<ListingForm>[] = [
  {
    ...({ path: 'showSoldOut', label: names.showSoldOut, hint: 'admin.listing.showSoldOut.hint' } as const),
    ...({ control: { kind: 'switch' }, isWide: true } as const),
  },
  {
    ...({ path: 'fewLeftUpTo', label: names.fewLeftUpTo, hint: 'admin.listing.fewLeftUpTo.hint' } as const),
    ...{ control: number, longest: 6, isRequired: true, check: whole(0, 100_000, 'fewLeftUpTo') },
  },
]
const tiles: readonly EditField<ListingForm>[] = [
  {
    ...({ path: 'newForDays', label: names.newForDays, hint: 'admin.listing.newForDays.hint' } as const),
    ...{ control: number, longest: 4, isRequired: true, check: whole(1, 3650, 'newForDays') },
  },
  {
    ...({ path: 'previewProperties', label: names.previewProperties } as const),
    hint: 'admin.listing.previewProperties.hint',
    longest: 130,
    check: ({ previewProperties }) =>
      keysIn(previewProperties).length > mostPreviewed ? 'admin.listing.tooMany' : null,
  },
]
const sections = [
  { id: 'stock', title: 'admin.listing.stock', fields: stock },
  { id: 'tiles', title: 'admin.listing.tiles', fields: tiles },
] as const

const formOf = (values: SectionValues): ListingForm => ({
  showSoldOut: values.showSoldOut === true,
  fewLeftUpTo: String(values.fewLeftUpTo ?? ''),
  newForDays: String(values.newForDays ?? ''),
  previewProperties: textsOf(values.previewProperties).join(', '),
})
const changesOf = (form: ListingForm) => ({
  showSoldOut: form.showSoldOut,
  fewLeftUpTo: Number(form.fewLeftUpTo),
  newForDays: Number(form.newForDays),
  previewProperties: keysIn(form.previewProperties),
})

function ListingSettingsPage(props: PageProps<ListingSettingsPageQuery>) {
  const { settingsSection: section } = usePreloadedQuery<ListingSettingsPageQuery>(query, props.query)
  return (
    section && (
      <SectionEditor
        section={section}
        title="admin.listing.title"
        note="admin.listing.note"
        formOf={formOf}
        sections={sections}
        changesOf={changesOf}
        placeOf={([field = '']) => (field in names ? field : null)}
        names={names}
        actions={
          <LinkButton look="quiet" size="small" to="/admincenter/products">
            <FormattedMessage id="admin.shell.products" />
          </LinkButton>
        }
      />
    )
  )
}

/** What visitors see of the range: sold-out goods, few pieces, what is new. */
export const page = definePage<ListingSettingsPageQuery>({
  query,
  Component: ListingSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
