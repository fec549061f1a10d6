import { pagePublished, pageUnpublished } from '#events/pages.ts'
import { defineDomain } from '#platform/server/domain.ts'
import { pagesRouter } from './http.ts'
import { findTermsVersion } from './index.ts'
import { resources } from './resources.ts'

export const domain = defineDomain({
  name: 'pages',
  router: pagesRouter,
  resources,
  currentTerms: findTermsVersion,
  // The footer of every public page says which pages there are.
  cacheRules: [{ events: [pagePublished, pageUnpublished], invalidates: 'all' }],
})
