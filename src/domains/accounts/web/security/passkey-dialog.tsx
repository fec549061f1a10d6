import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useSource } from '#platform/web/source.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { Modal } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useAddPasskey, useRenamePasskey } from './operations.ts'
import { type Security, sessionsQuery } from './queries.ts'
import { useDeviceName } from './use-device-name.ts'

const MAX_NAME = 60

type Props = { /** null: a new one. */ passkey: Security['passkeys'][number] | null; onClose: () => void }

export default function PasskeyDialog({ passkey, onClose }: Props) {
  const { t } = useTranslation()
  return passkey ? (
    <Modal open onOpenChange={onClose} title={t('accounts.passkeys.renameTitle')}>
      <RenameForm {...passkey} onDone={onClose} />
    </Modal>
  ) : (
    <Modal open onOpenChange={onClose} firm title={t('accounts.passkeys.add')} lead={t('accounts.passkeys.addLead')}>
      <AddForm onDone={onClose} />
    </Modal>
  )
}

/** Suggests this device's name, because most passkeys stay on the device that made them. */
function AddForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const deviceName = useDeviceName()
  const here = useQuery(sessionsQuery(useSource())).data?.find(({ current }) => current)
  const form = useOperationForm({
    defaults: { name: here ? deviceName(here) : '' },
    operation: useAddPasskey(),
    input: ({ name }) => ({ name: name.trim() }),
    draft: null,
    words: 'accounts.passkeys',
    onDone: () => {
      toast({ title: t('accounts.passkeys.isAdded') })
      onDone()
    },
  })
  return (
    <Form form={form} className="space-y-5">
      <NameField {...form.field('name', { required: true, maxLength: MAX_NAME })} />
      <FormEnd form={form} submit={t('accounts.passkeys.make')} />
    </Form>
  )
}

function RenameForm({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { name },
    operation: useRenamePasskey(),
    input: (values) => ({ id, name: values.name.trim() }),
    draft: `accounts.passkeys.rename ${id}`,
    words: 'accounts.passkeys',
    onDone,
  })
  return (
    <Form form={form} className="space-y-5">
      <NameField {...form.field('name', { required: true, maxLength: MAX_NAME })} />
      <FormEnd form={form} submit={t('accounts.passkeys.rename')} />
    </Form>
  )
}

function NameField(props: Omit<Parameters<typeof TextField>[0], 'label'>) {
  const { t } = useTranslation()
  return <TextField {...props} dir="auto" autoComplete="off" label={t('accounts.passkeys.name')} hint={t('accounts.passkeys.nameHint')} />
}
