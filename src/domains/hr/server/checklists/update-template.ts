import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { TemplateInput, TemplateView } from '../../contract.ts'
import { replaceItems, saveTemplate } from './templates.sql.ts'
import { loadTemplateView } from './templates.ts'

type Input = TemplateInput & { templateId: string; version: number }

/** Fails with NOT_FOUND, and with STALE and the current version. */
export async function updateTemplate(ctx: WorkspaceContext, { templateId: id, version, name, items }: Input): Promise<TemplateView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const current = await loadTemplateView(tx.db, workspaceId, id)
    if (!(await saveTemplate(tx.db, { workspaceId, id }, version, name))) throw new Failure('STALE', { current })
    await replaceItems(tx.db, { workspaceId, id }, items)
    return loadTemplateView(tx.db, workspaceId, id)
  })
}
