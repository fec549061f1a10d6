/** State machines as tables. A table that leaves a state unreachable or an end undeclared stops the start. */

/** For each state its transitions: what happens, and the state it leads to. */
export type Transitions<S extends string> = Readonly<Record<S, Readonly<Record<string, S>>>>

export type StatesDefinition<S extends string> = {
  /** The noun, for error messages. */
  of: string
  first: S
  transitions: Transitions<S>
  /** The states that nothing leaves. */
  final: readonly S[]
}

export type States<S extends string> = {
  first: S
  final: readonly S[]
  all: readonly S[]
  /** The states that can follow directly. */
  next(from: S): readonly S[]
  can(from: S, to: S): boolean
  /** The states that can directly become this one. */
  before(to: S): readonly S[]
  /** The shortest way, without `from`; null when there is none. */
  way(from: S, to: S): S[] | null
  /** The name of a direct transition; null when there is none. */
  transition(from: S, to: S): string | null
}

/** Throws when the table contradicts itself. */
export function defineStates<S extends string>({ of, first, transitions, final }: StatesDefinition<S>): States<S> {
  const all = Object.keys(transitions) as S[]
  const following = new Map(all.map((state) => [state, Object.values<S>(transitions[state])]))
  const next = (from: S): readonly S[] => following.get(from) ?? []
  proveStates(of, { all, first, final, next })
  return {
    first,
    final,
    all,
    next,
    can: (from, to) => next(from).includes(to),
    before: (to) => all.filter((from) => next(from).includes(to)),
    way: (from, to) => findWay(next, from, to),
    transition: (from, to) => Object.entries<S>(transitions[from]).find(([, target]) => target === to)?.[0] ?? null,
  }
}

type Table<S> = { all: readonly S[]; first: S; final: readonly S[]; next(from: S): readonly S[] }

function proveStates<S extends string>(of: string, { all, first, final, next }: Table<S>): void {
  const fail = (problem: string): never => {
    throw new Error(`the states of ${of}: ${problem}`)
  }
  const reached = new Set<S>([first])
  for (const state of reached) for (const following of next(state)) reached.add(following)
  for (const state of reached) if (!all.includes(state)) fail(`${state} is not in the table`)
  for (const state of final) if (!all.includes(state)) fail(`the final ${state} is not in the table`)
  for (const state of all) {
    if (!reached.has(state)) fail(`${state} cannot be reached from ${first}`)
    if (next(state).length === 0 && !final.includes(state)) fail(`nothing leaves ${state}, but it is not final`)
    if (next(state).length > 0 && final.includes(state)) fail(`${state} is final, but something leaves it`)
    if (new Set(next(state)).size < next(state).length) fail(`two transitions lead from ${state} to the same state`)
  }
}

function findWay<S>(next: (from: S) => readonly S[], from: S, to: S): S[] | null {
  const ways: S[][] = [[]]
  for (const way of ways) {
    const here = way.at(-1) ?? from
    if (here === to) return way
    for (const following of next(here)) if (!way.includes(following)) ways.push([...way, following])
  }
  return null
}
