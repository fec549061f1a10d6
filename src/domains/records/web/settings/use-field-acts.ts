import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { FieldView } from '../../contract.ts'
import { useSaving } from '../operations.ts'

/** What is done with fields at once, without a form. */
export function useFieldActs(workspaceId: string, type: string) {
  const { t } = useTranslation()
  const archiving = useSaving<string, unknown>(workspaceId, (api, fieldId, how) => api.fields.archive({ fieldId }, how))
  const restoring = useSaving<string, unknown>(workspaceId, (api, fieldId, how) => api.fields.restore({ fieldId }, how))
  const arranging = useSaving<string[], unknown>(workspaceId, (api, fieldIds, how) => api.fields.arrange({ type, fieldIds }, how))
  const onError = (error: unknown) => toast({ variant: 'destructive', title: failureText(t, error, 'records') })
  return {
    archive: (id: string) => archiving.mutate(id, { onError, onSuccess: () => toast({ title: t('records.fields.archivedDone') }) }),
    restore: (id: string) => restoring.mutate(id, { onError, onSuccess: () => toast({ title: t('records.fields.restoredDone') }) }),
    move(fields: readonly FieldView[], at: number, by: 1 | -1) {
      const ids = fields.map(({ id }) => id)
      const [moved = ''] = ids.splice(at, 1)
      ids.splice(at + by, 0, moved)
      arranging.mutate(ids, { onError })
    },
  }
}
