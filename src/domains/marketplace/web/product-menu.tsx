import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportDialog, type ReportReason } from '#domains/reports/web/index.ts'
import { useLoggedIn } from '#domains/reviews/web/index.ts'
import { ActionMenu } from '#platform/web/ui/menu.tsx'

const REASONS: readonly ReportReason[] = [
  'counterfeit',
  'prohibited',
  'dangerous',
  'misleading',
  'intellectualProperty',
  'offensive',
  'other',
]

/** Rarely needed actions of a product page. */
export default function ProductMenu({ productId, name }: { productId: string; name: string }) {
  const { t } = useTranslation()
  const loggedIn = useLoggedIn()
  const [reporting, setReporting] = useState(false)
  return (
    <>
      <ActionMenu
        label={t('marketplace.moreActions', { name })}
        actions={[
          {
            label: t('marketplace.report.open'),
            onSelect: () => void loggedIn(t('marketplace.report.onlyMembers'), () => setReporting(true)),
          },
        ]}
      />
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog
            type="product"
            id={productId}
            title={t('marketplace.report.title')}
            reasons={REASONS}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
