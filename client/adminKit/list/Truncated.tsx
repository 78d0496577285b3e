import { Tooltip } from '@mantine/core'
import { useState } from 'react'
import { classes } from '../../ui/classes.ts'
import style from './Truncated.module.css'

/** A name on one line; what does not fit ends in … and is shown whole when it is pointed at. */
export function Truncated({ text, className }: { text: string; className?: string }) {
  const [isCut, setCut] = useState(false)
  return (
    <Tooltip label={text} disabled={!isCut} multiline maw={350} openDelay={300}>
      <span
        className={classes(style.line, className)}
        onPointerEnter={({ currentTarget }) => setCut(currentTarget.scrollWidth > currentTarget.clientWidth)}
      >
        {text}
      </span>
    </Tooltip>
  )
}
