import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ConfiguratorEditor_query$key } from '../../../../__generated__/ConfiguratorEditor_query.graphql.ts'
import type { SectionEditor_section$key } from '../../../../__generated__/SectionEditor_section.graphql.ts'
import type { PageSection } from '../../../../adminKit/edit/EditPage.tsx'
import type { EditField, Message } from '../../../../adminKit/edit/fields.ts'
import { SectionEditor } from '../../../../adminKit/settings/SectionEditor.tsx'
import {
  type ConfiguratorForm,
  configuratorChangesOf,
  configuratorFormOf,
  configuratorProblems,
} from './configuratorForm.ts'
import { PropertyList } from './PropertyList.tsx'

const names = { properties: 'admin.configurator.properties' } as const satisfies Readonly<Record<string, Message>>

const field: EditField<ConfiguratorForm> = {
  path: 'properties',
  label: names.properties,
  check: configuratorProblems,
  show: (properties: ConfiguratorForm['properties']) => properties.map(({ name }) => name.de).join(', '),
}

export interface ConfiguratorEditorProps {
  section: SectionEditor_section$key
  query: ConfiguratorEditor_query$key
}

/** The section `variantProperties` in one form, with a sample product beside it. */
export function ConfiguratorEditor({ section, query }: ConfiguratorEditorProps) {
  const { propertyUses: uses } = useFragment(
    graphql`
      fragment ConfiguratorEditor_query on Query {
        propertyUses {
          key
          products
          ofProducts
          name {
            de
            en
          }
        }
      }
    `,
    query,
  )
  const sections = useMemo(
    (): PageSection<ConfiguratorForm>[] => [
      {
        ...{ id: 'properties', title: names.properties, fields: [field], children: <PropertyList uses={uses} /> },
        hasRequired: () => true,
      },
    ],
    [uses],
  )
  return (
    <SectionEditor
      section={section}
      title="admin.configurator.title"
      note="admin.configurator.note"
      formOf={configuratorFormOf}
      sections={sections}
      changesOf={configuratorChangesOf}
      placeOf={placeOf}
      textOf={code => (code === 'TRANSITION_NOT_ALLOWED' ? 'admin.configurator.inUse' : null)}
      names={names}
    />
  )
}

/** What the server says of something that the form makes itself stands at the name. */
const placeOf = ([list, at, part]: readonly string[]): string | null =>
  list === 'properties' && at !== undefined && part === 'type' ? `properties.${at}.name.de` : null
