import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { TemplateInput, TemplateView } from '../../contract.ts'
import { checkTemplate } from './render-template.ts'
import { saveTemplate } from './templates.sql.ts'
import { loadTemplate } from './templates.ts'

/** Fails with NOT_FOUND, STALE, and INVALID_INPUT for a text that can't be filled in. */
export async function updateTemplate(
  ctx: WorkspaceContext,
  { templateId: id, version, ...fields }: TemplateInput & { templateId: string; version: number },
): Promise<TemplateView> {
  const { workspaceId } = ctx.membership
  checkTemplate(fields)
  return transact(ctx, async (tx) => {
    const saved = await saveTemplate(tx.db, { workspaceId, id, version }, fields)
    const current = await loadTemplate(tx.db, workspaceId, id)
    if (!saved) throw new Failure('STALE', { current })
    return current
  })
}
