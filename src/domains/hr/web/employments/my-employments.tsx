import { useQuery } from '@tanstack/react-query'
import { Briefcase } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { Empty } from '#platform/web/ui/empty.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { TeamLeave } from '../leave/team-leave.tsx'
import MyPayslips from '../payroll/my-payslips.tsx'
import { MyEmployment } from './my-employment.tsx'
import { employmentsQuery } from './queries.ts'

export default function MyEmployments() {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(employmentsQuery(useSource()))
  if (isLoadingError) return <FailedNotice text={t('hr.me.failed')} onRetry={() => void refetch()} />
  if (!data) return <SectionLoading />
  // Who stands in for a manager need not be an employee.
  if (data.items.length === 0)
    return (
      <div className="space-y-8">
        <TeamLeave />
        <Empty icon={Briefcase} title={t('hr.me.none')} text={t('hr.me.noneText')} />
      </div>
    )
  return (
    <div className="space-y-8">
      <TeamLeave />
      {data.items.map((employment) => (
        <MyEmployment key={employment.employeeId} employment={employment} />
      ))}
      <MyPayslips />
    </div>
  )
}
