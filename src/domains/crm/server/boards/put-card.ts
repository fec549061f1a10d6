/** The place of a card in a stage, between the neighbors that its mover saw. */
import type { Tx } from '#platform/server/transact.ts'
import { evenKeys, keyBetween } from '../board-keys.rules.ts'
import { findAbove, findBelow, loadOrder, loadPositions, type Positioned, saveKeys } from './cards.sql.ts'
import type { LockedStage } from './pipelines.sql.ts'

/** The stage gets new keys when one would be longer than this. */
const MAX_KEY = 48

export type Neighbors = { afterId: string | null; beforeId: string | null }
type Gap = { above: Positioned | undefined; below: Positioned | undefined }

/** The key of a card below `afterId`, else above `beforeId`, else at the end; without both on top. The stage is locked. */
export async function keyInStage(tx: Tx, workspaceId: string, stage: LockedStage, cardId: string, neighbors: Neighbors): Promise<string> {
  const found = await findGap(tx, workspaceId, stage, cardId, neighbors)
  const key = keyOf(found)
  if (key !== null && key.length <= MAX_KEY) return key
  await renewKeys(tx, workspaceId, stage, cardId)
  return keyOf(await findGap(tx, workspaceId, stage, cardId, neighbors)) ?? keyBetween(null, null)
}

async function findGap(
  tx: Tx,
  workspaceId: string,
  { id: stageId, kind }: LockedStage,
  except: string,
  { afterId, beforeId }: Neighbors,
): Promise<Gap> {
  const stage = { workspaceId, stageId, except }
  const ids = [afterId, beforeId].filter((id) => id !== null && id !== except)
  const there = await loadPositions(tx.db, kind, stage, ids as string[])
  const above = there.get(afterId ?? '')
  if (above) return { above, below: await findBelow(tx.db, kind, { ...stage, card: above }) }
  const below = there.get(beforeId ?? '')
  if (below) return { above: await findAbove(tx.db, kind, { ...stage, card: below }), below }
  if (afterId === null) return { above: undefined, below: await findBelow(tx.db, kind, { ...stage, card: null }) }
  return { above: await findAbove(tx.db, kind, { ...stage, card: null }), below: undefined }
}

/** Null when two cards have one key, which happens when they were added at once. */
function keyOf({ above, below }: Gap): string | null {
  const [before, after] = [above?.stageKey || null, below?.stageKey || null]
  if (above && before === null) return null
  if (below && after === null) return null
  return before !== null && after !== null && before >= after ? null : keyBetween(before, after)
}

async function renewKeys(tx: Tx, workspaceId: string, { id: stageId, kind }: LockedStage, cardId: string): Promise<void> {
  const ids = (await loadOrder(tx.db, kind, { workspaceId, stageId })).filter((id) => id !== cardId)
  await saveKeys(tx.db, kind, workspaceId, ids, evenKeys(ids.length))
}
