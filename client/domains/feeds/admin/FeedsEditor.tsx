import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SectionEditor_section$key } from '../../../__generated__/SectionEditor_section.graphql.ts'
import type { PageSection } from '../../../adminKit/edit/EditPage.tsx'
import { SectionEditor } from '../../../adminKit/settings/SectionEditor.tsx'
import { useOrigin } from '../../../router/RouterContext.ts'
import { Corner } from '../../../ui/Corner.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import style from './FeedReport.module.css'
import { FeedReport } from './FeedReport.tsx'
import { type FeedForm, feedChangesOf, feedFields, feedFormOf, feedNames } from './feedForm.ts'

/** Where the lists lie; a list that is switched off leads nowhere. */
function Addresses({ isOffered }: { isOffered: boolean }) {
  const origin = useOrigin()
  return (
    <>
      <p className={style.words}>
        <FormattedMessage id={isOffered ? 'feeds.addresses.hint' : 'feeds.addresses.off'} />
      </p>
      <ul className={style.addresses}>
        {(['products-de', 'products-en', 'meta-de', 'meta-en'] as const).map(name => {
          const address = `${origin}/feeds/${name}.xml`
          return (
            <li key={name}>
              {name.startsWith('meta') ? 'Meta: ' : 'Google: '}
              {isOffered ? (
                <a className="link" href={address}>
                  {address}
                </a>
              ) : (
                address
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The section `feeds` in one form, with the addresses of the lists and what portals would complain of. */
export function FeedsEditor({ section, isOffered }: { section: SectionEditor_section$key; isOffered: boolean }) {
  const viewer = useViewer()
  const mayRead = viewer.mayRead('CATALOGUE')
  const sections = useMemo(
    (): readonly PageSection<FeedForm>[] => [
      { id: 'feeds', title: 'feeds.section.lists', fields: feedFields },
      { id: 'addresses', title: 'feeds.section.addresses', fields: [], children: <Addresses isOffered={isOffered} /> },
      ...(mayRead
        ? [
            {
              ...({ id: 'report', title: 'feeds.section.report', fields: [] } as const),
              children: <Corner>{attempt => <FeedReport fetchKey={String(attempt)} />}</Corner>,
            },
          ]
        : []),
    ],
    [mayRead, isOffered],
  )
  return (
    <SectionEditor
      section={section}
      title="feeds.title"
      note="feeds.note"
      formOf={feedFormOf}
      sections={sections}
      changesOf={feedChangesOf}
      names={feedNames}
    />
  )
}
