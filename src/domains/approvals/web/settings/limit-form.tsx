import fields from 'virtual:form-fields/approvals.limits.update'
import { useTranslation } from 'react-i18next'
import { EditForm } from '#platform/web/form/schema/schema-form.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { LimitView } from '../../contract.ts'
import { useUpdateLimit } from '../operations.ts'

/** Keys: approvals.limit.field.*, approvals.limit.hint.*, approvals.limit.failure.* */
export function LimitForm({ limit, workspaceId }: { limit: LimitView; workspaceId: string }) {
  const { t } = useTranslation()
  return (
    <EditForm
      inline
      fields={fields}
      only={['overMinor']}
      fixed={{ kind: limit.kind }}
      record={limit}
      operation={useUpdateLimit(workspaceId)}
      draft={`approvals.limits.update ${limit.kind}`}
      words="approvals.limit"
      submit={t('approvals.limit.save')}
      onDone={() => toast({ title: t('approvals.limit.saved') })}
    />
  )
}
