import { Navigate } from 'react-router'
import type { Route } from './+types/report.page.ts'

export default function ReportPage({ params: { type, recordId } }: Route.ComponentProps) {
  return <Navigate to={`/admin/moderation/${type}/${recordId}`} replace />
}
