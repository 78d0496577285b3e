import { classes } from '../../ui/classes.ts'
import { framedHtml } from '../../ui/framedHtml.ts'
import style from './SandboxedHtml.module.css'

export interface SandboxedHtmlProps {
  html: string
  /** Says what is shown, for those who cannot see it. */
  title: string
  className?: string
}

/**
 * HTML from anywhere, shown in a frame without scripts, forms, links out or access to this page. Its ground is white in
 * both schemes, as that of the letters and pages for which it was written.
 */
export function SandboxedHtml({ html, title, className }: SandboxedHtmlProps) {
  return <iframe className={classes(style.frame, className)} title={title} sandbox="" srcDoc={framedHtml(html)} />
}
