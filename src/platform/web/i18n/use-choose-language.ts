import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Language } from '#platform/shared/language.ts'
import { changeLanguage } from './browser.ts'

/** Switches the language without leaving the page; cached queries in that language are refetched. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  return async (language) => {
    await changeLanguage(language)
    void client.invalidateQueries({ queryKey: [language] })
    if (!search.has('lng')) return
    search.delete('lng')
    setSearch(search, { replace: true, preventScrollReset: true })
  }
}
