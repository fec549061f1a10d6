import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { MAX_TEMPLATES } from '../../contract/mails/mail-limits.ts'
import type { TemplateView } from '../../contract.ts'
import { findTemplate, loadTemplates } from './templates.sql.ts'

export async function listTemplates({ services, membership }: WorkspaceContext): Promise<{ items: TemplateView[] }> {
  return { items: await loadTemplates(services.db, membership.workspaceId, MAX_TEMPLATES) }
}

/** Fails with NOT_FOUND. */
export async function loadTemplate(db: Db, workspaceId: string, id: string): Promise<TemplateView> {
  const found = await findTemplate(db, { workspaceId, id })
  if (!found) throw notFound()
  return found
}
