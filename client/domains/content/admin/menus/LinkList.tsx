import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { OrderList } from '../../../../adminKit/order/OrderList.tsx'
import { IconButton } from '../../../../ui/Button.tsx'
import { TrashIcon } from '../../../../ui/pageIcons.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import { LinkNote } from './linkStates.tsx'
import style from './menus.module.css'
import type { LinkForm, MenusForm } from './menusForm.ts'
import type { Target } from './targets.ts'

export interface LinkListProps {
  path: string
  links: readonly LinkForm[]
  targets: readonly Target[]
  make: (label?: LinkForm['label'], href?: LinkForm['href']) => LinkForm
  /** The entry that these stand below. */
  of?: string
  /** What stands below an entry. */
  below?: (link: LinkForm, at: number) => ReactNode
}

/** Links that are arranged by dragging, buttons and numbers; new ones begin as a group, a page, or empty. */
export function LinkList({ path, links, targets, make, of, below }: LinkListProps) {
  const intl = useIntl()
  const { set, insert, isReadOnly } = useEditingContext<MenusForm>()
  const nameOf = ({ label }: LinkForm) => label.de || intl.formatMessage({ id: 'site.menus.new' })
  const order = (keys: readonly string[]) =>
    set(
      path,
      keys.flatMap(key => links.find(link => link.key === key) ?? []),
    )
  const add = (choice: string) => {
    if (choice === '') return
    const chosen = targets[Number(choice)]
    insert(path, make(chosen?.label, chosen?.href))
  }
  return (
    <div className={style.list} data-below={of === undefined ? undefined : ''}>
      {links.length > 0 && (
        <OrderList
          label={of ?? intl.formatMessage({ id: 'site.menus.entries' })}
          isReadOnly={isReadOnly}
          onOrder={order}
          entries={links.map((link, at) => ({
            id: link.key,
            name: nameOf(link),
            content: (
              <div className={style.entry}>
                <div className={style.inputs}>
                  <EditInput path={`${path}.${at}.label.de`} label="site.menus.label.de" longest={200} isRequired />
                  <EditInput path={`${path}.${at}.label.en`} label="site.menus.label.en" longest={200} />
                  <EditInput path={`${path}.${at}.href.de`} label="site.menus.href.de" longest={2000} isRequired />
                  <EditInput path={`${path}.${at}.href.en`} label="site.menus.href.en" longest={2000} />
                </div>
                {!isReadOnly && (
                  <IconButton
                    className={style.remove}
                    label={intl.formatMessage({ id: 'site.menus.remove' }, { name: nameOf(link) })}
                    onClick={() =>
                      set(
                        path,
                        links.filter(({ key }) => key !== link.key),
                      )
                    }
                  >
                    <TrashIcon size={18} />
                  </IconButton>
                )}
                <div className={style.notes}>
                  <LinkNote typed={link.href.de} />
                  <LinkNote typed={link.href.en} />
                </div>
                {below && <div className={style.below}>{below(link, at)}</div>}
              </div>
            ),
          }))}
        />
      )}
      {!isReadOnly && (
        <SelectField
          className={style.add}
          label={
            of === undefined ? (
              <FormattedMessage id="site.menus.add" />
            ) : (
              <FormattedMessage id="site.menus.addBelow" values={{ name: of }} />
            )
          }
          isLabelHidden
          value=""
          onChange={event => add(event.target.value)}
          options={[
            {
              value: '',
              label: intl.formatMessage(
                { id: of === undefined ? 'site.menus.add' : 'site.menus.addBelow' },
                { name: of },
              ),
            },
            { value: 'new', label: intl.formatMessage({ id: 'site.menus.empty' }) },
            ...targets.map(({ label, href }, at) => ({ value: String(at), label: `${label.de} (${href.de})` })),
          ]}
        />
      )}
    </div>
  )
}
