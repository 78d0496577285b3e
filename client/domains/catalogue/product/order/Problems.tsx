import { Notice } from '../../../../ui/Badge.tsx'
import type { Choice } from '../choice/choices.ts'
import style from './OrderSum.module.css'
import { ProblemText } from './ProblemText.tsx'
import type { Problem } from './problems.ts'

export interface ProblemsProps {
  problems: readonly Problem[]
  /** To name the sizes that they are about. */
  choices: readonly Choice[]
}

/** What the server refused and has no place of its own. */
export function Problems({ problems, choices }: ProblemsProps) {
  return (
    <div className={style.problems} role="alert">
      {problems.map((problem, at) => (
        <Notice key={at} tone="danger">
          <ProblemText problem={problem} sizes={choices} />
        </Notice>
      ))}
    </div>
  )
}
