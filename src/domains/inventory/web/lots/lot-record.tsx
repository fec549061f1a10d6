import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnits } from '#domains/catalog/web/index.ts'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { LotRow } from '../../contract.ts'
import { MovesTimeline } from '../item/moves-timeline.tsx'
import { itemPath, LOTS, lotPath } from '../paths.ts'
import { VariantName } from '../variant-name.tsx'
import { Expiry } from './expiry.tsx'

const LotDialog = lazyPart(() => import('./lot-dialog.tsx'))

/** A batch or serial number: where it is, where it came from and who got it. */
export default function LotRecord({ workspaceId, lot }: { workspaceId: string; lot: LotRow }) {
  const { t } = useTranslation()
  const units = useUnits()
  const locale = useLocale()
  const [editing, setEditing] = useState(false)
  const { id, number, variant, places, madeOn } = lot
  const amount = (count: number) => (variant ? units.quantity(variant.measure, count) : String(count))
  return (
    <RecordPage
      level={2}
      title={number}
      list={{ label: t('inventory.lots.title'), path: LOTS }}
      path={lotPath(id)}
      badges={lot.state !== 'ok' && <Expiry {...lot} />}
      actions={
        <Button look="secondary" size="sm" onClick={() => setEditing(true)}>
          {t('inventory.lots.edit')}
        </Button>
      }
      aside={
        <RecordDetails label={t('inventory.lots.details')}>
          {variant && (
            <RecordDetail label={t('inventory.stock.item')}>
              <VariantName variant={variant} to={itemPath(variant.id, 'lots')} />
            </RecordDetail>
          )}
          <RecordDetail label={t('inventory.lots.expiresOn')}>
            {lot.expiresOn ? formatUtcDay(lot.expiresOn, locale) : t('inventory.lots.never')}
          </RecordDetail>
          {madeOn && <RecordDetail label={t('inventory.lots.madeOn')}>{formatUtcDay(madeOn, locale)}</RecordDetail>}
          <RecordDetail label={t('inventory.figure.onHand')}>
            <bdi className="tabular-nums">{amount(lot.units)}</bdi>
          </RecordDetail>
        </RecordDetails>
      }
    >
      <Panel title={t('inventory.item.places')}>
        {places.length === 0 ? (
          <p className="text-muted-foreground">{t('inventory.lots.goneText')}</p>
        ) : (
          <ul className="divide-y">
            {places.map(({ warehouse, quantity }) => (
              <li key={warehouse.id} className="flex items-center justify-between gap-4 py-2.5">
                <bdi className="font-medium">{warehouse.name}</bdi>
                <bdi className="font-semibold tabular-nums">{amount(quantity)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t('inventory.lots.trace')}>
        <MovesTimeline workspaceId={workspaceId} of={{ lotId: id }} amount={amount} />
      </Panel>
      {editing && <LotDialog workspaceId={workspaceId} lot={lot} onClose={() => setEditing(false)} />}
    </RecordPage>
  )
}
