import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ProcurementSettings } from '../contract.ts'
import { findSettings, type SettingsRow, saveSettings } from './settings.sql.ts'

/** Fails with STALE and the current settings. */
export async function updateSettings(ctx: WorkspaceContext, input: SettingsRow): Promise<ProcurementSettings> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const saved = await saveSettings(tx.db, workspaceId, input)
    const current = await findSettings(tx.db, workspaceId)
    if (!saved) throw new Failure('STALE', { current })
    return current
  })
}
