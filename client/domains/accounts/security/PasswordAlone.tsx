import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { useSetPasswordSuffices } from '../mutations/useSetPasswordSuffices.ts'
import { ProofDialog } from './ProofDialog.tsx'
import style from './Security.module.css'

/** Whether the password alone signs in although there are passkeys, and how to say otherwise. */
export function PasswordAlone({ suffices, kinds }: { suffices: boolean; kinds: readonly string[] }) {
  const [isAsking, setAsking] = useState(false)
  const [say, isPending] = useSetPasswordSuffices()
  const verb = (
    <FormattedMessage id={suffices ? 'account.security.passwordAlone.ask' : 'account.security.passwordAlone.allow'} />
  )
  return (
    <div className={style.actions}>
      <p className={style.text}>
        <FormattedMessage
          id={suffices ? 'account.security.passwordAlone.suffices' : 'account.security.passwordAlone.asked'}
        />
      </p>
      <Button look="text" onClick={() => setAsking(true)}>
        {verb}
      </Button>
      <ProofDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={
          <FormattedMessage
            id={suffices ? 'account.security.passwordAlone.askTitle' : 'account.security.passwordAlone.allowTitle'}
          />
        }
        verb={verb}
        isDangerous={!suffices}
        isBusy={isPending}
        kinds={kinds}
        onProof={async proof => {
          const answer = await say({ suffices: !suffices, ...proof })
          if (answer.isDone) setAsking(false)
          return answer
        }}
      >
        <FormattedMessage
          id={suffices ? 'account.security.passwordAlone.askText' : 'account.security.passwordAlone.allowText'}
        />
      </ProofDialog>
    </div>
  )
}
