import type { LayoutProps } from '../../router/route.ts'

/** The frame of the admin centre. */
export function Layout({ children }: LayoutProps) {
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  )
}
