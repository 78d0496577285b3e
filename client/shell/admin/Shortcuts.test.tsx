import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { KeysDialog } from '../../adminKit/list/KeysDialog.tsx'
import { isAdminPage } from '../../adminKit/routes.ts'
import { renderPart } from '../../testing/harness.tsx'
import { asStaff } from '../../testing/staff.tsx'
import { adminRoutes } from './adminRoutes.ts'
import { startedActions } from './finder/actions.ts'
import { goKeys, newKeys } from './keys.ts'
import { Shortcuts } from './Shortcuts.tsx'

beforeEach(() => localStorage.clear())

const { answers, around } = asStaff(['COUPONS'], ['FILES'])
const shown = (address = '/admincenter/dashboard', page = <input aria-label="Wort" />) =>
  renderPart(around(<Shortcuts>{page}</Shortcuts>), { address, answers })

test('G and a letter goes to a page that somebody may see', async () => {
  const { user, navigations } = await shown()
  await user.keyboard('goxogf')
  expect(navigations).toEqual(['/admincenter/orders'])
})

test('N makes anew what is listed, for those who may', async () => {
  const coupons = await shown('/admincenter/shop/coupon/edit')
  await coupons.user.keyboard('n')
  expect(coupons.navigations).toEqual(['/admincenter/shop/coupon/add'])
  const persons = await shown('/admincenter/person/browse')
  await persons.user.keyboard('n')
  expect(persons.navigations).toEqual([])
})

test('while somebody types, letters are letters', async () => {
  const { user, navigations } = await shown()
  await user.type(screen.getByLabelText('Wort'), 'go?')
  expect([navigations, screen.queryByRole('dialog')]).toEqual([[], null])
})

test('? shows all keys, once, also those of a list; there they are switched off', async () => {
  const { user, navigations } = await shown('/admincenter/orders', <KeysDialog label="Tasten" />)
  await user.keyboard('?')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByRole('dialog').textContent).toContain('nächste Zeile')
  expect(screen.getByRole('dialog').textContent).toContain('GPProdukte')
  await user.click(screen.getByRole('switch'))
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button')[0]!)
  await user.keyboard('gp?')
  expect([navigations, screen.queryByRole('dialog')]).toEqual([[], null])
})

test('keys lead to pages and beginnings that exist', () => {
  const listed = adminRoutes.filter(isAdminPage).filter(({ navigation }) => navigation)
  const paths = listed.map(({ path }) => path)
  expect([...Object.values(goKeys), ...Object.keys(newKeys)].filter(path => !paths.includes(path))).toEqual([])
  const begun = startedActions.map(({ path }) => path)
  expect(Object.values(newKeys).filter(path => !begun.includes(path))).toEqual([])
})
