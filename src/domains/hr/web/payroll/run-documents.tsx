import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { buttonClasses } from '#platform/web/ui/button.tsx'
import { runDocumentPath, SLIPS_PER_FILE } from '../../contract/payroll-limits.ts'

/** Links to all payslips of a run, in files of fifty. */
export function RunDocuments({ runId, people }: { runId: string; people: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const parts = Math.ceil(people / SLIPS_PER_FILE)
  return Array.from({ length: parts }, (_, at) => {
    const [from, until] = [at * SLIPS_PER_FILE + 1, Math.min((at + 1) * SLIPS_PER_FILE, people)]
    const range = { from: formatNumber(from, locale), until: formatNumber(until, locale) }
    return (
      <a key={from} href={runDocumentPath(runId, at + 1)} download className={buttonClasses('secondary')}>
        <Download aria-hidden className="size-4" />
        {parts === 1 ? t('hr.payroll.allPayslips') : t('hr.payroll.somePayslips', range)}
      </a>
    )
  })
}
