import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import { LinkList } from './LinkList.tsx'
import style from './menus.module.css'
import { type MenusForm, newColumn, newLink } from './menusForm.ts'
import type { Target } from './targets.ts'

/** A page has no room for more. */
const mostColumns = 4

/** The columns of the footer, each with its links. */
export function FooterColumns({ targets }: { targets: readonly Target[] }) {
  const intl = useIntl()
  const { values, set, insert, isReadOnly } = useEditingContext<MenusForm>()
  const { footer } = values
  return (
    <div className={style.columns}>
      {footer.map((column, at) => {
        const name = column.title.de || intl.formatMessage({ id: 'site.menus.new' })
        return (
          <fieldset key={column.key} className={style.column}>
            <legend className="visually-hidden">{name}</legend>
            <div className={style.inputs}>
              <EditInput path={`footer.${at}.title.de`} label="site.menus.column.de" longest={200} isRequired />
              <EditInput path={`footer.${at}.title.en`} label="site.menus.column.en" longest={200} />
            </div>
            <LinkList path={`footer.${at}.links`} links={column.links} targets={targets} make={newLink} of={name} />
            {!isReadOnly && (
              <div>
                <Button
                  look="quiet"
                  size="tiny"
                  onClick={() =>
                    set(
                      'footer',
                      footer.filter(({ key }) => key !== column.key),
                    )
                  }
                >
                  <FormattedMessage id="site.menus.remove" values={{ name }} />
                </Button>
              </div>
            )}
          </fieldset>
        )
      })}
      {!isReadOnly && footer.length < mostColumns && (
        <div>
          <Button look="quiet" size="small" icon={<PlusIcon size={16} />} onClick={() => insert('footer', newColumn())}>
            <FormattedMessage id="site.menus.addColumn" />
          </Button>
        </div>
      )}
    </div>
  )
}
