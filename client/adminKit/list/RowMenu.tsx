import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { DotsIcon } from '../icons.tsx'
import style from './RowMenu.module.css'

export interface RowMenuProps {
  /** Says whose menu it is. */
  label: string
  items: readonly { key: string; label: ReactNode; icon?: ReactNode; onClick: () => void }[]
  tabIndex?: number
}

/** What can be done with one row. */
export function RowMenu({ label, items, tabIndex }: RowMenuProps) {
  return (
    <Menu position="bottom-end" shadow="md" offset={4}>
      <Menu.Target>
        <button type="button" className={style.button} aria-label={label} title={label} tabIndex={tabIndex}>
          <DotsIcon />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(item => (
          <Menu.Item key={item.key} leftSection={item.icon} onClick={item.onClick}>
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
