import { FormattedMessage } from 'react-intl'
import style from '../../../../adminKit/list/KeysDialog.module.css'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'

/** What stands on the keys, some of it by language. */
const keys = [
  [['↑', '↓'], 'admin.designer.keys.select'],
  [['←', '→'], 'admin.designer.keys.inOut'],
  [['kit.keys.enter'], 'admin.designer.keys.edit'],
  [['Alt', '↑ ↓ ← →'], 'admin.designer.keys.move'],
  [['kit.keys.shift', '← →'], 'admin.designer.keys.resize'],
  [['H'], 'admin.designer.keys.hide'],
  [['kit.keys.control', 'D'], 'admin.designer.keys.duplicate'],
  [['kit.keys.control', 'C / X / V'], 'admin.designer.keys.clipboard'],
  [['admin.designer.keys.delete'], 'admin.designer.keys.remove'],
  [['/'], 'admin.designer.keys.tray'],
  [['kit.keys.control', 'Z'], 'admin.designer.keys.undo'],
  [['kit.keys.control', 'kit.keys.shift', 'Z'], 'admin.designer.keys.redo'],
  [['Esc'], 'admin.designer.keys.leave'],
  [['?'], 'admin.designer.keys.help'],
] as const satisfies readonly [readonly string[], MessageId][]

type NamedKey = Extract<MessageId, `kit.keys.${string}` | 'admin.designer.keys.delete'>

const isNamed = (key: string): key is NamedKey => key.startsWith('kit.keys.') || key === 'admin.designer.keys.delete'

/** Which keys do what in the designer. */
export function DesignerKeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<FormattedMessage id="admin.designer.keys" />}>
      <dl className={style.keys}>
        {keys.map(([pressed, id]) => (
          <div key={id}>
            <dt>
              {pressed.map(key => (
                <kbd key={key}>{isNamed(key) ? <FormattedMessage id={key} /> : key}</kbd>
              ))}
            </dt>
            <dd>
              <FormattedMessage id={id} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
