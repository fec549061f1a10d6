import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { VendorRecord } from '../../contract.ts'
import { useResumeVendor } from './operations.ts'
import PayoutDetails from './payout-details.tsx'

const SuspendDialog = lazy(() => import('./suspend-dialog.tsx'))

const PLATFORM_STORE = 1

export default function VendorActions({ vendor }: { vendor: VendorRecord }) {
  const { t } = useTranslation()
  const resume = useResumeVendor()
  const [asking, setAsking] = useState<'suspend' | 'resume' | null>(null)
  const { id, name, slug, number, status, payout } = vendor
  return (
    <Panel
      title={t('vendors.admin.actions')}
      lead={number === PLATFORM_STORE ? t('vendors.failure.PLATFORM_STORE_STAYS') : t('vendors.admin.actionsLead')}
    >
      <div className="flex flex-col gap-3">
        {status === 'approved' && (
          <ButtonLink to={`/vendors/${slug}`} look="secondary">
            {t('vendors.register.seeShop')}
          </ButtonLink>
        )}
        {status === 'suspended' && <Button onClick={() => setAsking('resume')}>{t('vendors.admin.resume')}</Button>}
        {status !== 'closed' && number !== PLATFORM_STORE && (
          <Button look="secondary" onClick={() => setAsking('suspend')}>
            {status === 'suspended' ? t('vendors.admin.changeReason') : t('vendors.admin.suspend')}
          </Button>
        )}
        {payout && <PayoutDetails id={id} />}
      </div>
      {asking === 'suspend' && (
        <Suspense fallback={null}>
          <SuspendDialog vendor={vendor} onClose={() => setAsking(null)} />
        </Suspense>
      )}
      <Confirm
        open={asking === 'resume'}
        onOpenChange={() => setAsking(null)}
        title={t('vendors.admin.resumeTitle', { name })}
        action={t('vendors.admin.resume')}
        words="vendors"
        onConfirm={async () => {
          await resume.mutateAsync({ id })
          toast({ title: t('vendors.admin.resumed', { name }) })
        }}
      >
        <p>{t('vendors.admin.resumeText')}</p>
      </Confirm>
    </Panel>
  )
}
