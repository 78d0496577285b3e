import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { WorkflowPanel_entry$key } from '../../../../__generated__/WorkflowPanel_entry.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { adminFormats } from '../../../../adminKit/useAdminFormat.ts'
import { localized } from '../../../../router/place.ts'
import { useSite } from '../../../../router/RouterContext.ts'
import { Notice, Status } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { stateOf } from '../entryWords.ts'
import { useCheckEnglish } from '../mutations/useCheckEnglish.ts'
import { useRecallEntry } from '../mutations/useRecallEntry.ts'
import style from './Editor.module.css'
import { FindingsPanel } from './FindingsPanel.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { ApproveDialog, ReturnDialog, SubmitDialog, WithdrawDialog } from './StepDialogs.tsx'
import type { Saver } from './saver.ts'

export interface WorkflowPanelProps {
  entry: WorkflowPanel_entry$key
  saver: Saver
  /** Where somebody else works on the page, or it is in the trash. */
  isReadOnly: boolean
}

const workflowFragment = graphql`
  fragment WorkflowPanel_entry on ManagedEntry {
    id
    kind
    key
    version
    step
    stepNote
    stepBy
    stepAt
    isEnglishChecked
    untranslatedCount
    viewerCanEdit
    viewerCanPublish
    title {
      de
      en
    }
    languages {
      language
      state
      path
      startsAt
      endsAt
      nextAt
    }
  }
`

type Open = 'submit' | 'approve' | 'return' | 'publish' | 'withdraw' | null

/** Where the page stands on its way to visitors, in each language, and what can be done next. */
export function WorkflowPanel({ saver, isReadOnly, ...props }: WorkflowPanelProps) {
  const entry = useFragment(workflowFragment, props.entry)
  const intl = useIntl()
  const format = adminFormats(intl)
  const toasts = useToasts()
  const site = useSite()
  const changes = useChanges()
  const [open, setOpen] = useState<Open>(null)
  const [recall, isRecalling] = useRecallEntry()
  const [check, isChecking] = useCheckEnglish()
  const { step, languages } = entry
  const close = () => setOpen(null)
  /** What is acted on is what is saved: nothing may be left open. */
  const settled = async (act: (version: number) => Promise<{ isDone: boolean }>) => {
    if (!(await saver.flush())) return
    const { isDone } = await act(saver.get().version)
    if (isDone) changes.note()
    else toasts.tell({ kind: 'failure', title: intl.formatMessage({ id: 'admin.pages.refused.transition' }) })
  }
  const isShown = languages.some(({ state }) => state === 'PUBLISHED' || state === 'CHANGED' || state === 'SCHEDULED')
  const canAct = entry.viewerCanEdit && !isReadOnly
  const canPublish = canAct && entry.viewerCanPublish && entry.kind !== 'TEMPLATE'
  const dialog = { entry, saver, onClose: close }
  return (
    <div className={style.form}>
      <div className={style.rows}>
        {languages.map(each => {
          const { text, tone, isHollow } = stateOf(each.state)
          return (
            <div key={each.language} className={style.language}>
              <div className={style.languageHead}>
                <FormattedMessage id={each.language === 'DE' ? 'admin.designer.german' : 'admin.designer.english'} />
                <Status tone={tone} isHollow={isHollow}>
                  <FormattedMessage id={text} />
                </Status>
                {each.path && (
                  <a
                    className="link"
                    href={localized(each.path, each.language === 'DE' ? 'de' : 'en', site.addresses)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    <FormattedMessage id="admin.pages.view" />
                  </a>
                )}
              </div>
              {each.startsAt && (
                <p className={style.note}>
                  <FormattedMessage
                    id={each.endsAt ? 'admin.pages.shownBetween' : 'admin.pages.shownFrom'}
                    values={{
                      from: format.instant(each.startsAt),
                      until: each.endsAt ? format.instant(each.endsAt) : '',
                    }}
                  />
                </p>
              )}
              {each.nextAt && each.nextAt !== each.startsAt && (
                <p className={style.note}>
                  <FormattedMessage id="admin.pages.nextAt" values={{ at: format.instant(each.nextAt) }} />
                </p>
              )}
              {each.state === 'CHANGED' && (
                <p className={style.note}>
                  <FormattedMessage id="admin.pages.changedHint" />
                </p>
              )}
            </div>
          )
        })}
      </div>
      {step !== 'DRAFT' && (
        <div>
          <p className={style.note}>
            <FormattedMessage
              id={
                step === 'SUBMITTED'
                  ? 'admin.pages.step.submitted'
                  : step === 'APPROVED'
                    ? 'admin.pages.step.approved'
                    : 'admin.pages.step.returned'
              }
              values={{ by: entry.stepBy ?? '', at: entry.stepAt ? format.instant(entry.stepAt) : '' }}
            />
          </p>
          {entry.stepNote && <p className={style.stepNote}>{entry.stepNote}</p>}
        </div>
      )}
      {canAct && (
        <div className={style.buttons}>
          {canPublish && (
            <Button size="small" onClick={() => setOpen('publish')}>
              <FormattedMessage id="admin.pages.publishMore" />
            </Button>
          )}
          {canPublish && step === 'SUBMITTED' && (
            <>
              <Button look="outline" size="small" onClick={() => setOpen('approve')}>
                <FormattedMessage id="admin.pages.approve" />
              </Button>
              <Button look="outline" size="small" onClick={() => setOpen('return')}>
                <FormattedMessage id="admin.pages.return" />
              </Button>
            </>
          )}
          {(step === 'DRAFT' || step === 'RETURNED') && (
            <Button look={canPublish ? 'quiet' : 'primary'} size="small" onClick={() => setOpen('submit')}>
              <FormattedMessage id="admin.pages.submitMore" />
            </Button>
          )}
          {step === 'SUBMITTED' && (
            <Button
              look="quiet"
              size="small"
              isBusy={isRecalling}
              onClick={() => void settled(version => recall({ entryId: entry.id, version }))}
            >
              <FormattedMessage id="admin.pages.recall" />
            </Button>
          )}
          {canPublish && isShown && (
            <Button look="quiet" size="small" onClick={() => setOpen('withdraw')}>
              <FormattedMessage id="admin.pages.withdraw" />
            </Button>
          )}
        </div>
      )}
      <FindingsPanel entryId={entry.id} version={entry.version} />
      <section className={style.group} aria-label={intl.formatMessage({ id: 'admin.pages.translation' })}>
        <h2>
          <FormattedMessage id="admin.pages.translation" />
        </h2>
        {entry.untranslatedCount > 0 ? (
          <Notice tone="warn">
            <FormattedMessage id="admin.pages.untranslatedLong" values={{ count: entry.untranslatedCount }} />
          </Notice>
        ) : entry.isEnglishChecked === false ? (
          <Notice tone="warn">
            <FormattedMessage id="admin.pages.germanChanged" />
          </Notice>
        ) : (
          <p className={style.note}>
            <FormattedMessage
              id={entry.isEnglishChecked ? 'admin.pages.englishRight' : 'admin.pages.englishUnchecked'}
            />
          </p>
        )}
        {canAct && entry.untranslatedCount === 0 && entry.isEnglishChecked !== true && (
          <div>
            <Button
              look="quiet"
              size="tiny"
              isBusy={isChecking}
              onClick={() => void settled(version => check({ entryId: entry.id, version }))}
            >
              <FormattedMessage id="admin.pages.checkEnglish" />
            </Button>
          </div>
        )}
      </section>
      {open === 'publish' && <PublishDialog {...dialog} />}
      {open === 'submit' && <SubmitDialog {...dialog} />}
      {open === 'approve' && <ApproveDialog {...dialog} />}
      {open === 'return' && <ReturnDialog {...dialog} />}
      {open === 'withdraw' && <WithdrawDialog {...dialog} />}
    </div>
  )
}
