import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Language } from '#platform/shared/language.ts'
import { changeLanguage } from './browser.ts'

/** Shows Plaza in another language at once, without leaving the page; what was asked in it earlier is asked anew. */
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
