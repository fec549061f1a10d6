import { Inbox, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import type { BulkAction } from '#platform/web/table/table.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { ListTable } from './list-table.tsx'
import { sendAct } from './operations.ts'
import { requestsTable } from './queries.ts'

const ICONS = { received: Inbox, sent: Send }

/** Requests that the member received or sent; several are decided at once. Keys: network.bulk.*, network.empty.* */
export default function RequestsTable({ direction }: { direction: 'received' | 'sent' }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()

  const bulk = (kind: 'accept' | 'decline' | 'withdraw'): BulkAction => ({
    key: kind,
    label: t(`network.bulk.${kind}.label`),
    danger: kind !== 'accept',
    words: 'network',
    question: ({ count, begin, onClose }) => (
      <Modal
        open
        onOpenChange={onClose}
        title={t(`network.bulk.${kind}.title`, { count, shown: formatNumber(count, locale) })}
        lead={t(`network.bulk.${kind}.lead`)}
      >
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button
            look={kind === 'accept' ? 'primary' : 'destructive'}
            onClick={() => begin((userId) => sendAct(source.api, { kind, userId }, newIdempotencyKey()))}
          >
            {t(`network.bulk.${kind}.label`)}
          </Button>
        </ModalActions>
      </Modal>
    ),
  })
  return (
    <ListTable
      list={`network.${direction}`}
      label={t(`network.tab.${direction}`)}
      query={requestsTable(source, direction)}
      time={t('network.sentAt')}
      bulk={direction === 'received' ? [bulk('accept'), bulk('decline')] : [bulk('withdraw')]}
      empty={
        <Empty icon={ICONS[direction]} title={t(`network.empty.${direction}.title`)} text={t(`network.empty.${direction}.mine`)}>
          <ButtonLink to="/network?tab=suggestions" look="secondary">
            {t('network.findPeople')}
          </ButtonLink>
        </Empty>
      }
    />
  )
}
