import { useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ConfigEditor_files$key } from '../../../__generated__/ConfigEditor_files.graphql.ts'
import type { SectionEditor_section$key } from '../../../__generated__/SectionEditor_section.graphql.ts'
import { EditInput } from '../../../adminKit/edit/EditInput.tsx'
import type { PageSection } from '../../../adminKit/edit/EditPage.tsx'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { CellInput } from '../../../adminKit/settings/CellInput.tsx'
import { SectionEditor, type SectionValues } from '../../../adminKit/settings/SectionEditor.tsx'
import { Link } from '../../../router/Link.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { PictureField } from '../../files/admin/chooser/PictureField.tsx'
import {
  type ConfigForm,
  configChangesOf,
  configFormOf,
  configNames,
  configPlaceOf,
  contentFields,
  facebookField,
  instagramField,
  linkFields,
  maintenanceFields,
  routeField,
  secretFields,
} from './configForm.ts'
import style from './site.module.css'

function Maintenance() {
  const { values, set, isReadOnly, problems } = useEditingContext<ConfigForm>()
  return (
    <div className={style.stack}>
      <EditInput path="maintenance" />
      <div className={style.pairs}>
        <EditInput path="maintenanceText.de" />
        <EditInput path="maintenanceText.en" />
        <EditInput path="maintenanceMinutes" />
      </div>
      <PictureField
        title={configNames.maintenanceImage}
        none="site.config.maintenanceImage.none"
        remove="site.removePicture"
        picture={values.maintenanceImage}
        problem={problems.maintenanceImage}
        isReadOnly={isReadOnly}
        onChange={picture => set('maintenanceImage', picture)}
      />
    </div>
  )
}

function Routes() {
  const intl = useIntl()
  const { values, set, insert, remove, isReadOnly, problems } = useEditingContext<ConfigForm>()
  const { routes } = values
  return (
    <div className={style.stack}>
      <p className={style.words}>
        <FormattedMessage id="site.config.routes.hint" />
      </p>
      {routes.map(({ picture }, at) => (
        // Rows have no identity of their own: what is typed lives in the form, by place.
        <div key={at} className={style.row}>
          <CellInput
            path={`routes.${at}.route`}
            label={intl.formatMessage({ id: 'site.config.route' }, { number: at + 1 })}
            placeholder="/specials"
            longest={200}
          />
          <PictureField
            title="site.config.routePicture"
            none="site.config.route.noPicture"
            remove="site.removePicture"
            picture={picture}
            problem={problems[`routes.${at}.picture`]}
            isReadOnly={isReadOnly}
            onChange={next => set(`routes.${at}.picture`, next)}
          />
          {!isReadOnly && (
            <div>
              <Button look="quiet" size="tiny" onClick={() => remove('routes', at)}>
                <FormattedMessage id="site.config.removeRoute" values={{ number: at + 1 }} />
              </Button>
            </div>
          )}
        </div>
      ))}
      {!isReadOnly && routes.length < 30 && (
        <div>
          <Button
            look="quiet"
            size="small"
            icon={<PlusIcon size={16} />}
            onClick={() => insert('routes', { route: '', picture: null })}
          >
            <FormattedMessage id="site.config.addRoute" />
          </Button>
        </div>
      )}
    </div>
  )
}

/** Where everything else is set. */
const elsewhere = [
  ['settings/general', 'site.config.to.general'],
  ['settings/seo', 'site.config.to.seo'],
  ['settings/mail', 'site.config.to.mail'],
  ['components', 'site.config.to.components'],
  ['settings/addresses', 'site.config.to.addresses'],
  ['settings/accounts', 'site.config.to.accounts'],
  ['settings/checkout', 'site.config.to.checkout'],
  ['settings/units', 'site.config.to.units'],
  ['settings/transfer', 'site.config.to.transfer'],
] as const

const Elsewhere = () => (
  <ul className={style.list}>
    {elsewhere.map(([path, id]) => (
      <li key={path}>
        <Link className="link" to={`/admincenter/${path}`}>
          <FormattedMessage id={id} />
        </Link>
      </li>
    ))}
  </ul>
)

const sections: readonly PageSection<ConfigForm>[] = [
  { id: 'maintenance', title: 'site.config.section.maintenance', fields: maintenanceFields, children: <Maintenance /> },
  { id: 'routes', title: configNames.routes, fields: [routeField], children: <Routes /> },
  { id: 'links', title: 'site.config.section.links', fields: [...linkFields, facebookField, instagramField] },
  { id: 'content', title: 'site.config.section.content', fields: contentFields },
  { id: 'keys', title: 'site.config.section.keys', fields: secretFields },
  { id: 'elsewhere', title: 'site.config.section.elsewhere', fields: [], children: <Elsewhere /> },
]

export interface ConfigEditorProps {
  section: SectionEditor_section$key
  files: ConfigEditor_files$key
}

/** The section `site` in one form. */
export function ConfigEditor({ section, ...props }: ConfigEditorProps) {
  const files = useFragment(
    graphql`
      fragment ConfigEditor_files on File @relay(plural: true) {
        id
        name
        url: pictureUrl(width: 480)
      }
    `,
    props.files,
  )
  const formOf = useCallback(
    (values: SectionValues, secretsSet: readonly string[]) => configFormOf(values, secretsSet, files),
    [files],
  )
  return (
    <SectionEditor
      section={section}
      title="site.config.title"
      note="site.config.note"
      formOf={formOf}
      sections={sections}
      changesOf={configChangesOf}
      placeOf={configPlaceOf}
      names={configNames}
    />
  )
}
