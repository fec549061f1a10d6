import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RecordSide, RecordTimeline } from '#domains/records/web/index.ts'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { EmployeeView } from '../contract.ts'
import type { Route } from './+types/employee.page.ts'
import { LoadedEmployee } from './loaded-employee.tsx'
import { editPath, employeePath, LIST } from './paths.ts'

const EmployeeLeave = lazy(() => import('./leave/employee-leave.tsx'))
const PayLoading = () => <Skeleton className="h-44 rounded-lg" />
const PayPanel = lazyPart(() => import('./payroll/pay-panel.tsx'), { Fallback: PayLoading })
const AccountPanel = lazyPart(() => import('./employments/account-panel.tsx'), { Fallback: SectionLoading })
const ChecklistsPanel = lazyPart(() => import('./checklists/checklists-panel.tsx'), { Fallback: SectionLoading })
const ReassignReports = lazy(() => import('./reassign-reports.tsx'))
const RemoveEmployee = lazy(() => import('./remove-employee.tsx'))

export default function EmployeePage({ params: { employeeId } }: Route.ComponentProps) {
  return <LoadedEmployee id={employeeId}>{(found) => <Details {...found} />}</LoadedEmployee>
}

/** Keys: hr.language.*, hr.record.action.*, hr.record.field.*, hr.checklists.done, hr.checklists.open */
function Details({ employee, workspaceId }: { employee: EmployeeView; workspaceId: string }) {
  const { id, name, email, phone, position, department, hireDate, lastDay, language, manager, reports, notes } = employee
  const { t } = useTranslation()
  const locale = useLocale()
  const record = { workspaceId, type: 'employee', id }
  return (
    <RecordPage
      title={name}
      list={{ label: t('hr.employees.title'), path: LIST }}
      path={employeePath(id)}
      actions={
        <>
          <ButtonLink to={editPath(id)} look="secondary">
            <Pencil aria-hidden className="size-4" />
            {t('hr.employees.edit')}
          </ButtonLink>
          {reports > 0 && <ReassignReports employee={employee} workspaceId={workspaceId} />}
          <RemoveEmployee id={id} name={name} workspaceId={workspaceId} />
        </>
      }
      aside={
        <>
          <RecordDetails label={t('platform.record.details')}>
            <Text label={t('hr.employees.position')} value={position} />
            <Text label={t('hr.employees.department')} value={department} />
            <Text label={t('hr.employees.email')} value={email} />
            <Text label={t('hr.employees.phone')} value={phone} />
            <RecordDetail label={t('hr.employees.managerId')}>
              {manager ? (
                <Link to={employeePath(manager.id)} className="underline underline-offset-4">
                  <bdi>{manager.name}</bdi>
                </Link>
              ) : (
                <span className="text-muted-foreground">{t('hr.employees.noManager')}</span>
              )}
            </RecordDetail>
            <RecordDetail label={t('hr.employees.hireDate')}>{formatUtcDay(hireDate, locale)}</RecordDetail>
            {lastDay && <RecordDetail label={t('hr.employees.lastDay')}>{formatUtcDay(lastDay, locale)}</RecordDetail>}
            <RecordDetail label={t('hr.employees.language')}>{t(`hr.language.${language}`)}</RecordDetail>
            <RecordDetail label={t('hr.employees.reports')}>{formatNumber(reports, locale)}</RecordDetail>
            <Text label={t('hr.employees.notes')} value={notes} />
          </RecordDetails>
          <RecordSide record={record} />
        </>
      }
    >
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <EmployeeLeave employee={employee} workspaceId={workspaceId} />
      </Suspense>
      <PayPanel employee={employee} workspaceId={workspaceId} />
      <ChecklistsPanel employeeId={id} workspaceId={workspaceId} />
      <AccountPanel employeeId={id} name={name} workspaceId={workspaceId} />
      <RecordTimeline record={record} title={t('hr.record.history')} words="hr" />
    </RecordPage>
  )
}

function Text({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation()
  return (
    <RecordDetail label={label}>
      <span dir="auto" className={value ? 'whitespace-pre-line' : 'text-muted-foreground'}>
        {value || t('platform.record.empty')}
      </span>
    </RecordDetail>
  )
}
