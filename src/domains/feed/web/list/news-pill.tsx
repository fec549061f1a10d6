import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { groupQuery, homeQuery, newsQuery } from '../queries.ts'

const MAX = 100

/** New posts of a feed or a group wait here until the reader asks for them. */
export function NewsPill({ since, groupId = null }: { since: string | undefined; groupId?: string | null }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  const client = useQueryClient()
  const { data } = useQuery(newsQuery(source, since, groupId))
  const count = data?.count ?? 0
  async function show() {
    window.scrollTo({ top: 0 })
    await client.resetQueries({ queryKey: groupId === null ? homeQuery(source).queryKey : groupQuery(source, groupId).queryKey })
  }
  return (
    <div role="status" className="sticky top-16 z-10 flex justify-center empty:hidden">
      {count > 0 && (
        <Button size="sm" className="rounded-full! shadow-md" onClick={() => void show()}>
          <ArrowUp aria-hidden className="size-4" />
          {t('feed.news', { count, shown: `${formatNumber(count, locale)}${count >= MAX ? '+' : ''}` })}
        </Button>
      )}
    </div>
  )
}
