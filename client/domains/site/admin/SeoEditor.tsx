import { useCallback } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SectionEditor_section$key } from '../../../__generated__/SectionEditor_section.graphql.ts'
import type { SeoEditor_files$key } from '../../../__generated__/SeoEditor_files.graphql.ts'
import { EditInput } from '../../../adminKit/edit/EditInput.tsx'
import type { PageSection } from '../../../adminKit/edit/EditPage.tsx'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { SectionEditor, type SectionValues } from '../../../adminKit/settings/SectionEditor.tsx'
import { PictureField } from '../../files/admin/chooser/PictureField.tsx'
import { SearchHits } from './SearchHit.tsx'
import {
  engineFields,
  hitFields,
  languageFields,
  type SeoForm,
  seoChangesOf,
  seoFormOf,
  seoNames,
  shareFields,
  siteFields,
} from './seoForm.ts'
import style from './site.module.css'

function Hit() {
  return (
    <>
      <SearchHits />
      <div className={style.pairs}>
        {hitFields.map(({ path }) => (
          <EditInput key={path} path={path} />
        ))}
      </div>
    </>
  )
}

function Share() {
  const { values, set, isReadOnly, problems } = useEditingContext<SeoForm>()
  return (
    <div className={style.stack}>
      <PictureField
        title={seoNames.image}
        hint="site.seo.image.hint"
        none="site.seo.image.none"
        remove="site.removePicture"
        picture={values.image}
        problem={problems.image}
        isReadOnly={isReadOnly}
        onChange={image => set('image', image)}
      />
      <EditInput path="fbLikeUrl" />
    </div>
  )
}

const sections: readonly PageSection<SeoForm>[] = [
  { id: 'hit', title: 'site.seo.section.hit', fields: hitFields, children: <Hit /> },
  { id: 'site', title: 'site.seo.section.site', fields: siteFields },
  { id: 'languages', title: 'site.seo.section.languages', fields: languageFields },
  { id: 'share', title: 'site.seo.section.share', fields: shareFields, children: <Share /> },
  { id: 'engines', title: 'site.seo.section.engines', fields: engineFields },
]

export interface SeoEditorProps {
  section: SectionEditor_section$key
  files: SeoEditor_files$key
}

/** The section `seo` in one form, with the hit of a search engine as it will look. */
export function SeoEditor({ section, ...props }: SeoEditorProps) {
  const files = useFragment(
    graphql`
      fragment SeoEditor_files on File @relay(plural: true) {
        id
        name
        url: pictureUrl(width: 480)
      }
    `,
    props.files,
  )
  const formOf = useCallback((values: SectionValues) => seoFormOf(values, files), [files])
  return (
    <SectionEditor
      section={section}
      title="site.seo.title"
      note="site.seo.note"
      formOf={formOf}
      sections={sections}
      changesOf={seoChangesOf}
      placeOf={([field = '', ...rest]) => (field in seoNames ? [field, ...rest].join('.') : null)}
      names={seoNames}
    />
  )
}
