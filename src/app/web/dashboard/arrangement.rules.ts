/** The order of the cards on the dashboard. A member's arrangement names cards by key; new cards join at their own position. */

export type Arrangement = { order: readonly string[]; hidden: readonly string[] }

type Placed = { key: string; position: number }

export const UNARRANGED: Arrangement = { order: [], hidden: [] }

/** Cards in their order, without the hidden ones, and the hidden ones. Keys without a card are ignored. */
export function arrange<Card extends Placed>(cards: readonly Card[], { order, hidden }: Arrangement): { shown: Card[]; hidden: Card[] } {
  const byPosition = [...cards].sort((one, other) => one.position - other.position)
  const moved = order.flatMap((key) => cards.find((card) => card.key === key) ?? [])
  const arranged = [...moved]
  for (const card of byPosition.filter((candidate) => !moved.includes(candidate))) {
    const after = arranged.findLastIndex((other) => other.position <= card.position)
    arranged.splice(after + 1, 0, card)
  }
  return { shown: arranged.filter(({ key }) => !hidden.includes(key)), hidden: arranged.filter(({ key }) => hidden.includes(key)) }
}

/** Moves a card to the place of another one of the shown keys. */
export function moveCard(arrangement: Arrangement, shown: readonly string[], key: string, to: number): Arrangement {
  const others = shown.filter((other) => other !== key)
  const place = Math.max(0, Math.min(to, others.length))
  return { ...arrangement, order: [...others.slice(0, place), key, ...others.slice(place)] }
}

export function hideCard({ order, hidden }: Arrangement, key: string): Arrangement {
  return { order, hidden: [...hidden.filter((other) => other !== key), key] }
}

export function showCard({ order, hidden }: Arrangement, key: string): Arrangement {
  return { order, hidden: hidden.filter((other) => other !== key) }
}

/** Two numbers fit beside each other: the keys of those that have none beside them, which end a run of an odd length. */
export function numbersAlone(cards: readonly { key: string; width: string }[]): ReadonlySet<string> {
  const alone = new Set<string>()
  let run = 0
  for (const [index, { key, width }] of cards.entries()) {
    run = width === 'number' ? run + 1 : 0
    if (run % 2 === 1 && cards[index + 1]?.width !== 'number') alone.add(key)
  }
  return alone
}
