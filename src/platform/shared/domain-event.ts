/**
 * A domain event is something that happened, named in the past tense (docs/tour.md). `aggregate` is the id of the affected record:
 * events of one aggregate are delivered in the order they happened.
 */
export type DomainEvent<T extends string = string, P = unknown> = { type: T; aggregate: string; payload: P }

export type EventDefinition<T extends string, P> = ((payload: P) => DomainEvent<T, P>) & { type: T }

/** What an event of a definition says, or of one of several. */
export type EventPayload<Definition extends (payload: never) => DomainEvent> = Parameters<Definition>[0]

/** Defines an event type: its name `<domain>.<whatHappened>` and how to read the aggregate from the payload. */
export function defineEvent<P>() {
  return <T extends `${string}.${string}`>(type: T, aggregateOf: (payload: P) => string): EventDefinition<T, P> =>
    Object.assign((payload: P): DomainEvent<T, P> => ({ type, aggregate: aggregateOf(payload), payload }), { type })
}
