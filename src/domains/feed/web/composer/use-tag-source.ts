import { useSource } from '#platform/web/source.ts'

/** Completes hashtags with those that others use. */
export function useTagSource() {
  const { api } = useSource()
  return async (typed: string, signal: AbortSignal) => {
    const { items } = await api.feed.tags.suggest({ q: typed, limit: 8 }, { signal })
    return items.map(({ tag }) => ({ key: tag, word: tag }))
  }
}
