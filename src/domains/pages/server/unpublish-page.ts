import { pageUnpublished } from '#events/pages.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { DraftView, PageSlug } from '../contract.ts'
import { loadDraft, lockedPage } from './page-views.ts'
import { updatePublished } from './pages.sql.ts'

/** Does nothing to a page that isn't published. */
export async function unpublishPage(ctx: AdminContext, { slug }: { slug: PageSlug }): Promise<DraftView> {
  return transact(ctx, async (tx) => {
    const { publishedNumber } = await lockedPage(tx, slug)
    if (publishedNumber === null) return loadDraft(tx.db, slug)
    await updatePublished(tx.db, slug, null)
    publish(tx, pageUnpublished({ slug }))
    const view = await loadDraft(tx.db, slug)
    const details = { number: publishedNumber }
    await recordAudit(tx, {
      actor: ctx.userId,
      action: 'pages.unpublished',
      resource: { type: 'page', id: slug },
      client: ctx.client,
      details,
    })
    return view
  })
}
