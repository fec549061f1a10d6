import { Navigate } from 'react-router'

export default function ReportsPage() {
  return <Navigate to="/admin/moderation" replace />
}
