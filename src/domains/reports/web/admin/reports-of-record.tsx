import { useQuery } from '@tanstack/react-query'
import { useSource } from '#platform/web/source.ts'
import { reportedRecordQuery } from '../queries.ts'
import { ReportList } from './report-list.tsx'

export default function ReportsOfRecord({ type, id }: { type: string; id: string }) {
  const { data } = useQuery(reportedRecordQuery(useSource(), { type, id }))
  return data ? <ReportList reports={data.reports} /> : null
}
