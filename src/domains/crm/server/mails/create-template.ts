import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_TEMPLATES } from '../../contract/mails/mail-limits.ts'
import type { TemplateInput, TemplateView } from '../../contract.ts'
import { checkTemplate } from './render-template.ts'
import { insertTemplate, loadTemplates } from './templates.sql.ts'
import { loadTemplate } from './templates.ts'

/** Fails with INVALID_INPUT for a text that can't be filled in, and TOO_MANY_TEMPLATES. */
export async function createTemplate(ctx: WorkspaceContext, input: TemplateInput): Promise<TemplateView> {
  const { workspaceId } = ctx.membership
  checkTemplate(input)
  return transact(ctx, async (tx) => {
    if ((await loadTemplates(tx.db, workspaceId, MAX_TEMPLATES)).length === MAX_TEMPLATES) throw new Failure('TOO_MANY_TEMPLATES')
    const id = newId('mailtemplate')
    await insertTemplate(tx.db, { ...input, workspaceId, id, createdAt: tx.now })
    return loadTemplate(tx.db, workspaceId, id)
  })
}
