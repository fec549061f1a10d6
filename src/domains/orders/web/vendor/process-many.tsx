import { useTranslation } from 'react-i18next'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import type { BulkTask } from '#platform/web/table/table.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'

type Props = { workspaceId: string; count: number; begin: (task: BulkTask) => void; onClose: () => void }

/** Marks the selected orders as processing. Orders that are no longer pending report a failure. */
export default function ProcessMany({ workspaceId, count, begin, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { api } = useSource()
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={t('orders.vendor.process.manyTitle', { count, shown: formatNumber(count, locale) })}
      action={t('orders.vendor.process.many')}
      words="orders"
      onConfirm={async () => begin((number) => api.orders.vendor.process({ number }, inWorkspace(workspaceId, newIdempotencyKey())))}
    >
      <p>{t('orders.vendor.process.manyText')}</p>
    </Confirm>
  )
}
