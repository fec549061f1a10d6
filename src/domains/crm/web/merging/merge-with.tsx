import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import type { ContactView } from '../../contract.ts'
import { findOthers, otherContactQuery } from './merge-queries.ts'

const MergeDialog = lazy(() => import('./merge-dialog.tsx'))

type Props = { contact: ContactView; workspaceId: string; onClose: () => void }

/** Chooses the contact that is merged into this one. */
export default function MergeWith({ contact, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const source = useSource()
  const [chosen, setChosen] = useState<Choice[]>([])
  const [confirmed, setConfirmed] = useState(false)
  const id = chosen[0]?.id ?? ''
  const { data: other } = useQuery({ ...otherContactQuery(source, workspaceId, id), enabled: id !== '' })
  if (confirmed && other)
    return (
      <Suspense>
        <MergeDialog contacts={[contact, other]} workspaceId={workspaceId} onClose={onClose} />
      </Suspense>
    )
  return (
    <Modal open onOpenChange={onClose} title={t('crm.merging.choose')} lead={t('crm.merging.chooseLead', { name: contact.name })}>
      <Combobox
        label={t('crm.merging.other')}
        value={chosen}
        onChange={setChosen}
        search={(q, signal) => findOthers(source, workspaceId, contact.id, q, signal)}
      />
      <ModalActions>
        <Button look="secondary" onClick={onClose}>
          {t('platform.cancel')}
        </Button>
        <Button disabled={!other} onClick={() => setConfirmed(true)}>
          {t('crm.merging.continue')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
