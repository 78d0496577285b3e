import { Tooltip } from '@mantine/core'
import { useState } from 'react'
import { classes } from '../../ui/classes.ts'
import style from './Truncated.module.css'

export interface TruncatedProps {
  text: string
  /** Two, where rows are tall enough; else one. */
  lines?: 2
  className?: string
}

/** A name on one line or two; what does not fit ends in … and is shown whole when it is pointed at. */
export function Truncated({ text, lines, className }: TruncatedProps) {
  const [isCut, setCut] = useState(false)
  return (
    <Tooltip label={text} disabled={!isCut} multiline maw={350} openDelay={300}>
      <span
        className={classes(lines ? style.lines : style.line, className)}
        onPointerEnter={({ currentTarget: { scrollWidth, clientWidth, scrollHeight, clientHeight } }) =>
          setCut(scrollWidth > clientWidth || scrollHeight > clientHeight)
        }
      >
        {text}
      </span>
    </Tooltip>
  )
}
