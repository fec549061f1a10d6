import { webDomains } from '../domains.ts'

/** The types that the one search shows, in their order. A type that no domain describes is not shown. */
export const SEARCH_TYPES = webDomains.flatMap(({ searchTypes = [] }) => searchTypes).sort((one, other) => one.position - other.position)
