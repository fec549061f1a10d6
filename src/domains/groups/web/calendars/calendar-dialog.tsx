import { useTranslation } from 'react-i18next'
import { Modal } from '#platform/web/ui/modal.tsx'
import { CalendarAddress } from './calendar-address.tsx'

/** Addresses to subscribe to: of one group, and of all events that the member comes to. */
export default function CalendarDialog({ group: { id, name }, onClose }: { group: { id: string; name: string }; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal open onOpenChange={onClose} width="lg" title={t('groups.calendar.title')} lead={t('groups.calendar.lead')}>
      <div className="space-y-6">
        <CalendarAddress groupId={id} title={t('groups.calendar.ofGroup', { name })} />
        <CalendarAddress groupId={null} title={t('groups.calendar.mine')} />
      </div>
    </Modal>
  )
}
