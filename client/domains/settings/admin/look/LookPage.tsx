import { useCallback, useMemo } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { LookPageQuery } from '../../../../__generated__/LookPageQuery.graphql.ts'
import { SectionEditor, type SectionValues } from '../../../../adminKit/settings/SectionEditor.tsx'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { ColourRows } from './ColourRows.tsx'
import { LookFiles } from './LookFiles.tsx'
import { LookPreview } from './LookPreview.tsx'
import {
  colourFields,
  fontFields,
  type LookForm,
  lookChangesOf,
  lookFormOf,
  lookNames,
  pictureFields,
  shapeFields,
  type UsualColours,
} from './lookForm.ts'
import { Themes } from './Themes.tsx'

const query = graphql`
  query LookPageQuery @preloadable {
    settingsSection(key: "look") {
      values
      ...SectionEditor_section
    }
    usualColours
    lookFiles {
      key
      kind
      name
    }
    themes {
      key
      name
      values
    }
  }
`

function LookPage(props: PageProps<LookPageQuery>) {
  const { settingsSection, usualColours, lookFiles, themes } = usePreloadedQuery<LookPageQuery>(query, props.query)
  const usual = usualColours as UsualColours
  const radius = String((settingsSection?.values as SectionValues | undefined)?.radius ?? 6)
  const formOf = useCallback((values: SectionValues) => lookFormOf(values, usual), [usual])
  const changesOf = (form: LookForm, changed: readonly string[]) => lookChangesOf(form, changed, usual)
  const sections = useMemo(
    () => [
      {
        id: 'themes',
        title: 'look.themes',
        hint: 'look.themes.hint',
        fields: [],
        children: <Themes {...{ themes, usual }} />,
      } as const,
      {
        id: 'colours',
        title: 'look.colours',
        hint: 'look.colours.hint',
        fields: colourFields,
        children: <ColourRows usual={usual} />,
      } as const,
      {
        ...({ id: 'fonts', title: 'look.fonts' } as const),
        fields: fontFields(lookFiles),
        children: (
          <LookFiles kind="FONT" files={lookFiles} paths={['displayFont', 'textFont', 'typeSize', 'headingWeight']} />
        ),
      },
      { id: 'shape', title: 'look.shape', fields: shapeFields(radius) } as const,
      {
        ...({ id: 'pictures', title: 'look.pictures' } as const),
        fields: pictureFields(lookFiles),
        children: <LookFiles kind="PICTURE" files={lookFiles} paths={['logo', 'logoDark', 'favicon']} />,
      },
    ],
    [themes, usual, lookFiles, radius],
  )
  return (
    settingsSection && (
      <SectionEditor
        section={settingsSection}
        title="look.title"
        note="look.note"
        formOf={formOf}
        sections={sections}
        changesOf={changesOf}
        placeOf={path => path.slice(0, 2).join('.')}
        textOf={(code, place) => (code === 'INVALID_INPUT' && place.includes('.') ? 'look.contrast.refused' : null)}
        names={lookNames}
        beside={<LookPreview usual={usual} />}
      />
    )
  )
}

/** How the shop looks: colours, fonts, shapes, pictures, with real pages beside. */
export const page = definePage<LookPageQuery>({
  query,
  Component: LookPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
