import { useTranslation } from 'react-i18next'
import { RecordPicture, searchPath, useDetails } from '#domains/search/web/index.ts'
import type { SearchProvider } from '#platform/web/command/command.ts'
import { SEARCH_TYPES } from './search-types.ts'

const EACH = 4

/** The one search, for the command palette. */
export function useRecordSearch(): SearchProvider {
  const { t } = useTranslation()
  const detailOf = useDetails(SEARCH_TYPES)
  return {
    async search(q, { api }, signal) {
      const { groups } = await api.search.find({ q, limit: EACH }, { signal })
      return SEARCH_TYPES.flatMap((type) => {
        const group = groups.find((found) => found.type === type.type)
        if (!group || group.items.length === 0) return []
        const results = group.items.map((record) => ({
          id: record.id,
          title: record.title,
          detail: detailOf(record),
          href: record.href,
          picture: <RecordPicture record={record} type={type} size="small" />,
        }))
        return [{ key: type.type, title: t(type.label), results }]
      })
    },
    all: (query) => ({ title: t('search.all', { query }), href: searchPath(query) }),
  }
}
