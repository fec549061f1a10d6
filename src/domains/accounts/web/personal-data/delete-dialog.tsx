import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorCode, errorData } from '#platform/web/failure.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MeView } from '../../contract.ts'
import { useEndSession } from '../end-session.ts'
import { Obligations } from './obligations.tsx'
import { useDeleteAccount } from './operations.ts'
import { deletionQuery } from './queries.ts'

type Props = { me: MeView; onClose: () => void }

/** Shows the open obligations; without any, the consequences and the field for typing the username as a confirmation. */
export default function DeleteDialog({ me, onClose }: Props) {
  const { t } = useTranslation()
  const { data: obligations, isPending, isLoadingError, refetch } = useQuery(deletionQuery(useSource()))
  return (
    <Modal open onOpenChange={onClose} firm width="lg" title={t('accounts.deletion.dialogTitle')}>
      {isPending && <Skeleton className="h-60" />}
      {isLoadingError && <FailedNotice text={t('accounts.deletion.loadFailed')} onRetry={() => void refetch()} />}
      {obligations && obligations.length > 0 && (
        <>
          <p>{t('accounts.deletion.notYet')}</p>
          <Obligations codes={obligations} />
          <ModalActions>
            <Button look="secondary" onClick={onClose}>
              {t('platform.close')}
            </Button>
          </ModalActions>
        </>
      )}
      {obligations?.length === 0 && <DeleteForm me={me} onClose={onClose} />}
    </Modal>
  )
}

function DeleteForm({ me: { username }, onClose }: Props) {
  const { t } = useTranslation()
  const leaveSession = useEndSession()
  const form = useOperationForm({
    defaults: { username: '' },
    operation: useDeleteAccount(),
    input: ({ username: typed }) => ({ username: typed.trim() }),
    draft: null,
    words: 'accounts.deletion',
    marks: { NAME_DIFFERS: 'username' },
    onDone: async () => {
      await leaveSession()
      toast({ title: t('accounts.deletion.done'), description: t('accounts.deletion.doneText') })
    },
  })
  const failed = errorCode(form.failure) === 'OBLIGATIONS' ? (errorData(form.failure) as { obligations: string[] }).obligations : null
  return (
    <Form form={form}>
      <p>{t('accounts.deletion.consequences')}</p>
      <ul className="mt-3 list-disc space-y-1.5 ps-5 text-muted-foreground marker:text-destructive">
        <li>{t('accounts.deletion.profileGoes')}</li>
        <li>{t('accounts.deletion.workspaceGoes')}</li>
        <li>{t('accounts.deletion.devicesEnd')}</li>
        <li>{t('accounts.deletion.ordersStay')}</li>
        <li>{t('accounts.deletion.nameRests')}</li>
        <li className="font-medium text-foreground">{t('accounts.deletion.noReturn')}</li>
      </ul>
      <TextField
        {...form.field('username', { required: true })}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('accounts.deletion.type', { name: username })}
        className="mt-5 mb-5"
      />
      {form.failure !== null && (failed ? <Obligations codes={failed} /> : <FailureNotice error={form.failure} words={form.words} />)}
      <ModalActions>
        <Button look="secondary" onClick={onClose}>
          {t('platform.cancel')}
        </Button>
        <Button type="submit" look="destructive" busy={form.busy}>
          {t('accounts.deletion.submit')}
        </Button>
      </ModalActions>
    </Form>
  )
}
