import type { IntlShape } from 'react-intl'
import type { Option } from '../../../adminKit/edit/fields.ts'

/** Key of the unit that each shop has. */
const PIECE = 'piece'

/** The units in which a product can be counted: the shop's usual one, those that the settings name, and pieces. */
export function unitOptions(
  units: readonly { readonly id: string; readonly title: string; readonly isDefault: boolean }[],
  intl: Pick<IntlShape, 'formatMessage'>,
): readonly Option[] {
  const piece = intl.formatMessage({ id: 'admin.products.unit.piece' })
  const usual = units.find(({ isDefault }) => isDefault)?.title ?? piece
  return [
    { value: '', label: { id: 'admin.products.unit.usual', values: { title: usual } } },
    { value: PIECE, label: { text: piece } },
    ...units.map(({ id, title }) => ({ value: id, label: { text: title } })),
  ]
}
