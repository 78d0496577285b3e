import style from './PaymentMarks.module.css'

/** What payment methods are known by: plain words in a frame, drawn by the shop itself, for brands' artwork is theirs. */
export function PaymentMarks({ marks, label }: { marks: readonly string[]; label?: string }) {
  if (marks.length === 0) return null
  return (
    <ul className={style.marks} aria-label={label}>
      {marks.map(mark => (
        <li key={mark}>{mark}</li>
      ))}
    </ul>
  )
}
