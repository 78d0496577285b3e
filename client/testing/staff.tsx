import type { ReactElement } from 'react'
import { FailureTexts } from '../adminKit/feedback/FailureTexts.tsx'
import { ViewerProvider } from '../viewer/Viewer.tsx'
import type { Answers } from './answers.ts'

/** What a page of the admin centre stands in, and who looks at it: staff who may write in these areas and read all others. */
export const asStaff = (writableAreas: readonly string[], withheldAreas: readonly string[] = []) => ({
  answers: {
    ViewerQuery: {
      Query: () => ({
        viewer: {
          account: { name: 'Kim', email: 'kim@example.com', secondFactorEndsAt: null },
          ...{ isStaff: true, isSystem: false, writableAreas, withheldAreas, actor: null, actingFor: null },
        },
      }),
    },
  } satisfies Answers,
  around: (page: ReactElement) => (
    <FailureTexts>
      <ViewerProvider>{page}</ViewerProvider>
    </FailureTexts>
  ),
})

/** What a request may meet, and what the admin centre says of it. */
export const failures: readonly (readonly [status: number | null, title: string])[] = [
  [null, 'Keine Verbindung.'],
  [429, 'Das waren sehr viele Versuche in kurzer Zeit.'],
  [500, 'Da ist bei uns etwas schiefgegangen.'],
  [503, 'Der Shop ist gerade nicht erreichbar.'],
]

/** The inputs of the requests of one operation. */
export const sent = (asked: readonly { name: string; variables: { input?: unknown } }[], name: string): unknown[] =>
  asked.filter(each => each.name === name).map(({ variables }) => variables.input)
