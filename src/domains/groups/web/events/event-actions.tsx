import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { ActionMenu } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { EventView } from '../../contract.ts'
import { useCancelEvent, useDeleteEvent } from './operations.ts'

const EventDialog = lazyPart(() => import('./event-dialog.tsx'))

/** What moderators do with an event. */
export function EventActions({ event, onDeleted }: { event: EventView; onDeleted: () => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'edit' | 'cancel' | 'delete' | null>(null)
  const cancel = useCancelEvent(event.id)
  const remove = useDeleteEvent(event.id)
  const { title, isCancelled, isOver } = event
  const close = () => setOpen(null)
  return (
    <>
      <ActionMenu
        label={t('groups.events.more', { title })}
        actions={[
          ...(isCancelled || isOver
            ? []
            : [
                { label: t('groups.events.edit.open'), onSelect: () => setOpen('edit') },
                { label: t('groups.events.cancel.open'), onSelect: () => setOpen('cancel'), danger: true },
              ]),
          { label: t('groups.events.delete.open'), onSelect: () => setOpen('delete'), danger: true },
        ]}
      />
      {open === 'edit' && <EventDialog groupId={event.groupId} event={event} onClose={close} />}
      <Confirm
        open={open === 'cancel'}
        onOpenChange={close}
        title={t('groups.events.cancel.title', { title })}
        action={t('groups.events.cancel.submit')}
        danger
        words="groups"
        onConfirm={async () => {
          await cancel.mutateAsync(null)
          toast({ title: t('groups.events.cancel.done') })
        }}
      >
        <p>{t('groups.events.cancel.text')}</p>
      </Confirm>
      <Confirm
        open={open === 'delete'}
        onOpenChange={close}
        title={t('groups.events.delete.title', { title })}
        action={t('groups.events.delete.submit')}
        danger
        words="groups"
        onConfirm={async () => {
          await remove.mutateAsync(null)
          toast({ title: t('groups.events.delete.done') })
          onDeleted()
        }}
      >
        <p>{t('groups.events.delete.text')}</p>
      </Confirm>
    </>
  )
}
