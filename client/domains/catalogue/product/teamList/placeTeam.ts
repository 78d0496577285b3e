import { type Amounts, type Choice, isOrderable, mostOf } from '../choice/choices.ts'
import { isTooLong, notPersonalised, type Personalisation } from '../personalisation/personalisation.ts'
import { sizeKey, type TeamLine } from './parseTeamList.ts'

/** What is wrong with a line. The last two only warn: a keeper may wear the number of a player. */
export type TeamProblem =
  | 'sizeMissing'
  | 'sizeUnknown'
  | 'soldOut'
  | 'notEnough'
  | 'textTooLong'
  | 'notPrintable'
  | 'sameNumber'
  | 'sameName'

const warnings: readonly TeamProblem[] = ['sameNumber', 'sameName']

/** Whether a problem keeps the list from being taken over. */
export const isBlocking = (problem: TeamProblem): boolean => !warnings.includes(problem)

interface PlacedLine extends TeamLine {
  readonly choice: Choice | null
  readonly text: string
  readonly problems: readonly TeamProblem[]
}

/** A team on the sizes of a product: what is wrong, and what is put into sizes and texts. */
export interface PlacedTeam {
  readonly lines: readonly PlacedLine[]
  readonly amounts: Amounts
  readonly print: Personalisation
}

/** What is printed for somebody: name and number in one line. */
const textOf = ({ name, number }: TeamLine): string => [name, number].filter(Boolean).join(' ')

/**
 * Puts each line of a team on a size of the product: that of the wished fit, else the first that can be ordered.
 * `choices`: those of the colour that is shown; `maxLength`: of a printed text, null where nothing can be printed.
 */
export function placeTeam(
  team: readonly TeamLine[],
  choices: readonly Choice[],
  fit: Choice['fit'],
  maxLength: number | null,
): PlacedTeam {
  const amounts: Record<string, number> = {}
  const own: Record<string, string[]> = {}
  const lines = team.map(line => {
    const choice = choiceOf(line.size, choices, fit)
    const text = textOf(line)
    if (choice) {
      amounts[choice.id] = (amounts[choice.id] ?? 0) + 1
      own[choice.id] = [...(own[choice.id] ?? []), text]
    }
    return { ...line, choice, text }
  })
  const isPrinted = maxLength !== null && lines.some(({ text }) => text !== '')
  return {
    lines: lines.map(line => ({ ...line, problems: problemsOf(line, lines, amounts, maxLength) })),
    amounts,
    print: isPrinted ? { isOn: true, isAdvanced: true, common: '', own } : notPersonalised,
  }
}

function choiceOf(size: string, choices: readonly Choice[], fit: Choice['fit']): Choice | null {
  const [only] = choices
  // A product of one size has no name for it.
  if (size === '' && choices.length === 1 && only) return only
  const named = choices.filter(choice => choice.size !== '' && sizeKey(choice.size) === sizeKey(size))
  return named.find(choice => choice.fit === fit) ?? named.find(isOrderable) ?? named[0] ?? null
}

function problemsOf(
  line: TeamLine & { readonly choice: Choice | null; readonly text: string },
  lines: readonly TeamLine[],
  amounts: Amounts,
  maxLength: number | null,
): TeamProblem[] {
  const { choice, text } = line
  const isSame = (part: 'name' | 'number') =>
    line[part] !== '' &&
    lines.some(other => other.line !== line.line && other[part].toLowerCase() === line[part].toLowerCase())
  const problems: [TeamProblem, boolean][] = [
    ['sizeMissing', !choice && line.size === ''],
    ['sizeUnknown', !choice && line.size !== ''],
    ['soldOut', choice !== null && !isOrderable(choice)],
    ['notEnough', choice !== null && isOrderable(choice) && (amounts[choice.id] ?? 0) > mostOf(choice)],
    ['textTooLong', maxLength !== null && isTooLong(text, maxLength)],
    ['notPrintable', maxLength !== null && text !== '' && choice !== null && !choice.isPersonalisable],
    ['sameNumber', isSame('number')],
    ['sameName', isSame('name')],
  ]
  return problems.flatMap(([problem, isSo]) => (isSo ? [problem] : []))
}
