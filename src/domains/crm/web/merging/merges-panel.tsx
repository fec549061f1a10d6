import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MergeView } from '../../contract.ts'
import { mergesQuery, useUndoMerge } from './merge-queries.ts'

/** The contacts that were merged into this one; each merge can be undone. Nothing for a contact without merges. */
export default function MergesPanel({ contactId, workspaceId }: { contactId: string; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const loaded = useInfiniteQuery(mergesQuery(useSource(), workspaceId, contactId))
  const undo = useUndoMerge(workspaceId)
  const [asked, setAsked] = useState<MergeView | null>(null)
  const items = loaded.data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0) return null
  return (
    <Panel title={t('crm.merging.merges')} lead={t('crm.merging.mergesLead')}>
      <ul className="divide-y">
        {items.map((merge) => (
          <li key={merge.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p className="min-w-0 wrap-anywhere">
              <bdi className="font-medium">{merge.name}</bdi>
              <span className="block text-muted-foreground">
                {formatMoment(merge.mergedAt, locale)}
                {merge.by && (
                  <>
                    {' · '}
                    <bdi>{merge.by.name}</bdi>
                  </>
                )}
              </span>
            </p>
            {merge.undoneAt === null ? (
              <Button look="secondary" size="sm" onClick={() => setAsked(merge)}>
                {t('crm.merging.undo')}
              </Button>
            ) : (
              <span className="text-muted-foreground">{t('crm.merging.undone')}</span>
            )}
          </li>
        ))}
      </ul>
      <LoadMore
        more={loaded.hasNextPage}
        busy={loaded.isFetchingNextPage}
        error={loaded.isFetchNextPageError ? loaded.error : null}
        onMore={() => void loaded.fetchNextPage()}
      />
      <Confirm
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t('crm.merging.undoTitle', { name: asked?.name ?? '' })}
        action={t('crm.merging.undo')}
        words="crm"
        onConfirm={async () => {
          if (asked) await undo.mutateAsync(asked.id)
          toast({ title: t('crm.merging.restored') })
        }}
      >
        <p>{t('crm.merging.undoText')}</p>
      </Confirm>
    </Panel>
  )
}
