import { SearchScreen } from '#domains/search/web/index.ts'
import { SEARCH_TYPES } from './search-types.ts'

export default function SearchOfAllDomains() {
  return <SearchScreen types={SEARCH_TYPES} />
}
