import { useAdminFormat } from '../useAdminFormat.ts'
import style from './table.module.css'

/** Day and time; the day is quiet where the row above has the same. */
export function Instant({ at, isRepeated }: { at: string; isRepeated?: boolean }) {
  const format = useAdminFormat()
  return (
    <>
      <span data-quiet={isRepeated || undefined} className={style.day}>
        {format.day(at)}
      </span>{' '}
      {format.time(at)}
    </>
  )
}
