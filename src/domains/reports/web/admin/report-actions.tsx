import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ReportedRecordDetail } from '../../contract.ts'
import { useDismissReports } from '../queries.ts'

/** Acting on the record happens on its own page and closes the reports, too. Keys: reports.open.* */
export default function ReportActions({ record: { type, id, count, card, adminPath } }: { record: ReportedRecordDetail }) {
  const { t } = useTranslation()
  const dismiss = useDismissReports()
  const [asking, setAsking] = useState(false)
  const path = adminPath ?? card?.href
  return (
    <>
      {path && (
        <ButtonLink to={path} look={count > 0 ? 'primary' : 'secondary'}>
          {t(`reports.open.${type}`)}
        </ButtonLink>
      )}
      {count > 0 && (
        <Button look="secondary" onClick={() => setAsking(true)}>
          {t('reports.dismiss')}
        </Button>
      )}
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('reports.dismissTitle')}
        action={t('reports.dismiss')}
        words="reports"
        onConfirm={async () => {
          await dismiss.mutateAsync({ type, id })
          toast({ title: t('reports.dismissed') })
        }}
      >
        <p>{t('reports.dismissText')}</p>
      </Confirm>
    </>
  )
}
