/** Which signals an event sends to open pages, declared by the domains beside their other parts (domain.ts). */
import type { DomainEvent, EventDefinition } from '#platform/shared/domain-event.ts'
import type { Signal } from '#platform/shared/signal.ts'

export type SignalRule = { type: string; toSignals(event: DomainEvent): readonly Signal[] }

/**
 * Declares the signals of an event. `toSignals` is pure: an event that lacks the ids of the people or workspaces concerned gets them in
 * its payload. They are sent after the event's commit.
 */
export function signalsFor<T extends string, P>(
  { type }: EventDefinition<T, P>,
  toSignals: (event: DomainEvent<T, P>) => readonly Signal[],
): SignalRule {
  return { type, toSignals: toSignals as SignalRule['toSignals'] }
}

/** Returns a function that maps events to their signals, by the rules of all domains. */
export function joinSignals(
  domains: readonly { signals?: readonly SignalRule[] }[],
): (events: readonly DomainEvent[]) => readonly Signal[] {
  const rules = new Map<string, SignalRule[]>()
  for (const rule of domains.flatMap(({ signals = [] }) => signals)) rules.set(rule.type, [...(rules.get(rule.type) ?? []), rule])
  return (events) => events.flatMap((event) => (rules.get(event.type) ?? []).flatMap(({ toSignals }) => toSignals(event)))
}
