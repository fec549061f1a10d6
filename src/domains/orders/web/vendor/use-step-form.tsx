import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { errorCode, errorData } from '#platform/web/failure.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { type OperationForm, type OperationFormOptions, useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { VendorOrderView } from '../../contract.ts'
import { ConflictBanner } from './conflict-banner.tsx'
import { useOrderStep } from './queries.ts'
import type { OrderScope, SendStep } from './use-order-scope.ts'

type Options<Values extends FieldValues, Input> = Pick<
  OperationFormOptions<Values, Input, VendorOrderView>,
  'defaults' | 'input' | 'draft'
> & {
  send: SendStep<Input>
  /** The toast when the step is taken. */
  done: string
}

/**
 * The form of one step of an order, in a dialog. After a STALE failure the dialog keeps its input, shows what happened to the order, and
 * sending again applies to the current order. `notice` is the failure.
 */
export function useStepForm<Values extends FieldValues, Input>(
  scope: OrderScope,
  { send, done, ...options }: Options<Values, Input>,
): OperationForm<Values> & { notice: ReactNode } {
  const form = useOperationForm<Values, Input, VendorOrderView>({
    ...options,
    operation: useOrderStep(scope.workspaceId, send),
    words: 'orders',
    onFailed(error) {
      if (errorCode(error) === 'STALE') scope.catchUp((errorData(error) as { current: VendorOrderView }).current)
    },
    onDone() {
      toast({ title: done })
      scope.seen()
      scope.close()
    },
  })
  const notice =
    scope.missed.length > 0 ? (
      <ConflictBanner scope={scope} />
    ) : (
      form.failure !== null && <FailureNotice error={form.failure} words="orders" />
    )
  return { ...form, notice }
}
