import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SectionEditor_section$key } from '../../../__generated__/SectionEditor_section.graphql.ts'
import { EditInput } from '../../../adminKit/edit/EditInput.tsx'
import type { PageSection } from '../../../adminKit/edit/EditPage.tsx'
import { SectionEditor, type SectionValues } from '../../../adminKit/settings/SectionEditor.tsx'
import { Link } from '../../../router/Link.tsx'
import {
  type ConfigForm,
  configChangesOf,
  configFormOf,
  configNames,
  configPlaceOf,
  facebookField,
  instagramField,
  pageTokenFields,
} from './configForm.ts'
import { SharedLink } from './SharedLink.tsx'
import style from './site.module.css'

/** Pictures of single addresses are no part of this form, and stay as they are. */
const formOf = (values: SectionValues, secretsSet: readonly string[]) => configFormOf(values, secretsSet, [])

function Posts({ isOn }: { isOn: boolean }) {
  return (
    <div className={style.stack}>
      <p className={style.words}>
        <FormattedMessage id="site.social.posts" />
      </p>
      <p className={style.words}>
        <FormattedMessage id={isOn ? 'site.social.posts.on' : 'site.social.posts.off'} />{' '}
        <Link className="link" to="/admincenter/settings/privacy">
          <FormattedMessage id="site.social.posts.change" />
        </Link>
      </p>
    </div>
  )
}

const words = {
  facebook: { title: 'site.social.facebook.title', note: 'site.social.facebook.note' },
  instagram: { title: 'site.social.instagram.title', note: 'site.social.instagram.note' },
} as const

const sectionsOf = (network: 'facebook' | 'instagram', isOn: boolean): readonly PageSection<ConfigForm>[] => [
  {
    ...({ id: 'profile', title: 'site.social.section.profile' } as const),
    fields: [network === 'facebook' ? facebookField : instagramField],
  },
  {
    ...({ id: 'shared', title: 'site.social.section.shared', fields: [] } as const),
    children: <SharedLink />,
  },
  { ...({ id: 'posts', title: 'site.social.section.posts', fields: [] } as const), children: <Posts isOn={isOn} /> },
  ...(network === 'facebook'
    ? [
        {
          ...({ id: 'token', title: 'site.social.section.token', fields: pageTokenFields } as const),
          children: pageTokenFields.map(({ path }) => <EditInput key={path} path={path} />),
        },
      ]
    : []),
]

export interface SocialEditorProps {
  network: 'facebook' | 'instagram'
  section: SectionEditor_section$key
  /** Whether visitors may load posts of it. */
  isOn: boolean
}

/** What the site shares with a network, of the section `site`: the way to the operator's page there, how links look, posts. */
export function SocialEditor({ network, section, isOn }: SocialEditorProps) {
  const sections = useMemo(() => sectionsOf(network, isOn), [network, isOn])
  return (
    <SectionEditor
      section={section}
      {...words[network]}
      formOf={formOf}
      sections={sections}
      changesOf={configChangesOf}
      placeOf={configPlaceOf}
      names={configNames}
    />
  )
}
