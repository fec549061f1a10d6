import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_TEMPLATES } from '../../contract/checklist-limits.ts'
import type { TemplateInput, TemplateView } from '../../contract.ts'
import { insertTemplate, lockTemplates, replaceItems } from './templates.sql.ts'
import { loadTemplateView } from './templates.ts'

/** Fails with TOO_MANY_TEMPLATES. */
export async function createTemplate(ctx: WorkspaceContext, { name, items }: TemplateInput): Promise<TemplateView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    if ((await lockTemplates(tx.db, workspaceId)) >= MAX_TEMPLATES) throw new Failure('TOO_MANY_TEMPLATES', { most: MAX_TEMPLATES })
    const key = { workspaceId, id: newId('checktpl') }
    await insertTemplate(tx.db, { ...key, name, createdAt: tx.now })
    await replaceItems(tx.db, key, items)
    return loadTemplateView(tx.db, workspaceId, key.id)
  })
}
