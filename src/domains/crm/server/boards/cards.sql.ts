/** Statements about the order of cards on boards. Contacts and deals are moved alike; each statement names its table. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { PipelineRow } from './pipelines.sql.ts'

type Kind = PipelineRow['kind']
type Card = { workspaceId: string; id: string }

export type MovedCard = { id: string; stageId: string | null; stageTitle: string }

/**
 * Locks a card until the transaction ends. A merged contact is on no board. The stage is not joined, because a join is not repeated for a card
 * that changed while the lock was awaited.
 */
export async function lockCard(db: Db, kind: Kind, { workspaceId, id }: Card): Promise<MovedCard | undefined> {
  const { rows } = await (kind === 'contacts'
    ? sql<MovedCard>`
        select c.id, c.stage_id, coalesce((select title from crm.stages where workspace_id = c.workspace_id and id = c.stage_id), '') as stage_title
        from crm.contacts c where c.workspace_id = ${workspaceId} and c.id = ${id} and c.merged_into is null for update`
    : sql<MovedCard>`
        select d.id, d.stage_id, coalesce((select title from crm.stages where workspace_id = d.workspace_id and id = d.stage_id), '') as stage_title
        from crm.deals d where d.workspace_id = ${workspaceId} and d.id = ${id} for update`
  ).execute(db)
  return rows[0]
}

export type Positioned = { id: string; stageKey: string }
type Stage = { workspaceId: string; stageId: string }

/** The named cards of a stage, by id. */
export async function loadPositions(
  db: Db,
  kind: Kind,
  { workspaceId, stageId }: Stage,
  ids: readonly string[],
): Promise<Map<string, Positioned>> {
  const { rows } = await (kind === 'contacts'
    ? sql<Positioned>`
        select id, stage_key from crm.contacts
        where workspace_id = ${workspaceId} and stage_id = ${stageId} and id = any(${ids}) and merged_into is null`
    : sql<Positioned>`
        select id, stage_key from crm.deals where workspace_id = ${workspaceId} and stage_id = ${stageId} and id = any(${ids})`
  ).execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

type From = Stage & {
  /** The card that is moved, which doesn't count. */
  except: string
  /** Null: from the end of the stage. */
  card: Positioned | null
}

/** The first card below one, or of the stage. */
export async function findBelow(db: Db, kind: Kind, { workspaceId, stageId, except, card }: From): Promise<Positioned | undefined> {
  const [key, id] = [card?.stageKey ?? '', card?.id ?? '']
  const { rows } = await (kind === 'contacts'
    ? sql<Positioned>`
        select id, stage_key from crm.contacts
        where workspace_id = ${workspaceId} and stage_id = ${stageId} and merged_into is null and id <> ${except} and (stage_key, id) > (${key}, ${id})
        order by stage_key, id limit 1`
    : sql<Positioned>`
        select id, stage_key from crm.deals
        where workspace_id = ${workspaceId} and stage_id = ${stageId} and id <> ${except} and (stage_key, id) > (${key}, ${id})
        order by stage_key, id limit 1`
  ).execute(db)
  return rows[0]
}

/** The last card above one, or of the stage. */
export async function findAbove(db: Db, kind: Kind, { workspaceId, stageId, except, card }: From): Promise<Positioned | undefined> {
  const above = card === null ? sql`true` : sql`(stage_key, id) < (${card.stageKey}, ${card.id})`
  const { rows } = await (kind === 'contacts'
    ? sql<Positioned>`
        select id, stage_key from crm.contacts
        where workspace_id = ${workspaceId} and stage_id = ${stageId} and merged_into is null and id <> ${except} and ${above}
        order by stage_key desc, id desc limit 1`
    : sql<Positioned>`
        select id, stage_key from crm.deals
        where workspace_id = ${workspaceId} and stage_id = ${stageId} and id <> ${except} and ${above}
        order by stage_key desc, id desc limit 1`
  ).execute(db)
  return rows[0]
}

/** All cards of a stage in their order, to give them new keys. */
export async function loadOrder(db: Db, kind: Kind, { workspaceId, stageId }: Stage): Promise<string[]> {
  const { rows } = await (kind === 'contacts'
    ? sql<{ id: string }>`
        select id from crm.contacts where workspace_id = ${workspaceId} and stage_id = ${stageId} and merged_into is null order by stage_key, id`
    : sql<{ id: string }>`select id from crm.deals where workspace_id = ${workspaceId} and stage_id = ${stageId} order by stage_key, id`
  ).execute(db)
  return rows.map(({ id }) => id)
}

export async function saveKeys(db: Db, kind: Kind, workspaceId: string, ids: readonly string[], keys: readonly string[]): Promise<void> {
  const given = sql`(select unnest(${ids}::text[]) as id, unnest(${keys}::text[]) as key) g`
  await (kind === 'contacts'
    ? sql`update crm.contacts c set stage_key = g.key from ${given} where c.workspace_id = ${workspaceId} and c.id = g.id`
    : sql`update crm.deals d set stage_key = g.key from ${given} where d.workspace_id = ${workspaceId} and d.id = g.id`
  ).execute(db)
}

type Placed = Card & { stageId: string; stageKey: string }

/** Only the place: the same stage. */
export async function saveKey(db: Db, kind: Kind, { workspaceId, id, stageKey }: Omit<Placed, 'stageId'>): Promise<void> {
  await saveKeys(db, kind, workspaceId, [id], [stageKey])
}

export async function saveContactStage(db: Db, { workspaceId, id, stageId, stageKey }: Placed, now: Date): Promise<void> {
  await sql`
    update crm.contacts set stage_id = ${stageId}, stage_key = ${stageKey}, stage_changed_at = ${now}, version = version + 1
    where workspace_id = ${workspaceId} and id = ${id}`.execute(db)
}

type Entered = Placed & { pipelineId: string; closed: boolean; lostReason: string }

export async function saveDealStage(db: Db, { workspaceId, id, ...entered }: Entered, now: Date): Promise<void> {
  const { stageId, stageKey, pipelineId, closed, lostReason } = entered
  await sql`
    update crm.deals set pipeline_id = ${pipelineId}, stage_id = ${stageId}, stage_key = ${stageKey}, lost_reason = ${lostReason},
      stage_changed_at = ${now}, active_at = ${now}, closed_at = ${closed ? now : null}::timestamptz, version = version + 1
    where workspace_id = ${workspaceId} and id = ${id}`.execute(db)
}

export type BoardRow = {
  id: string
  stageId: string
  title: string
  contact: string | null
  company: string | null
  amountMinor: number
  currency: string
  expectedOn: string | null
  activeAt: Date
  closedAt: Date | null
  score: number
  ownerId: string | null
}

/** As a subquery: the planner can't know how few cards there are, and a join would read all rows of the other table. */
const nameIn = (table: RawBuilder<unknown>, workspaceId: string, id: RawBuilder<unknown>) =>
  sql`(select name from ${table} where workspace_id = ${workspaceId} and id = ${id})`

type Shown = { workspaceId: string; stageIds: readonly string[]; limits: readonly number[] }

/** The first cards of each stage, up to its limit, in one statement. */
export async function loadBoardDeals(db: Db, { workspaceId, stageIds, limits }: Shown): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    select d.id, d.stage_id, d.title, ${nameIn(sql`crm.contacts`, workspaceId, sql`d.contact_id`)} as contact, ${nameIn(sql`crm.companies`, workspaceId, sql`d.company_id`)} as company,
      d.amount_minor, d.currency, d.expected_on, d.active_at, d.closed_at,
      0 as score, d.owner_id
    from (select unnest(${stageIds}::text[]) as id, unnest(${limits}::int[]) as most) s
    cross join lateral (
      select * from crm.deals where workspace_id = ${workspaceId} and stage_id = s.id order by stage_key, id limit s.most
    ) d
    order by d.stage_key, d.id`.execute(db)
  return rows
}

export async function loadBoardContacts(db: Db, { workspaceId, stageIds, limits }: Shown): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    select c.id, c.stage_id, c.name as title, null as contact, ${nameIn(sql`crm.companies`, workspaceId, sql`c.company_id`)} as company, 0 as amount_minor, '' as currency, null as expected_on,
      c.created_at as active_at, null as closed_at, c.score, c.owner_id
    from (select unnest(${stageIds}::text[]) as id, unnest(${limits}::int[]) as most) s
    cross join lateral (
      select * from crm.contacts
      where workspace_id = ${workspaceId} and stage_id = s.id and merged_into is null order by stage_key, id limit s.most
    ) c
    order by c.stage_key, c.id`.execute(db)
  return rows
}

type Emptied = { workspaceId: string; from: string; to: string }

export async function moveContacts(db: Db, { workspaceId, from, to }: Emptied, now: Date): Promise<void> {
  await sql`
    update crm.contacts set stage_id = ${to}, stage_changed_at = ${now}, version = version + 1
    where workspace_id = ${workspaceId} and stage_id = ${from}`.execute(db)
}

export async function moveDeals(db: Db, { workspaceId, from, to }: Emptied, now: Date): Promise<void> {
  await sql`
    update crm.deals set stage_id = ${to}, stage_changed_at = ${now}, active_at = ${now}, version = version + 1
    where workspace_id = ${workspaceId} and stage_id = ${from}`.execute(db)
}

/** Closes and opens deals of a pipeline as the outcomes of their stages say. */
export async function settleDeals(db: Db, workspaceId: string, pipelineId: string, now: Date): Promise<void> {
  await sql`
    update crm.deals d set closed_at = case when s.outcome = 'open' then null else ${now}::timestamptz end,
      lost_reason = case when s.outcome = 'lost' then d.lost_reason else '' end, version = d.version + 1
    from crm.stages s
    where d.workspace_id = ${workspaceId} and d.pipeline_id = ${pipelineId} and s.workspace_id = d.workspace_id and s.id = d.stage_id
      and ((s.outcome = 'open') <> (d.closed_at is null) or (s.outcome <> 'lost' and d.lost_reason <> ''))`.execute(db)
}
