import { implementOperations } from '#platform/server/implement-operations.ts'
import { pages } from '../contract.ts'
import { getPage } from './get-page.ts'
import { loadDraft, toSummary } from './page-views.ts'
import { loadPages, loadPublishedNumbers } from './pages.sql.ts'
import { publishPage } from './publish-page.ts'
import { unpublishPage } from './unpublish-page.ts'
import { updatePage } from './update-page.ts'
import { getVersion, listVersions } from './versions.ts'

const os = implementOperations(pages)

export const pagesRouter = os.router({
  published: os.published.handler(async ({ context: { ctx } }) => ({ items: await loadPublishedNumbers(ctx.services.db) })),
  get: os.get.handler(({ input, context: { ctx } }) => getPage(ctx, input.slug)),
  admin: {
    list: os.admin.list.handler(async ({ context: { ctx } }) => ({ items: (await loadPages(ctx.services.db)).map(toSummary) })),
    get: os.admin.get.handler(({ input, context: { ctx } }) => loadDraft(ctx.services.db, input.slug)),
    update: os.admin.update.handler(({ input, context: { ctx } }) => updatePage(ctx, input)),
    publish: os.admin.publish.handler(({ input, context: { ctx } }) => publishPage(ctx, input)),
    unpublish: os.admin.unpublish.handler(({ input, context: { ctx } }) => unpublishPage(ctx, input)),
    versions: {
      list: os.admin.versions.list.handler(({ input, context: { ctx } }) => listVersions(ctx.services.db, input)),
      get: os.admin.versions.get.handler(({ input, context: { ctx } }) => getVersion(ctx.services.db, input)),
    },
  },
})
