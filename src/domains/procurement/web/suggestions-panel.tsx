import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { Suggestion } from '../contract.ts'
import { findSuppliers, suggestionsQuery, useOrderSuggestions } from './queries.ts'
import { type Choices, chosenFor, keyOf, type SupplierChoice, toLines, withSupplier } from './suggestion-choices.ts'
import { SuggestionRow } from './suggestion-row.tsx'

const NONE: readonly Suggestion[] = []
/** The orders below stay in sight. Only rows that are shown are ordered. */
const FIRST_SHOWN = 4

/** Products that are low, and the purchase orders that fill them up. Nothing is shown when nothing is low. */
export default function SuggestionsPanel({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const source = useSource()
  const query = useInfiniteQuery(suggestionsQuery(source, workspaceId))
  const [chosen, setChosen] = useState<Choices>({})
  const order = useOrderSuggestions(workspaceId)
  const [all, setAll] = useState(false)
  const low = query.data?.pages.flatMap((page) => page.items) ?? NONE
  const items = all ? low : low.slice(0, FIRST_SHOWN)
  const lines = toLines(items, chosen)
  const lacking = items.filter((item) => chosenFor(item, chosen).supplier === null).length
  if (query.isLoadingError) return <FailedNotice text={t('procurement.suggestions.failed')} onRetry={() => void query.refetch()} />
  if (items.length === 0 && !query.hasNextPage) return null

  async function create() {
    const { orders, skipped } = await order.mutateAsync({ lines })
    setChosen({})
    toast({
      title: t('procurement.suggestions.created', { count: orders.length }),
      ...(skipped > 0 && { description: t('procurement.suggestions.skipped', { count: skipped }) }),
    })
  }

  return (
    <Panel
      title={t('procurement.suggestions.title')}
      lead={t('procurement.suggestions.lead')}
      aside={
        <Button
          busy={order.isPending}
          disabled={lines.length === 0}
          onClick={() => void create().catch((error) => toast({ title: failureText(t, error, 'procurement'), variant: 'destructive' }))}
        >
          {t('procurement.suggestions.create', { count: lines.length })}
        </Button>
      }
    >
      {lacking > 1 && (
        <div className="mb-5 max-w-md">
          <Combobox
            label={t('procurement.suggestions.supplierForAll')}
            placeholder={t('procurement.chooseSupplier')}
            search={(typed) => findSuppliers(source, workspaceId, typed)}
            value={[]}
            onChange={([supplier]) => supplier && setChosen((all) => withSupplier(items, all, supplier as SupplierChoice))}
          />
        </div>
      )}
      <ul className="divide-y">
        {items.map((item) => (
          <li key={keyOf(item)} className="py-4 first:pt-0 last:pb-0">
            <SuggestionRow
              suggestion={item}
              workspaceId={workspaceId}
              chosen={chosenFor(item, chosen)}
              onChange={(change) => setChosen((all) => ({ ...all, [keyOf(item)]: { ...all[keyOf(item)], ...change } }))}
            />
          </li>
        ))}
      </ul>
      <LoadMore
        more={query.hasNextPage || items.length < low.length}
        busy={query.isFetchingNextPage}
        error={query.isFetchNextPageError ? query.error : null}
        onMore={() => (items.length < low.length ? setAll(true) : void query.fetchNextPage())}
      />
    </Panel>
  )
}
