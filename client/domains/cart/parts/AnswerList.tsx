import style from './AnswerList.module.css'

/** What was answered to what the shop asks: each question with its answer. */
export function AnswerList({ answers }: { answers: readonly { key: string; label: string; text: string }[] }) {
  if (answers.length === 0) return null
  return (
    <dl className={style.answers}>
      {answers.map(({ key, label, text }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
