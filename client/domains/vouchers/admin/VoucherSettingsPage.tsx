import { graphql, usePreloadedQuery } from 'react-relay'
import type { VoucherSettingsPageQuery } from '../../../__generated__/VoucherSettingsPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { VoucherSettings } from './VoucherSettings.tsx'

const query = graphql`
  query VoucherSettingsPageQuery @preloadable {
    settingsSection(key: "voucher") {
      ...SectionEditor_section
    }
    usualVoucherPicture {
      ...VoucherSettings_picture
    }
  }
`

function VoucherSettingsPage(props: PageProps<VoucherSettingsPageQuery>) {
  const { settingsSection, usualVoucherPicture } = usePreloadedQuery<VoucherSettingsPageQuery>(query, props.query)
  return settingsSection && <VoucherSettings section={settingsSection} picture={usualVoucherPicture ?? null} />
}

/** Whether vouchers are sold and taken, and how long they hold. */
export const page = definePage<VoucherSettingsPageQuery>({
  query,
  Component: VoucherSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
