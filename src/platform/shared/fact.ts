/**
 * A fact is something that became true, told in the past tense (docs/tour.md). `aggregate` is the id of the thing it is
 * about: facts of one aggregate are heard in the order they happened.
 */
export type Fact<T extends string = string, P = unknown> = { type: T; aggregate: string; payload: P }

export type FactDefinition<T extends string, P> = ((payload: P) => Fact<T, P>) & { type: T }

/** Defines a kind of fact: its name `<domain>.<whatHappened>` and where its aggregate stands in the payload. */
export function defineFact<P>() {
  return <T extends `${string}.${string}`>(type: T, aggregateOf: (payload: P) => string): FactDefinition<T, P> =>
    Object.assign((payload: P): Fact<T, P> => ({ type, aggregate: aggregateOf(payload), payload }), { type })
}
