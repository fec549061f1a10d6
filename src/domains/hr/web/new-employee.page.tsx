import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

const EmployeeForm = lazy(() => import('./employee-form.tsx'))

export default function NewEmployeePage() {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="hr" title={t('hr.employees.new')}>
      {(workspaceId) => (
        <main key={workspaceId} id="content" className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-10">
          <PageHead title={t('hr.employees.new')} hidden />
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
            <EmployeeForm employee={null} workspaceId={workspaceId} />
          </Suspense>
        </main>
      )}
    </RequirePermission>
  )
}
