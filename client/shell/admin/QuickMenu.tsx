import { Menu } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { TilesIcon } from '../../adminKit/icons.tsx'
import { useRouter, useSite } from '../../router/RouterContext.ts'
import { useViewer } from '../../viewer/Viewer.tsx'
import style from './Bell.module.css'
import { pagesFor } from './Navigation.tsx'
import { quickEntries, waysFor } from './ways.ts'

/** The ways that are gone most, from everywhere. */
export function QuickMenu() {
  const intl = useIntl()
  const router = useRouter()
  const pages = pagesFor(useViewer(), useSite().off)
  const label = intl.formatMessage({ id: 'admin.quick.label' })
  return (
    <Menu position="bottom-end" shadow="md" offset={4}>
      <Menu.Target>
        <button type="button" className={style.bell} aria-label={label} title={label}>
          <TilesIcon size={20} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {waysFor(pages, quickEntries).map(({ path, title, icon: Icon }) => (
          <Menu.Item
            key={path}
            leftSection={<Icon size={18} />}
            onClick={() => router.navigate(`/admincenter/${path}`)}
          >
            <FormattedMessage id={title} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
