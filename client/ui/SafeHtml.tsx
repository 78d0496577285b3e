import { classes } from './classes.ts'
import style from './parts.module.css'

export interface SafeHtmlProps {
  /** Of the scalar `Html`, which the server sanitised when it was written. Nothing else may come here. */
  html: string
  className?: string
}

/** The one place where HTML of editors becomes part of the page. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  return <div className={classes(style.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
