import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmEmailNotice } from '#domains/accounts/web/index.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ShopView } from '../../contract.ts'
import { FrozenPayout } from '../lazy-parts.ts'
import { PayoutFields, toPayoutInput } from '../payout-fields.tsx'
import { useSetPayout } from './operations.ts'

type Props = { shop: ShopView; workspaceId: string }

/** Shows the last digits of the account. The full details are never sent to the browser. */
export function PayoutPanel({ shop: { payout, payoutFrozen }, workspaceId }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <div id="payout" className="scroll-mt-24">
      <Panel
        title={t('vendors.payout.title')}
        lead={t('vendors.payout.lead')}
        aside={
          !open && (
            <Button look="secondary" onClick={() => setOpen(true)}>
              {payout ? t('vendors.payout.change') : t('vendors.payout.add')}
            </Button>
          )
        }
      >
        {payoutFrozen && !open && (
          <div className="mb-4">
            <Suspense fallback={null}>
              <FrozenPayout workspaceId={workspaceId} />
            </Suspense>
          </div>
        )}
        {!open && (
          <p>
            {payout ? <bdi dir="ltr">•••• {payout.ending}</bdi> : <span className="text-muted-foreground">{t('vendors.payout.none')}</span>}
          </p>
        )}
        {open && <PayoutForm workspaceId={workspaceId} onClose={() => setOpen(false)} />}
      </Panel>
    </div>
  )
}

function PayoutForm({ workspaceId, onClose }: { workspaceId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { holder: '', account: '', bank: '' },
    operation: useSetPayout(workspaceId),
    input: (values) => toPayoutInput(values) ?? { holder: '', account: '' },
    draft: null,
    words: 'vendors',
    onDone: () => {
      toast({ title: t('vendors.payout.saved') })
      onClose()
    },
  })
  return (
    <Form form={form} className="space-y-5">
      <Suspense fallback={null}>
        <ConfirmEmailNotice />
      </Suspense>
      <PayoutFields form={form} />
      {form.failure !== null && <FailureNotice error={form.failure} words={form.words} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {t('vendors.payout.save')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('platform.cancel')}
        </Button>
      </div>
    </Form>
  )
}
