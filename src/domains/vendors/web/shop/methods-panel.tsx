import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Package, Store } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Price } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { OwnMethodView } from '../../contract.ts'
import { methodsQuery } from '../queries.ts'
import { useArrangeMethods, useSetMethodActive } from './operations.ts'

const MethodSheet = lazy(() => import('./method-sheet.tsx'))

/** Delivery methods in the order shoppers see them. */
export function MethodsPanel({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const { data: methods, isLoadingError, refetch } = useQuery(methodsQuery(useSource(), workspaceId))
  const arrange = useArrangeMethods(workspaceId)
  const [open, setOpen] = useState<OwnMethodView | 'new' | null>(null)
  const onError = (error: unknown) =>
    toast({ variant: 'destructive', title: t('vendors.method.failed'), description: failureText(t, error, 'vendors') })
  function move(from: number, to: number) {
    const ids = (methods ?? []).map(({ id }) => id)
    const [moved] = ids.splice(from, 1)
    if (moved) ids.splice(to, 0, moved)
    arrange.mutate({ ids }, { onError })
  }
  return (
    <div id="delivery" className="scroll-mt-24">
      <Panel
        title={t('vendors.method.title')}
        lead={t('vendors.method.lead')}
        aside={
          <Button look="secondary" onClick={() => setOpen('new')}>
            {t('vendors.method.add')}
          </Button>
        }
      >
        {isLoadingError && <FailedNotice text={t('vendors.loadFailed')} onRetry={() => void refetch()} />}
        {!methods && !isLoadingError && <Skeleton className="h-24" />}
        {methods?.length === 0 && <p className="text-muted-foreground">{t('vendors.method.none')}</p>}
        {methods && methods.length > 0 && (
          <ul className="divide-y rounded-md border">
            {methods.map((method, index) => (
              <Method
                key={method.id}
                method={method}
                workspaceId={workspaceId}
                onError={onError}
                onEdit={() => setOpen(method)}
                onUp={index > 0 ? () => move(index, index - 1) : null}
                onDown={index < methods.length - 1 ? () => move(index, index + 1) : null}
              />
            ))}
          </ul>
        )}
        {open && (
          <Suspense fallback={null}>
            <MethodSheet method={open === 'new' ? null : open} workspaceId={workspaceId} onClose={() => setOpen(null)} />
          </Suspense>
        )}
      </Panel>
    </div>
  )
}

type MethodProps = {
  method: OwnMethodView
  workspaceId: string
  onEdit: () => void
  onUp: (() => void) | null
  onDown: (() => void) | null
  onError: (error: unknown) => void
}

function Method({ method, workspaceId, onEdit, onUp, onDown, onError }: MethodProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const locale = useLocale()
  const setActive = useSetMethodActive(workspaceId)
  const { id, kind, price, zones, minDays, maxDays, active } = method
  const name = method.name[language] || method.name.en
  const Icon = kind === 'pickup' ? Store : Package
  const days = { from: formatNumber(minDays, locale), to: formatNumber(maxDays, locale) }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" strokeWidth={1.6} />
      <div className="min-w-0 grow basis-48">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi> {!active && <Badge className="ms-1">{t('vendors.method.inactive')}</Badge>}
        </p>
        <p className="text-xs text-muted-foreground">
          {zones.length > 0 && `${t('vendors.zone.from')} `}
          <Price money={price} /> · {t('vendors.method.days', days)}
        </p>
      </div>
      <div className="flex items-center">
        <IconButton label={t('vendors.method.up', { name })} disabled={!onUp} onClick={onUp ?? undefined}>
          <ArrowUp aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton label={t('vendors.method.down', { name })} disabled={!onDown} onClick={onDown ?? undefined}>
          <ArrowDown aria-hidden className="size-4.5" />
        </IconButton>
        <Button look="quiet" size="sm" busy={setActive.isPending} onClick={() => setActive.mutate({ id, active: !active }, { onError })}>
          {active ? t('vendors.method.stop') : t('vendors.method.offer')}
        </Button>
        <Button look="secondary" size="sm" aria-label={t('vendors.method.editOf', { name })} onClick={onEdit}>
          {t('vendors.method.edit')}
        </Button>
      </div>
    </li>
  )
}
