import { pagePublished } from '#events/pages.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { DraftView, PageSlug } from '../contract.ts'
import { loadDraft, lockedPage } from './page-views.ts'
import { type PageRow, updatePublished } from './pages.sql.ts'
import { isSameText, writtenLanguages } from './texts.rules.ts'
import { insertVersion } from './versions.sql.ts'

/** Fails with DRAFT_CHANGED if it is another draft than that of `version`, and with PAGE_EMPTY if the draft has no text. */
export async function publishPage(ctx: AdminContext, { slug, version }: { slug: PageSlug; version: number }): Promise<DraftView> {
  return transact(ctx, async (tx) => {
    const page = await lockedPage(tx, slug)
    if (page.version !== version) throw new Failure('DRAFT_CHANGED')
    if (writtenLanguages(page.draft).length === 0) throw new Failure('PAGE_EMPTY')
    const number = await publishDraft(tx, page, ctx.userId)
    const view = await loadDraft(tx.db, slug)
    const resource = { type: 'page', id: slug }
    await recordAudit(tx, { actor: ctx.userId, action: 'pages.published', resource, client: ctx.client, details: { number } })
    return view
  })
}

/** Returns the number of the version. The same texts keep theirs, so that nobody has to accept unchanged terms again. */
export async function publishDraft(
  tx: Tx,
  { slug, draft, newestNumber, newestTexts }: Pick<PageRow, 'slug' | 'draft' | 'newestNumber' | 'newestTexts'>,
  publishedBy: string | null,
): Promise<number> {
  const isSame = newestTexts !== null && isSameText(draft, newestTexts)
  const number = isSame && newestNumber ? newestNumber : (newestNumber ?? 0) + 1
  if (number !== newestNumber) await insertVersion(tx.db, { slug, number, texts: draft, publishedAt: tx.now, publishedBy })
  await updatePublished(tx.db, slug, number)
  publish(tx, pagePublished({ slug, number }))
  return number
}
