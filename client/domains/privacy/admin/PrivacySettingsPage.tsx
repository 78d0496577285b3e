import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { PrivacySettingsPageQuery } from '../../../__generated__/PrivacySettingsPageQuery.graphql.ts'
import { SectionEditor, type SectionValues } from '../../../adminKit/settings/SectionEditor.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { ConsentProof } from './ConsentProof.tsx'
import {
  dialogFields,
  embeddedFields,
  measuringFields,
  pageFields,
  privacyChangesOf,
  privacyFormOf,
  privacyNames,
  servicesNeedingConsent,
} from './privacyForm.ts'

const query = graphql`
  query PrivacySettingsPageQuery @preloadable {
    settingsSection(key: "privacy") {
      values
      ...SectionEditor_section
    }
  }
`

const sections = [
  { id: 'embedded', title: 'privacy.settings.section.embedded', fields: embeddedFields },
  { id: 'measuring', title: 'privacy.settings.section.measuring', fields: measuringFields },
  { id: 'dialog', title: 'privacy.settings.section.dialog', fields: dialogFields },
  { id: 'page', title: 'privacy.settings.section.page', fields: pageFields },
  { id: 'proof', title: 'privacy.settings.proof', fields: [], children: <ConsentProof /> },
] as const

function PrivacySettingsPage(props: PageProps<PrivacySettingsPageQuery>) {
  const { settingsSection: section } = usePreloadedQuery<PrivacySettingsPageQuery>(query, props.query)
  const intl = useIntl()
  if (!section) return null
  const names = servicesNeedingConsent(section.values as SectionValues).map(id => intl.formatMessage({ id }))
  return (
    <SectionEditor
      section={section}
      title="privacy.settings.title"
      note="privacy.settings.note"
      formOf={privacyFormOf}
      sections={sections}
      changesOf={privacyChangesOf}
      placeOf={([field = '']) => (field in privacyNames ? field : null)}
      names={privacyNames}
      notices={
        <Notice tone={names.length > 0 ? 'neutral' : 'good'}>
          {names.length > 0 ? (
            <FormattedMessage id="privacy.settings.some" values={{ names: intl.formatList(names) }} />
          ) : (
            <FormattedMessage id="privacy.settings.none" />
          )}
        </Notice>
      }
      actions={
        <LinkButton look="quiet" size="small" to="/Privacy">
          <FormattedMessage id="privacy.settings.view" />
        </LinkButton>
      }
    />
  )
}

/** Which services of others the shop uses, and what visitors agreed to. */
export const page = definePage<PrivacySettingsPageQuery>({
  query,
  Component: PrivacySettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
