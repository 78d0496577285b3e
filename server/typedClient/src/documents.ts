import { fields } from './__generated__/fields.ts'
import type { Mutation, Query } from './__generated__/schema.ts'
import type { Exact, Result, Selection } from './selection.ts'
import { filled, jsonWriter, standIn } from './standIns.ts'

/** A question whose text was printed once, to be asked often with other values. `Found` is what its answer holds. */
export interface Prepared<Variables, Found> {
  readonly operation: 'query' | 'mutation'
  /** Whether several things are asked for, one after the other. */
  readonly isSeveral: boolean
  /** The document as it is sent. */
  readonly text: string
  /** The names of answers whose `errors` the client itself asked for: it throws them. */
  readonly refusing: readonly string[]
  /** The values of the document's own variables. */
  readonly valuesOf: (variables: Variables) => Readonly<Record<string, unknown>>
  /** The body of a request, as JSON. */
  readonly bodyOf: (variables: Variables) => string
  /** For the compiler alone; nothing is in it. */
  readonly found?: Found
}

type Argument = { readonly name: string; readonly type: string; readonly value: unknown }
type Chosen = Readonly<Record<string, unknown>>

/** Prints selections: arguments become variables, so that texts of the same shape are the same text. In what is asked
 *  `often` with the same numbers these stand in the text. */
class Printer {
  readonly #often: boolean
  readonly arguments: Argument[] = []
  readonly refusing: string[] = []

  constructor(often: boolean) {
    this.#often = often
  }

  selection(type: string, chosen: Chosen): string {
    const parts = Object.entries(chosen).flatMap(([key, choice]) => {
      if (key === '$' || choice === undefined) return []
      if (key.startsWith('on_')) return [`... on ${key.slice(3)} ${this.selection(key.slice(3), choice as Chosen)}`]
      return [this.#field(type, key, choice as Chosen | true)]
    })
    return `{ ${parts.join(' ')} }`
  }

  #field(type: string, key: string, choice: Chosen | true): string {
    const [name = '', alias] = key.split(':').toReversed()
    const [target, taken = {}] = fields[type]?.[name] ?? []
    const given = choice === true ? {} : ((choice.$ ?? {}) as Chosen)
    const list = Object.entries(given).flatMap(([argument, value]) => {
      const wanted = taken[argument]
      if (wanted === undefined) throw new TypeError(`${type}.${name} takes no ${argument}`)
      if (value === undefined) return []
      const isFixed = this.#often && (typeof value === 'number' || typeof value === 'boolean')
      return [`${argument}: ${isFixed ? value : `$${this.#take(argument, wanted, value)}`}`]
    })
    const within = choice === true || !target ? '' : ` ${this.#within(type, alias ?? name, target, choice)}`
    return `${alias === undefined ? '' : `${alias}: `}${name}${list.length > 0 ? `(${list.join(', ')})` : ''}${within}`
  }

  /** What is asked of a mutation's answer; what it refuses is always asked for. */
  #within(type: string, answer: string, target: string, chosen: Chosen): string {
    if (type !== 'Mutation' || 'errors' in chosen || fields[target]?.errors?.[0] !== 'UserError') {
      return this.selection(target, chosen)
    }
    this.refusing.push(answer)
    return this.selection(target, {
      ...chosen,
      errors: { code: true, message: true, path: true, retryAfterSeconds: true },
    })
  }

  #take(argument: string, type: string, value: unknown): string {
    const uses = this.arguments.filter(({ name }) => name.replace(/\d+$/, '') === argument).length
    const name = uses === 0 ? argument : `${argument}${uses + 1}`
    this.arguments.push({ name, type, value })
    return name
  }
}

function prepare(operation: 'query' | 'mutation', chosen: Chosen, often = false): Prepared<unknown, unknown> {
  const printer = new Printer(often)
  const selection = printer.selection(operation === 'query' ? 'Query' : 'Mutation', chosen)
  const declared = printer.arguments.map(({ name, type }) => `$${name}: ${type}`)
  const text = `${operation}${declared.length > 0 ? `(${declared.join(', ')})` : ''} ${selection}`
  const values = Object.fromEntries(printer.arguments.map(({ name, value }) => [name, value]))
  const valuesOf = (given: unknown) => filled(values, given) as Chosen
  return {
    ...{ operation, text, refusing: printer.refusing, valuesOf, isSeveral: Object.keys(chosen).length > 1 },
    bodyOf: jsonWriter({ query: text, variables: values }),
  }
}

/** A query for once. */
export const queryOf = (chosen: Selection<Query>): Prepared<unknown, unknown> => prepare('query', chosen)

/** A mutation for once. */
export const mutationOf = (chosen: Selection<Mutation>): Prepared<unknown, unknown> => prepare('mutation', chosen)

/** A part of selections that stands in several: `const tile = part<Product>()({ title: true, path: true })`, used as
 *  `{ product: { $: { slug }, ...tile } }`; what it gives is `Result<Product, typeof tile>`. */
export const part =
  <Subject>() =>
  <const Chosen extends Selection<Subject>>(chosen: Chosen & Exact<Subject, Chosen>): Chosen =>
    chosen

/**
 * A query that is printed once and asked often. `choose` is called once, here, with stand-ins for the values, which it
 * places among the arguments and does nothing else with:
 * `prepareQuery((given: { slug: string }) => ({ product: { $: { slug: given.slug }, title: true } }))`
 */
export const prepareQuery = <Variables, const Chosen extends Selection<Query>>(
  choose: (given: Variables) => Chosen & Exact<Query, Chosen>,
): Prepared<Variables, Result<Query, Chosen>> =>
  prepare('query', choose(standIn([]) as Variables), true) as Prepared<Variables, Result<Query, Chosen>>

/** A mutation that is printed once and sent often, as `prepareQuery`. */
export const prepareMutation = <Variables, const Chosen extends Selection<Mutation>>(
  choose: (given: Variables) => Chosen & Exact<Mutation, Chosen>,
): Prepared<Variables, Result<Mutation, Chosen>> =>
  prepare('mutation', choose(standIn([]) as Variables), true) as Prepared<Variables, Result<Mutation, Chosen>>
