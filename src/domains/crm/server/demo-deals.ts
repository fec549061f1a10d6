/** Demo deals of Dar Amira over all stages, each with the demo contact in its place, and tasks. */
import { findOwner } from '#domains/workspaces/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { evenKeys } from './board-keys.rules.ts'
import { loadPipelines } from './boards/pipelines.sql.ts'
import { findContacts } from './deals/choices.sql.ts'
import { insertDeals, type NewDeal } from './deals/deals.sql.ts'
import { CONTACTS } from './demo-contacts.ts'
import { ensurePipelines } from './ensure-pipelines.ts'
import { insertTasks } from './tasks/tasks.sql.ts'
import { dayOf } from './tasks/tasks.ts'

const DAY_MS = 24 * 3600_000

/** Title, amount in dollars, stage, days since it was active, days until it closes, and why it was lost. */
type DemoDeal = readonly [string, number, number, number, number | null, string?]
const DEALS: readonly DemoDeal[] = [
  ['Tableware for Café Andino', 2400, 0, 2, 24],
  ['Wedding favors, 180 pieces', 1900, 0, 1, 60],
  ['Welcome gifts for a law firm', 3200, 0, 5, 45],
  ['Lobby vases for Hotel Mirador', 8200, 1, 3, 18],
  ['Restaurant cups, 240 pieces', 3600, 1, 19, 10],
  ['Corporate gifts for Northwind', 3100, 2, 4, 12],
  ['Autumn restock for Green Corner', 1100, 2, 22, 3],
  ['Planters for a roof garden', 5400, 2, 1, 35],
  ['Spring collection for Casa Verde', 4500, 3, 6, 8],
  ['Hand-painted tiles, 40 m²', 9800, 3, 2, 20],
  ['Breakfast sets for a guesthouse', 2750, 4, 9, null],
  ['Serving bowls for a cooking school', 1680, 4, 31, null],
  ['Outdoor planters for Parque Sur', 950, 5, 14, null, 'Price too high'],
]

/** Title, days until it is due, the deal that it is about, and whether it is done. */
const TASKS: readonly (readonly [string, number | null, number | null, boolean])[] = [
  ['Send glaze samples to Hotel Mirador', 0, 3, false],
  ['Call Northwind about the logo', -2, 5, false],
  ['Confirm the delivery window', 1, 8, false],
  ['Prepare the tile proposal', 3, 9, false],
  ['Ask Green Corner how many they need', -5, 6, false],
  ['Photograph the new vases', 6, null, false],
  ['Collect ideas for spring', null, null, false],
  ['Send the invoice to the guesthouse', -8, 10, true],
]

/** `workspaceOf` returns the workspace id of a vendor slug. */
export async function seedDeals(tx: Tx, workspaceOf: (slug: string) => string | undefined): Promise<void> {
  const workspaceId = workspaceOf('dar-amira')
  const owner = workspaceId && (await findOwner(tx.db, workspaceId))
  if (!workspaceId || !owner) return
  await ensurePipelines(tx.db, workspaceId, tx.now)
  const sales = (await loadPipelines(tx.db, workspaceId)).find(({ kind }) => kind === 'deals')
  if (!sales) return
  const contacts = new Map((await findContacts(tx.db, workspaceId, '')).map(({ id, name }) => [name, id]))
  const keys = evenKeys(DEALS.length)
  const at = (days: number) => new Date(tx.now.getTime() + days * DAY_MS)
  const deals = DEALS.flatMap(([title, dollars, stageAt, quietDays, closesIn, lostReason = ''], index): NewDeal[] => {
    const stage = sales.stages[stageAt]
    if (!stage) return []
    const activeAt = at(-quietDays)
    return [
      {
        workspaceId,
        id: newId('deal'),
        title,
        contactId: contacts.get(CONTACTS[index]?.[0] ?? '') ?? null,
        companyId: null,
        amountMinor: dollars * 100,
        currency: 'USD',
        expectedOn: closesIn === null ? null : dayOf(at(closesIn)),
        ownerId: owner,
        notes: '',
        pipelineId: sales.id,
        stageId: stage.id,
        stageKey: keys[index] ?? '',
        lostReason,
        stageChangedAt: activeAt,
        activeAt,
        closedAt: stage.outcome === 'open' ? null : activeAt,
        createdAt: at(-quietDays - 12),
      },
    ]
  })
  await insertDeals(tx.db, deals)
  await tx.services.search.add(
    tx,
    'deal',
    deals.map(({ id }) => id),
  )
  await insertTasks(
    tx.db,
    TASKS.map(([title, days, dealAt, isDone]) => ({
      workspaceId,
      id: newId('task'),
      title,
      contactId: null,
      dealId: dealAt === null ? null : (deals[dealAt]?.id ?? null),
      dueOn: days === null ? null : dayOf(at(days)),
      remindAt: null,
      ownerId: owner,
      completedAt: isDone ? at(-1) : null,
      createdAt: at(-10),
    })),
  )
}
