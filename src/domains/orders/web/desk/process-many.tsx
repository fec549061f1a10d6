import { useTranslation } from 'react-i18next'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { newIntent } from '#platform/web/api.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import type { BulkTask } from '#platform/web/table/table.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'

type Props = { workspaceId: string; count: number; begin: (task: BulkTask) => void; onClose: () => void }

/** Packing begins for each of them. Those that do not wait any more say so. */
export default function ProcessMany({ workspaceId, count, begin, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { api } = useSource()
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={t('orders.desk.process.manyTitle', { count, shown: formatNumber(count, locale) })}
      action={t('orders.desk.process.many')}
      words="orders"
      onConfirm={async () => begin((number) => api.orders.vendor.process({ number }, inWorkspace(workspaceId, newIntent())))}
    >
      <p>{t('orders.desk.process.manyText')}</p>
    </Confirm>
  )
}
