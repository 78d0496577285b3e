import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { SecondFactor_security$key } from '../../../__generated__/SecondFactor_security.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Notice, Status } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useDisableSecondFactor } from '../mutations/useDisableSecondFactor.ts'
import { useNewRecoveryCodes } from '../mutations/useNewRecoveryCodes.ts'
import { useStartTotp } from '../mutations/useStartTotp.ts'
import { ProofDialog } from './ProofDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import style from './Security.module.css'
import { type NewKey, TotpDialog } from './TotpDialog.tsx'

type Asking = 'setUp' | 'switchOff' | 'newCodes' | null

/** The second step of signing in: whether it is on, and everything that can be done with it. */
export function SecondFactor(props: { security: SecondFactor_security$key }) {
  const { secondFactorSince, recoveryCodesLeft, secondStepKinds } = useFragment(
    graphql`
      fragment SecondFactor_security on Security {
        secondFactorSince
        recoveryCodesLeft
        secondStepKinds
      }
    `,
    props.security,
  )
  const format = useFormat()
  const [asking, setAsking] = useState<Asking>(null)
  const [newKey, setNewKey] = useState<NewKey | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [start, isStarting] = useStartTotp()
  const [switchOff, isSwitchingOff] = useDisableSecondFactor()
  const [renew, isRenewing] = useNewRecoveryCodes()
  const close = () => setAsking(null)
  const isOn = secondFactorSince !== null && secondFactorSince !== undefined

  return (
    <section className={style.section} aria-labelledby="second-factor">
      <div className={style.title}>
        <h2 id="second-factor" className="h3">
          <FormattedMessage id="account.security.secondFactor.title" />
        </h2>
        <Status tone={isOn ? 'good' : 'neutral'} isHollow={!isOn}>
          <FormattedMessage id={isOn ? 'account.security.secondFactor.on' : 'account.security.secondFactor.off'} />
        </Status>
      </div>
      <p className={style.text}>
        {isOn ? (
          <FormattedMessage
            id="account.security.secondFactor.since"
            values={{ day: format.day(secondFactorSince), count: recoveryCodesLeft }}
          />
        ) : (
          <FormattedMessage id="account.security.secondFactor.lead" />
        )}
      </p>
      {isOn && recoveryCodesLeft < 3 && !codes && (
        <Notice tone="warn">
          <FormattedMessage id="account.security.secondFactor.fewCodes" />
        </Notice>
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      <div className={style.actions}>
        {isOn ? (
          <>
            <Button look="quiet" onClick={() => setAsking('newCodes')}>
              <FormattedMessage id="account.security.secondFactor.newCodes" />
            </Button>
            <Button look="text" onClick={() => setAsking('switchOff')}>
              <FormattedMessage id="account.security.secondFactor.switchOff" />
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsking('setUp')}>
            <FormattedMessage id="account.security.secondFactor.setUp" />
          </Button>
        )}
      </div>

      <ProofDialog
        isOpen={asking === 'setUp'}
        onClose={close}
        title={<FormattedMessage id="account.security.secondFactor.setUp" />}
        verb={<FormattedMessage id="account.security.next" />}
        isBusy={isStarting}
        kinds={secondStepKinds}
        onProof={async proof => {
          const answer = await start(proof)
          const { secret, url, qrCode } = answer.payload ?? {}
          if (!secret || !url || !qrCode) return answer
          close()
          setNewKey({ secret, url, qrCode })
          return answer
        }}
      >
        <FormattedMessage id="account.security.proof" />
      </ProofDialog>
      <TotpDialog
        newKey={newKey}
        onClose={() => setNewKey(null)}
        onDone={given => {
          setNewKey(null)
          setCodes(given)
        }}
      />
      <ProofDialog
        isOpen={asking === 'newCodes'}
        onClose={close}
        title={<FormattedMessage id="account.security.secondFactor.newCodes" />}
        verb={<FormattedMessage id="account.security.secondFactor.makeCodes" />}
        isBusy={isRenewing}
        kinds={secondStepKinds}
        onProof={async proof => {
          const answer = await renew(proof)
          if (!answer.isDone || !answer.payload) return answer
          close()
          setCodes(answer.payload.recoveryCodes)
          return answer
        }}
      >
        <FormattedMessage id="account.security.secondFactor.newCodesText" />
      </ProofDialog>
      <ProofDialog
        isOpen={asking === 'switchOff'}
        onClose={close}
        title={<FormattedMessage id="account.security.secondFactor.switchOffTitle" />}
        verb={<FormattedMessage id="account.security.secondFactor.switchOff" />}
        isDangerous
        isBusy={isSwitchingOff}
        kinds={secondStepKinds}
        onProof={async proof => {
          const answer = await switchOff(proof)
          if (!answer.isDone) return answer
          close()
          setCodes(null)
          return answer
        }}
      >
        <FormattedMessage id="account.security.secondFactor.switchOffText" />
      </ProofDialog>
    </section>
  )
}
