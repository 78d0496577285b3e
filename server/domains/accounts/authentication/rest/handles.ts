import { z } from 'zod'

const typed = z.string().max(320).optional()

/** An e-mail address by any of the names under which documented clients send it. */
export const handles = z
  .object({ handle: typed, username: typed, email: typed })
  .refine(({ handle, username, email }) => handle ?? username ?? email, {
    path: ['handle'],
    message: 'e-mail is missing',
  })

/** The address that was sent. */
export const handleOf = ({ handle, username, email }: z.infer<typeof handles>): string =>
  handle ?? username ?? email ?? ''
