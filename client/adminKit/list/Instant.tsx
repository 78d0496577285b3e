import { useAdminFormat } from '../useAdminFormat.ts'
import style from './table.module.css'

/** Day and time; the day is quiet where the row above has the same. */
export function Instant({ at, isRepeated, isShort }: { at: string; isRepeated?: boolean; isShort?: boolean }) {
  const format = useAdminFormat()
  return (
    <>
      <span data-quiet={isRepeated || undefined} className={style.day}>
        {isShort ? format.shortDay(at) : format.day(at)}
      </span>{' '}
      {format.time(at)}
    </>
  )
}
