import { lazy } from 'react'
import type { Route } from './+types/edit-employee.page.ts'
import { LoadedEmployee } from './loaded-employee.tsx'

const EmployeeForm = lazy(() => import('./employee-form.tsx'))

export default function EditEmployeePage({ params: { employeeId } }: Route.ComponentProps) {
  return <LoadedEmployee id={employeeId}>{(found) => <EmployeeForm {...found} />}</LoadedEmployee>
}
