import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { FirstStepsCard_firstSteps$key } from '../../../../__generated__/FirstStepsCard_firstSteps.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { Link } from '../../../../router/Link.tsx'
import { LinkButton } from '../../../../ui/Button.tsx'
import { CheckIcon } from '../../../../ui/icons.tsx'
import style from './FirstStepsCard.module.css'
import { firstSteps, firstStepsPath } from './firstSteps.ts'

/** What a new shop still needs, with the way to each of it; nothing once all is there, or was hidden. */
export function FirstStepsCard(props: { firstSteps: FirstStepsCard_firstSteps$key }) {
  const { isHidden, steps } = useFragment(
    graphql`
      fragment FirstStepsCard_firstSteps on FirstSteps {
        isHidden
        steps {
          key
          isDone
          isSkipped
        }
      }
    `,
    props.firstSteps,
  )
  const wanted = steps.filter(({ isDone, isSkipped }) => isDone || !isSkipped)
  const done = wanted.filter(({ isDone }) => isDone).length
  if (isHidden || done === wanted.length) return null
  return (
    <Card
      className={style.card}
      title={<FormattedMessage id="firstSteps.title" />}
      aside={
        <span className={style.count}>
          <FormattedMessage id="firstSteps.count" values={{ done, all: wanted.length }} />
        </span>
      }
    >
      <div className={style.body}>
        <div className={style.bar} aria-hidden="true">
          <span style={{ width: `${(100 * done) / wanted.length}%` }} />
        </div>
        <ul className={style.steps}>
          {wanted.map(({ key, isDone }) => {
            const step = firstSteps[key as keyof typeof firstSteps]
            if (!step) return null
            return (
              <li key={key} data-done={isDone || undefined}>
                <span className={style.mark}>{isDone && <CheckIcon size={14} />}</span>
                {isDone ? (
                  <span>
                    <FormattedMessage id={step.title as 'firstSteps.company'} />
                    <span className="visually-hidden">
                      {' '}
                      <FormattedMessage id="firstSteps.done" />
                    </span>
                  </span>
                ) : (
                  <Link className="link" to={step.to}>
                    <FormattedMessage id={step.title as 'firstSteps.company'} />
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
        <div>
          <LinkButton look="outline" size="small" to={firstStepsPath}>
            <FormattedMessage id="firstSteps.show" />
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
