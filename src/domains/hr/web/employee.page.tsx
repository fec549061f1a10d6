import { Pencil } from 'lucide-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import type { EmployeeView } from '../contract.ts'
import type { Route } from './+types/employee.page.ts'
import { LoadedEmployee } from './loaded-employee.tsx'
import { editPath, employeePath, LIST } from './paths.ts'

const RemoveEmployee = lazy(() => import('./remove-employee.tsx'))

export default function EmployeePage({ params: { employeeId } }: Route.ComponentProps) {
  return <LoadedEmployee id={employeeId}>{(found) => <Details {...found} />}</LoadedEmployee>
}

function Details({ employee: { id, name, notes, createdAt }, workspaceId }: { employee: EmployeeView; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <RecordPage
      title={name}
      list={{ label: t('hr.title'), path: LIST }}
      path={employeePath(id)}
      actions={
        <>
          <ButtonLink to={editPath(id)} look="secondary">
            <Pencil aria-hidden className="size-4" />
            {t('hr.edit')}
          </ButtonLink>
          <RemoveEmployee id={id} name={name} workspaceId={workspaceId} />
        </>
      }
    >
      <RecordDetails label={t('platform.record.details')}>
        <RecordDetail label={t('hr.notes')}>
          <span dir="auto" className={notes ? 'whitespace-pre-line' : 'text-muted-foreground'}>
            {notes || t('platform.record.empty')}
          </span>
        </RecordDetail>
        <RecordDetail label={t('hr.createdAt')}>{formatMoment(createdAt, locale)}</RecordDetail>
      </RecordDetails>
    </RecordPage>
  )
}
