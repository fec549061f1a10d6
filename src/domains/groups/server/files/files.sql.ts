/** Files of groups. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { containing, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'

export type FileRow = { id: string; groupId: string; uploadedBy: string; name: string; key: string; bytes: number; uploadedAt: Date }

const COLUMNS = sql`f.id, f.group_id, f.uploaded_by, f.name, f.key, f.bytes, f.uploaded_at`

const NEWEST: Sorting<FileRow> = {
  name: 'newest',
  by: sql`f.uploaded_at`,
  cast: 'timestamptz',
  id: sql`f.id`,
  direction: 'desc',
  keyOf: ({ uploadedAt, id }) => [uploadedAt.toISOString(), id],
}

export async function insertFile(db: Db, { id, groupId, uploadedBy, name, key, bytes, uploadedAt }: FileRow): Promise<void> {
  await sql`
    insert into groups.files (id, group_id, uploaded_by, name, key, bytes, uploaded_at)
    values (${id}, ${groupId}, ${uploadedBy}, ${name}, ${key}, ${bytes}, ${uploadedAt})`.execute(db)
}

export async function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`select ${COLUMNS} from groups.files f where f.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns the keys of the files that were there. */
export async function deleteFiles(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`delete from groups.files where id = any(${ids}) returning key`.execute(db)
  return rows.map(({ key }) => key)
}

export async function deleteFilesOfGroup(db: Db, groupId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`delete from groups.files where group_id = ${groupId} returning key`.execute(db)
  return rows.map(({ key }) => key)
}

export async function loadFilesOf(db: Db, userId: string): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`select ${COLUMNS} from groups.files f where f.uploaded_by = ${userId} order by f.id`.execute(db)
  return rows
}

/** The bytes of all files of a group, which the caller has locked. */
export async function sumBytes(db: Db, groupId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::float8 as bytes from groups.files where group_id = ${groupId}`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** Without files of absent people, and of those with a block between them and the reader. */
export async function listFilesOf(
  db: Db,
  { groupId, q, hiddenIds }: { groupId: string; q: string | undefined; hiddenIds: readonly string[] },
  paging: Paging,
) {
  const from = sql`groups.files f join groups.people p on p.user_id = f.uploaded_by`
  return listPage<FileRow>(db, {
    ...paging,
    sort: NEWEST,
    where: [
      sql`f.group_id = ${groupId}`,
      sql`not p.absent`,
      sql`f.uploaded_by <> all(${hiddenIds}::text[])`,
      q ? sql`f.name ilike ${containing(q)}` : null,
    ],
    select: (page) => sql<FileRow>`select ${COLUMNS} from ${from} ${page}`,
    countFrom: from,
  })
}
