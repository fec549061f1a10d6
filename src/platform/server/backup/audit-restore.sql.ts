import type pg from 'pg'

/** Records a restore in the restored audit log. */
export async function appendRestored(
  client: pg.Client,
  { id, at, backupId, takenAt }: { id: string; at: Date; backupId: string; takenAt: string },
): Promise<void> {
  await client.query(
    `select audit.append($1, $2, 'system', 'platform.restored', 'backup', $3, null, null, null, jsonb_build_object('takenAt', $4::text))`,
    [id, at, backupId, takenAt],
  )
}
