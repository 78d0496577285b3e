import { Dropzone } from '@mantine/dropzone'
import { useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../../../router/Link.tsx'
import { useRouter } from '../../../../router/RouterContext.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import style from './BillDrop.module.css'
import { billPath } from './billsUrl.ts'
import { obstacles } from './billTexts.ts'
import { useReceiveBill } from './mutations/useReceiveBill.ts'

/** What became of one file. */
interface Outcome {
  readonly key: number
  readonly file: string
  readonly bill: { readonly id: string; readonly name: string } | null
  readonly problem: string | null
  /** What exactly is wrong in it, as the server says it. */
  readonly detail: string | null
}

/** A file that is neither XML nor PDF. */
interface Refused {
  readonly file: File
}

/** Why a file was refused where the place in it says more. */
const detailed: ReadonlySet<string> = new Set(['NO_XML', 'UNKNOWN_FORMAT', 'INCOMPLETE'])

/** Takes e-invoices that are dropped on it or chosen, several at once, and says of each what became of it. */
export function BillDrop() {
  const intl = useIntl()
  const router = useRouter()
  const choose = useRef<() => void>(null)
  const limits = useId()
  const [receive] = useReceiveBill()
  const [isBusy, setBusy] = useState(false)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])

  const failed = intl.formatMessage({ id: 'ui.failure.title' })
  async function filed(file: File, key: number): Promise<Outcome> {
    const { isDone, payload, refusals } = await receive(file)
    const bill = payload?.bill
    const outcome = { key, file: file.name, bill: null, problem: null, detail: null }
    if (isDone && bill) return { ...outcome, bill: { id: bill.id, name: `${bill.vendorName} ${bill.number}` } }
    const [refusal] = refusals
    const about = refusal?.about ?? ''
    if (refusal?.code === 'BILL_EXISTS') {
      return { ...outcome, problem: intl.formatMessage({ id: 'invoicing.bill.exists' }, { about }) }
    }
    const obstacle = refusal?.obstacle
    if (!obstacle) return { ...outcome, problem: failed }
    return {
      ...{ ...outcome, problem: intl.formatMessage({ id: obstacles[obstacle] }, { about }) },
      detail: detailed.has(obstacle) ? about : null,
    }
  }

  async function take(files: readonly File[], refused: readonly Refused[]) {
    setBusy(true)
    const problem = intl.formatMessage({ id: obstacles.UNKNOWN_FORMAT })
    const done: Outcome[] = refused.map(({ file }, at) => ({
      ...{ key: -1 - at, file: file.name, bill: null, problem, detail: null },
    }))
    setOutcomes([...done])
    // One after the other: each is checked whole, and what was done shows at once.
    for (const [key, file] of files.entries()) {
      done.push(await filed(file, key))
      setOutcomes([...done])
    }
    setBusy(false)
    const [only] = done
    if (done.length === 1 && only?.bill) return router.navigate(billPath(only.bill.id))
    if (done.some(({ bill }) => bill)) router.reload()
  }

  return (
    <div className={style.drop}>
      <Dropzone
        // The button in it is what the keyboard reaches; the area around it is for what is dropped.
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        openRef={choose}
        multiple
        accept={{ 'application/pdf': ['.pdf'], 'text/xml': ['.xml'], 'application/xml': ['.xml'] }}
        inputProps={{ 'aria-hidden': true }}
        classNames={style}
        onDropAny={(files: readonly File[], refused: readonly Refused[]) => void take(files, refused)}
        onDrop={() => {}}
      >
        <Button
          look="primary"
          size="small"
          icon={<PlusIcon size={18} />}
          isBusy={isBusy}
          aria-describedby={limits}
          onClick={() => choose.current?.()}
        >
          <FormattedMessage id="invoicing.bill.add" />
        </Button>
        <span id={limits} className={style.limits}>
          <FormattedMessage id="invoicing.bill.addHint" />
        </span>
      </Dropzone>
      <div role="status">
        {outcomes.length > 0 && (
          <ul className={style.outcomes}>
            {outcomes.map(({ key, file, bill, problem, detail }) => (
              <li key={key} data-problem={problem !== null || undefined}>
                {bill ? (
                  <FormattedMessage
                    id="invoicing.bill.filed"
                    values={{
                      bill: (
                        <Link className="link" to={billPath(bill.id)}>
                          {bill.name}
                        </Link>
                      ),
                    }}
                  />
                ) : (
                  <FormattedMessage id="invoicing.bill.notFiled" values={{ file, problem }} />
                )}
                {detail && (
                  <div className={style.detail} lang="en">
                    {detail}
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
