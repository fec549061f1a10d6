/** Statements about tasks. */
import { type RawBuilder, sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { containing, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { TaskWhich } from '../../contract/deals/deal-limits.ts'
import type { Tables } from '../db.types.ts'

const crm = schemaOf<Tables>()

export type TaskFields = {
  title: string
  contactId: string | null
  dealId: string | null
  dueOn: string | null
  remindAt: string | Date | null
  ownerId: string | null
}

export type TaskRow = Omit<TaskFields, 'remindAt'> & {
  workspaceId: string
  id: string
  remindAt: Date | null
  contactName: string | null
  dealTitle: string | null
  completedAt: Date | null
  createdAt: Date
  version: number
}

const ROW = sql`t.workspace_id, t.id, t.title, t.contact_id, c.name as contact_name, t.deal_id, d.title as deal_title, t.due_on, t.remind_at,
  t.owner_id, t.completed_at, t.created_at, t.version`
const JOINED = sql`crm.tasks t
  left join crm.contacts c on c.workspace_id = t.workspace_id and c.id = t.contact_id
  left join crm.deals d on d.workspace_id = t.workspace_id and d.id = t.deal_id`

type TaskKey = { workspaceId: string; id: string }

export async function insertTasks(
  db: Db,
  rows: readonly (TaskFields & TaskKey & { createdAt: Date; completedAt?: Date | null })[],
): Promise<void> {
  await crm(db)
    .insertInto('crm.tasks')
    .values([...rows])
    .execute()
}

export async function findTask(db: Db, { workspaceId, id }: TaskKey): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`select ${ROW} from ${JOINED} where t.workspace_id = ${workspaceId} and t.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns false if there is no such task at this version. Another moment reminds again. */
export async function saveTask(db: Db, { workspaceId, id }: TaskKey, version: number, fields: TaskFields): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update crm.tasks set title = ${fields.title}, contact_id = ${fields.contactId}, deal_id = ${fields.dealId}, due_on = ${fields.dueOn},
      owner_id = ${fields.ownerId}, version = version + 1, remind_at = ${fields.remindAt},
      reminded_at = case when remind_at is distinct from ${fields.remindAt}::timestamptz then null else reminded_at end
    where workspace_id = ${workspaceId} and id = ${id} and version = ${version}`.execute(db)
  return numAffectedRows === 1n
}

type Completion = { completedAt: Date | null; completedBy: string | null }

/** Keeps the first time of completion. Returns false when nothing changed. */
export async function setCompleted(db: Db, { workspaceId, id }: TaskKey, { completedAt, completedBy }: Completion): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update crm.tasks set completed_at = ${completedAt}, completed_by = ${completedBy}, version = version + 1
    where workspace_id = ${workspaceId} and id = ${id} and (completed_at is null) <> (${completedAt}::timestamptz is null)`.execute(db)
  return numAffectedRows === 1n
}

export async function deleteTask(db: Db, { workspaceId, id }: TaskKey): Promise<boolean> {
  const { numDeletedRows } = await crm(db)
    .deleteFrom('crm.tasks')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

const LAST_DAY = '9999-12-31'
const id = sql`t.id`
const DAY = sql`coalesce(t.due_on, '9999-12-31'::date)`

/** Tasks without a day come last. */
const BY_DAY: Sorting<TaskRow> = {
  name: 'tasks by day',
  by: DAY,
  cast: 'date',
  id,
  direction: 'asc',
  keyOf: ({ dueOn, id: taskId }) => [dueOn ?? LAST_DAY, taskId],
}

const LATEST_DONE: Sorting<TaskRow> = {
  name: 'tasks done',
  by: sql`t.completed_at`,
  cast: 'timestamptz',
  id,
  direction: 'desc',
  keyOf: ({ completedAt, id: taskId }) => [completedAt?.toISOString() ?? '', taskId],
}

export type TaskFilter = {
  workspaceId: string
  userId: string
  today: string
  q?: string | undefined
  which?: TaskWhich | undefined
  contactId?: string | undefined
  dealId?: string | undefined
}

const OPEN = sql`t.completed_at is null`

function condition({ which, userId, today }: TaskFilter) {
  switch (which) {
    case 'mine':
      return sql`${OPEN} and t.owner_id = ${userId}`
    case 'mineDue':
      return sql`${OPEN} and t.owner_id = ${userId} and ${DAY} <= ${today}::date`
    case 'overdue':
      return sql`${OPEN} and ${DAY} < ${today}::date`
    case 'done':
      return sql`t.completed_at is not null`
    default:
      return OPEN
  }
}

export async function listTaskRows(db: Db, filter: TaskFilter, paging: Paging) {
  const { workspaceId, q, which, contactId, dealId } = filter
  const pattern = q && containing(q)
  return listPage<TaskRow>(db, {
    ...paging,
    sort: which === 'done' ? LATEST_DONE : BY_DAY,
    where: [
      sql`t.workspace_id = ${workspaceId}`,
      condition(filter),
      contactId ? sql`t.contact_id = ${contactId}` : null,
      dealId ? sql`t.deal_id = ${dealId}` : null,
      pattern ? sql`(t.title ilike ${pattern} or c.name ilike ${pattern} or d.title ilike ${pattern})` : null,
    ],
    countFrom: pattern ? JOINED : sql`crm.tasks t`,
    select: (page) => sql`select ${ROW} from ${JOINED} ${page}`,
  })
}

export type DueTask = { id: string; workspaceId: string; title: string; ownerId: string }

/** Open tasks whose moment came since the last time; each is returned once. */
export async function takeDueTasks(db: Db, now: Date, limit: number): Promise<DueTask[]> {
  const { rows } = await sql<DueTask>`
    update crm.tasks t set reminded_at = ${now}
    where (t.workspace_id, t.id) in (
      select workspace_id, id from crm.tasks
      where remind_at <= ${now} and reminded_at is null and completed_at is null
      order by remind_at limit ${limit} for update skip locked
    )
    returning t.id, t.workspace_id, t.title, coalesce(t.owner_id, '') as owner_id`.execute(db)
  return rows
}

export type Figures = { tasksDue: number; tasksOverdue: number; newContacts: number }

type Figured = Pick<TaskFilter, 'workspaceId' | 'userId' | 'today'> & { since: Date; most: number }

/** Numbers of the overview: the member's due tasks, all overdue ones, and contacts since a moment; each at most `most`. */
export async function loadFigures(db: Db, { workspaceId, userId, today, since, most }: Figured): Promise<Figures> {
  const count = (rows: RawBuilder<unknown>) => sql`(select count(*) from (select from ${rows} limit ${most}) counted)`
  const open = sql`crm.tasks t where t.workspace_id = ${workspaceId} and ${OPEN}`
  const { rows } = await sql<Figures>`
    select ${count(sql`${open} and t.owner_id = ${userId} and ${DAY} <= ${today}::date`)} as tasks_due,
      ${count(sql`${open} and ${DAY} < ${today}::date`)} as tasks_overdue,
      ${count(sql`crm.contacts where workspace_id = ${workspaceId} and merged_into is null and created_at >= ${since}`)} as new_contacts`.execute(
    db,
  )
  return rows[0] ?? { tasksDue: 0, tasksOverdue: 0, newContacts: 0 }
}
