import { defineWebDomain } from '#platform/web/domain.ts'
import { useProductSearch } from './use-product-search.tsx'

export const web = defineWebDomain({ useSearch: useProductSearch })
