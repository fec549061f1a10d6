/** Where people stand in the org chart. Nothing here calls itself, so that a long chain of managers can be drawn. */
import { type HierarchyPointNode, stratify, tree } from 'd3-hierarchy'
import type { ChartPerson } from '../contract.ts'

export const CARD = { width: 200, height: 76 }
const GAP = { x: 24, y: 44 }
const TOP = 'top'

export type Place = { person: ChartPerson; x: number; y: number; depth: number; reports: number; parent: { x: number; y: number } | null }
export type ChartLayout = { places: Place[]; width: number; height: number }

/** Whom to fold so that the chart isn't wider than this: the deepest managers first, and never the roots. Empty if it fits. */
export function foldToFit(people: readonly ChartPerson[], width: number): ReadonlySet<string> {
  const everybody = layoutChart(people, new Set())
  let folded: ReadonlySet<string> = new Set()
  if (everybody.width <= width) return folded
  const managers = everybody.places.filter(({ reports }) => reports > 0)
  for (let level = Math.max(...managers.map(({ depth }) => depth)); level > 0; level -= 1) {
    folded = new Set(managers.filter(({ depth }) => depth >= level).map(({ person }) => person.id))
    if (layoutChart(people, folded).width <= width) break
  }
  return folded
}

type Entry = { id: string; parentId: string | null; person: ChartPerson | null }

/** Several people without a manager stand side by side. The reports of those in `folded` are left out. */
export function layoutChart(people: readonly ChartPerson[], folded: ReadonlySet<string>): ChartLayout {
  const ids = new Set(people.map(({ id }) => id))
  const parentOf = ({ managerId }: ChartPerson) => (managerId !== null && ids.has(managerId) ? managerId : TOP)
  const entries: Entry[] = people.map((person) => ({ id: person.id, parentId: parentOf(person), person }))
  const root = stratify<Entry>()([{ id: TOP, parentId: null, person: null }, ...entries])
  const counts = new Map(root.descendants().map((node) => [node.data.id, node.children?.length ?? 0]))
  root.each((node) => {
    if (folded.has(node.data.id)) delete node.children
  })
  const placed = tree<Entry>().nodeSize([CARD.width + GAP.x, CARD.height + GAP.y])(root)
  const nodes: HierarchyPointNode<Entry>[] = []
  placed.eachBefore((node) => {
    if (node.data.person) nodes.push(node)
  })
  const left = nodes.reduce((least, { x }) => Math.min(least, x), 0)
  const right = nodes.reduce((most, { x }) => Math.max(most, x), 0)
  const bottom = nodes.reduce((most, { depth }) => Math.max(most, depth), 1)
  const spot = ({ x, depth }: { x: number; depth: number }) => ({ x: x - left, y: (depth - 1) * (CARD.height + GAP.y) })
  const places = nodes.flatMap(({ data, x, depth, parent }) => {
    const { person } = data
    if (!person) return []
    const above = parent?.data.person ? spot(parent) : null
    return [{ person, ...spot({ x, depth }), depth: depth - 1, reports: counts.get(data.id) ?? 0, parent: above }]
  })
  return { places, width: right - left + CARD.width, height: bottom * (CARD.height + GAP.y) - GAP.y }
}
