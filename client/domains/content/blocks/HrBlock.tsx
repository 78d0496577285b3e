import style from './common.module.css'

/** A line. */
export function HrBlock() {
  return <hr className={style.rule} />
}
