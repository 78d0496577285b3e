import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { FirstSteps_opening$key } from '../../../../__generated__/FirstSteps_opening.graphql.ts'
import type { FirstSteps_section$key } from '../../../../__generated__/FirstSteps_section.graphql.ts'
import type { FirstSteps_steps$key } from '../../../../__generated__/FirstSteps_steps.graphql.ts'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { PageTop } from '../../../../adminKit/frame/PageTop.tsx'
import { useUpdateSection } from '../../../../adminKit/settings/useUpdateSection.ts'
import { recordOf, textsOf } from '../../../../adminKit/settings/values.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Link } from '../../../../router/Link.tsx'
import { PageHead } from '../../../../router/PageHead.tsx'
import { useRouter } from '../../../../router/RouterContext.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { CheckIcon } from '../../../../ui/icons.tsx'
import { generalFieldPath } from '../../parts/generalPath.ts'
import { fieldLabels } from '../generalSections.ts'
import style from './FirstSteps.module.css'
import { firstSteps, stepKeys } from './firstSteps.ts'

export interface FirstStepsProps {
  steps: FirstSteps_steps$key
  section: FirstSteps_section$key
  opening: FirstSteps_opening$key
}

/** Why no product can be bought though there are some, by the words of the server. */
const productWords: Readonly<Record<string, MessageId>> = {
  'product.offline': 'firstSteps.product.offline',
  'product.soldOut': 'firstSteps.product.soldOut',
}

/** Texts that a lawyer has to look at, by the page on which each stands. */
const reviewed = [
  { key: 'agb', to: '/Agb', title: 'firstSteps.review.agb' },
  { key: 'withdrawal', to: '/withdrawal/notice', title: 'firstSteps.review.withdrawal' },
  { key: 'guarantee', to: '/Garantie', title: 'firstSteps.review.guarantee' },
] as const satisfies readonly { key: string; to: string; title: MessageId }[]

/** Each step with what it is for, what is missing and the way there. What is done says the shop itself; a step can be left out,
 *  and taken up again. */
export function FirstSteps(props: FirstStepsProps) {
  const { steps } = useFragment(
    graphql`
      fragment FirstSteps_steps on FirstSteps {
        steps {
          key
          isDone
          isSkipped
          missing
        }
      }
    `,
    props.steps,
  )
  const section = useFragment(
    graphql`
      fragment FirstSteps_section on SettingsSection {
        version
        values
        viewerCanEdit
      }
    `,
    props.section,
  )
  const { textsToReview } = useFragment(
    graphql`
      fragment FirstSteps_opening on ShopOpening {
        textsToReview
      }
    `,
    props.opening,
  )
  const toReview = reviewed.filter(({ key }) => textsToReview.some(text => text.split('.')[0] === key))
  const intl = useIntl()
  const router = useRouter()
  const [update, isSaving] = useUpdateSection()
  const { isHidden, ...values } = recordOf(section.values)
  const skipped = textsOf(values.skipped)
  const title = intl.formatMessage({ id: 'firstSteps.title' })
  const change = async (changes: object) => {
    await update({ section: 'firstSteps', version: section.version, changes })
    // Whether it was done or somebody was faster: what counts by now is shown.
    router.reload()
  }
  const open = steps.filter(({ isDone, isSkipped }) => !isDone && !isSkipped)
  return (
    <>
      <PageHead title={title} />
      <PageTop
        title={title}
        back={{ to: '/admincenter/dashboard', label: <FormattedMessage id="settings.back" /> }}
        note={<FormattedMessage id="firstSteps.note" />}
      />
      {open.length === 0 && (
        <div className={style.notice}>
          <Notice tone="good">
            <FormattedMessage id="firstSteps.allDone" />
          </Notice>
        </div>
      )}
      <ol className={style.steps}>
        {steps.map(({ key, isDone, isSkipped, missing }, at) => {
          const { to, title: name, text } = firstSteps[key]
          const word = stepKeys[key]
          return (
            <li key={key}>
              <Card
                title={
                  <span className={style.title}>
                    <span className={style.mark} data-done={isDone || undefined}>
                      {isDone ? <CheckIcon size={16} /> : at + 1}
                    </span>
                    <FormattedMessage id={name as 'firstSteps.company'} />
                  </span>
                }
                aside={
                  <span className={style.state} data-done={isDone || undefined}>
                    <FormattedMessage
                      id={isDone ? 'firstSteps.done' : isSkipped ? 'firstSteps.skipped' : 'firstSteps.open'}
                    />
                  </span>
                }
              >
                <div className={style.body}>
                  <p className={style.text}>
                    <FormattedMessage id={text as 'firstSteps.company.text'} />
                  </p>
                  {missing.length > 0 && (
                    <ul className={style.missing}>
                      {missing.map(field => (
                        <li key={field}>
                          {productWords[field] ? (
                            <FormattedMessage id={productWords[field]} />
                          ) : (
                            <Link className="link" to={generalFieldPath(field)}>
                              {wordsOf(fieldLabels[field] ?? { text: field }, intl)}
                            </Link>
                          )}
                        </li>
                      ))}
                    </ul>
                  )}
                  {key === 'LEGAL' && toReview.length > 0 && (
                    <div>
                      <p className={style.text}>
                        <FormattedMessage id="firstSteps.review" />
                      </p>
                      <ul className={style.missing}>
                        {toReview.map(({ key: text, to: path, title: page }) => (
                          <li key={text}>
                            <Link className="link" to={path}>
                              <FormattedMessage id={page} />
                            </Link>
                          </li>
                        ))}
                      </ul>
                    </div>
                  )}
                  <div className={style.ways}>
                    <LinkButton look={isDone || isSkipped ? 'quiet' : 'outline'} size="small" to={to}>
                      <FormattedMessage id={isDone ? 'firstSteps.look' : 'firstSteps.do'} />
                      <span className="visually-hidden">
                        : <FormattedMessage id={name as 'firstSteps.company'} />
                      </span>
                    </LinkButton>
                    {!isDone && section.viewerCanEdit && (
                      <Button
                        look="quiet"
                        size="small"
                        isBusy={isSaving}
                        onClick={() =>
                          void change({
                            skipped: isSkipped ? skipped.filter(each => each !== word) : [...skipped, word],
                          })
                        }
                      >
                        <FormattedMessage id={isSkipped ? 'firstSteps.takeUp' : 'firstSteps.skip'} />
                      </Button>
                    )}
                  </div>
                </div>
              </Card>
            </li>
          )
        })}
      </ol>
      {section.viewerCanEdit && (
        <p className={style.hide}>
          <Button
            look="quiet"
            size="small"
            isBusy={isSaving}
            onClick={() => void change({ isHidden: isHidden !== true })}
          >
            <FormattedMessage id={isHidden === true ? 'firstSteps.showOnDashboard' : 'firstSteps.hideOnDashboard'} />
          </Button>
        </p>
      )}
    </>
  )
}
