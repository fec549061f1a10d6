import { useQuery } from '@tanstack/react-query'
import { SquarePen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { SearchBox } from '#platform/web/table/search-box.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { type Folder, type ListFilter, summaryQuery } from '../queries.ts'
import { ConversationList } from './conversation-list.tsx'
import { FoundMessages } from './found-messages.tsx'
import { UnreadFilter } from './unread-filter.tsx'

const NewMessageDialog = lazyPart(() => import('../people/new-message-dialog.tsx'))

/** The list of conversations with its search, its folders and its filter, all in the address. */
export function ListPane({ current }: { current: string | null }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const { data: summary } = useQuery(summaryQuery(useSource()))
  const filter: ListFilter = {
    folder: search.get('folder') === 'requests' ? 'requests' : 'inbox',
    unread: search.get('show') === 'unread',
    q: search.get('q') ?? '',
  }
  const change = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  // An open conversation has its own title.
  const Title = current === null ? 'h1' : 'h2'
  const creating = search.has('new')
  const create = () => change('new', 'yes')
  const clear = () => setSearch((before) => new URLSearchParams(before.get('folder') ? { folder: 'requests' } : {}), { replace: true })
  const locale = useLocale()
  const count = summary?.requests ?? 0
  return (
    <>
      <header className="shrink-0 space-y-3 border-b px-3 py-3">
        <div className="flex items-center justify-between gap-2">
          <Title className="px-1 text-lg font-bold tracking-tight">{t('messages.title')}</Title>
          <IconButton label={t('messages.create.title')} aria-haspopup="dialog" onClick={create}>
            <SquarePen aria-hidden className="size-5" />
          </IconButton>
        </div>
        <SearchBox label={t('messages.search.label')} value={filter.q} onChange={(q) => change('q', q)} />
        <div className="flex items-center justify-between gap-2">
          <Segmented<Folder>
            label={t('messages.folder.label')}
            choices={[
              { value: 'inbox', label: t('messages.folder.inbox') },
              {
                value: 'requests',
                label:
                  count > 0 ? t('messages.folder.requestsCount', { shown: formatNumber(count, locale) }) : t('messages.folder.requests'),
              },
            ]}
            value={filter.folder}
            onChange={(folder) => change('folder', folder === 'requests' ? folder : null)}
          />
          <UnreadFilter isOn={filter.unread} onChange={(isOn) => change('show', isOn ? 'unread' : null)} />
        </div>
      </header>
      {filter.q ? (
        <div className="min-h-0 grow overflow-y-auto">
          <h3 className="px-5 pt-4 text-xs font-semibold text-muted-foreground">{t('messages.search.conversations')}</h3>
          <ConversationList filter={filter} current={current} onClear={clear} onNew={create} />
          <h3 className="px-5 pt-2 text-xs font-semibold text-muted-foreground">{t('messages.search.messages')}</h3>
          <FoundMessages q={filter.q} />
        </div>
      ) : (
        <ConversationList filter={filter} current={current} onClear={clear} onNew={create} />
      )}
      {creating && <NewMessageDialog onClose={() => change('new', null)} />}
    </>
  )
}
