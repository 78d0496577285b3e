/**
 * What may be asked for, and what comes of it, worked out from the printed types (`__generated__/schema.ts`). All of this
 * exists for the compiler alone.
 */

declare const asked: unique symbol
declare const possible: unique symbol

/** A field that takes arguments. */
export interface With<Arguments, Found> {
  readonly [asked]: Arguments
  readonly found: Found
}

/** An interface of the schema, with the types that something of it can be. */
export interface Abstract<Possible> {
  readonly [possible]: Possible
}

type Named = { readonly __typename: string }
type Optional<Arguments> = Record<never, never> extends Arguments ? true : false

/** What a field gives, whatever it takes. */
type FoundBy<Field> = Field extends With<unknown, infer Found> ? Found : Field

/** The object that a field leads to, out of its lists and without null; never for values. */
type ObjectIn<Found> = Found extends readonly (infer Entry)[] ? ObjectIn<Entry> : Found extends Named ? Found : never

/** What may stand behind a field: `true` for a value, a selection for an object, with arguments as `$`. */
type Choice<Field> = [Field] extends [With<infer Arguments, infer Found>]
  ? ChoiceWith<Arguments, ObjectIn<Found>>
  : [ObjectIn<Field>] extends [never]
    ? true
    : Selection<ObjectIn<Field>>

type ChoiceWith<Arguments, Subject> = [Subject] extends [never]
  ? Optional<Arguments> extends true
    ? true | { readonly $: Arguments }
    : { readonly $: Arguments }
  : Selection<Subject> & (Optional<Arguments> extends true ? { readonly $?: Arguments } : { readonly $: Arguments })

type FragmentsOf<Subject> =
  Subject extends Abstract<infer Possible extends Named>
    ? { readonly [Each in Possible as `on_${Each['__typename']}`]?: Selection<Each> }
    : unknown

/**
 * Fields of an object that are asked for: `title: true`, `price: { from: { cents: true } }`; with arguments
 * `image: { url: { $: { width: 480 } } }`; under another name, so that a field can be asked for twice,
 * `'thumbnail:image': { … }`; of one of the types that an interface can be `on_Product: { … }`.
 */
export type Selection<Subject> = { readonly [Name in Exclude<keyof Subject, symbol>]?: Choice<Subject[Name]> } & {
  readonly [renamed: `${string}:${string}`]: unknown
} & FragmentsOf<Subject>

type FieldNameOf<Key> = Key extends `${string}:${infer Name}` ? Name : Key
type Unknown<Name> = { readonly 'there is no field': Name }

type PossibleOf<Subject, Name> =
  Subject extends Abstract<infer Possible> ? Extract<Possible, { readonly __typename: Name }> : never

/** A selection itself where all of it exists, down to the inputs; elsewhere what no value fits. */
export type Exact<Subject, Chosen> = {
  readonly [Key in keyof Chosen]: Key extends '$'
    ? Chosen[Key]
    : Key extends `on_${infer Name}`
      ? [PossibleOf<Subject, Name>] extends [never]
        ? Unknown<Key>
        : Exact<PossibleOf<Subject, Name>, Chosen[Key]>
      : FieldNameOf<Key> extends keyof Subject
        ? ExactChoice<Subject[FieldNameOf<Key>], Chosen[Key]>
        : Unknown<Key>
}

type ExactChoice<Field, Chosen> = Choice<Field> &
  (Chosen extends { readonly $: infer Given }
    ? { readonly $: Field extends With<infer Arguments, unknown> ? ExactInput<Arguments, Given> : never }
    : unknown) &
  ([ObjectIn<FoundBy<Field>>] extends [never] ? unknown : Exact<ObjectIn<FoundBy<Field>>, Chosen>)

type ExactInput<Wanted, Given> = unknown extends Wanted
  ? Given
  : Given extends Blob
    ? Given
    : Given extends readonly (infer Entry)[]
      ? readonly ExactInput<Wanted extends readonly (infer Each)[] ? Each : never, Entry>[]
      : Given extends object
        ? {
            readonly [Key in keyof Given]: Key extends KeysOf<Wanted>
              ? ExactInput<PartOf<Wanted, Key>, Given[Key]>
              : never
          }
        : Given

type KeysOf<Wanted> = Wanted extends object ? keyof Wanted : never
type PartOf<Wanted, Key> = Wanted extends object
  ? Key extends keyof Wanted
    ? Exclude<Wanted[Key], null | undefined>
    : never
  : never

/** A type as its fields, so that editors show what is in it. */
type Flat<Fields> = Fields extends infer Each ? { readonly [Key in keyof Each]: Each[Key] } : never

type ResultKey<Key> = Key extends '$' | `on_${string}` ? never : Key extends `${infer Name}:${string}` ? Name : Key

type Shape<Found, Chosen> = Found extends readonly (infer Entry)[]
  ? readonly Shape<Entry, Chosen>[]
  : Found extends Named
    ? Result<Found, Chosen>
    : Found

type FieldsOf<Subject, Chosen> = {
  readonly [Key in keyof Chosen as ResultKey<Key>]: FieldNameOf<Key> extends keyof Subject
    ? Shape<FoundBy<Subject[FieldNameOf<Key>]>, Chosen[Key]>
    : never
}

type FragmentOf<Each extends Named, Chosen> = `on_${Each['__typename']}` extends keyof Chosen
  ? Result<Each, Chosen[`on_${Each['__typename']}`]>
  : unknown

/** Of each type that something can be what was asked of all and of this one. */
type OneOf<Each, Common, Chosen> = Each extends Named
  ? Flat<FieldsOf<Common & Pick<Each, '__typename'>, Chosen> & FragmentOf<Each, Chosen>>
  : never

/** What an answer holds of an object, by what was asked for. */
export type Result<Subject, Chosen> =
  Subject extends Abstract<infer Possible>
    ? Extract<keyof Chosen, '__typename' | `on_${string}`> extends never
      ? Flat<FieldsOf<Subject, Chosen>>
      : OneOf<Possible, Omit<Subject, '__typename'>, Chosen>
    : Flat<FieldsOf<Subject, Chosen>>
