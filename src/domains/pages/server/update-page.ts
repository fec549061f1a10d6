import { recordAudit } from '#platform/server/audit.ts'
import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { DraftView, PageSlug, PageTexts } from '../contract.ts'
import { loadDraft, lockedPage, toDraft } from './page-views.ts'
import { updateDraft } from './pages.sql.ts'
import { cleanTexts } from './texts.rules.ts'

type Input = { slug: PageSlug; version: number; texts: PageTexts }

/** Replaces the draft. Fails with STALE if the page changed since `version`. */
export async function updatePage(ctx: AdminContext, { slug, version, texts }: Input): Promise<DraftView> {
  return transact(ctx, async (tx) => {
    const before = await lockedPage(tx, slug)
    if (before.version !== version) throw new Failure('STALE', { current: toDraft(before) })
    await updateDraft(tx.db, slug, cleanTexts(texts))
    const view = await loadDraft(tx.db, slug)
    await recordAudit(tx, { actor: ctx.userId, action: 'pages.draftChanged', resource: { type: 'page', id: slug }, client: ctx.client })
    return view
  })
}
