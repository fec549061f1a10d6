import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { ReportReview } from '../report-review.tsx'

/** Vendors don't decide about reviews of themselves: they report what breaks the rules. */
export default function ReportAction({ reviewId }: { reviewId: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Flag aria-hidden className="size-4.5" />
        {t('reviews.report.open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReportReview reviewId={reviewId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
