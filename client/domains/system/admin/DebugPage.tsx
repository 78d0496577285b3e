import { graphql, usePreloadedQuery } from 'react-relay'
import type { DebugPageQuery } from '../../../__generated__/DebugPageQuery.graphql.ts'
import type { PageSection } from '../../../adminKit/edit/EditPage.tsx'
import { SectionEditor, type SectionValues } from '../../../adminKit/settings/SectionEditor.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'

interface DebugForm {
  readonly debugEnabled: boolean
}

const sections: readonly PageSection<DebugForm>[] = [
  {
    id: 'debug',
    title: 'system.debug.section',
    fields: [
      {
        ...({ path: 'debugEnabled', label: 'system.debug.enabled', hint: 'system.debug.enabled.hint' } as const),
        ...({ control: { kind: 'switch' }, isWide: true } as const),
      },
    ],
  },
]

const formOf = (values: SectionValues): DebugForm => ({ debugEnabled: values.debugEnabled === true })

const query = graphql`
  query DebugPageQuery @preloadable {
    viewer {
      isSystem
    }
    settingsSection(key: "debug") {
      ...SectionEditor_section
    }
  }
`

function DebugPage(props: PageProps<DebugPageQuery>) {
  const { settingsSection } = usePreloadedQuery<DebugPageQuery>(query, props.query)
  return (
    settingsSection && (
      <SectionEditor
        section={settingsSection}
        title="system.debug.title"
        note="system.debug.note"
        formOf={formOf}
        sections={sections}
        changesOf={({ debugEnabled }) => ({ debugEnabled })}
        placeOf={([field]) => field ?? null}
        names={{ debugEnabled: 'system.debug.enabled' }}
      />
    )
  )
}

/** The debug switch; system accounts alone are shown that there is one. */
export const page = definePage<DebugPageQuery>({
  query,
  Component: DebugPage,
  outcome: ({ viewer, settingsSection }) => (viewer.isSystem && settingsSection ? 'found' : 'notFound'),
})
