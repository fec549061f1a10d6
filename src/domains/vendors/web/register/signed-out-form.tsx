import { ORPCError } from '@orpc/client'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useOperation } from '#platform/web/operation.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { ApplicationFields, DRAFT, KEPT, NOTHING_WRITTEN } from './application-fields.tsx'

const LOGIN = `/login?${new URLSearchParams({ from: '/vendor/register' })}`

/** Nobody is signed in: it is not even asked. */
const refused = () => Promise.reject(new ORPCError('UNAUTHENTICATED', { status: 401 }))

/** Somebody may look and write before they log in; sending it says what is missing (spec §5), and what was written waits. */
export default function SignedOutForm() {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: NOTHING_WRITTEN,
    operation: useOperation(refused),
    input: () => undefined,
    words: 'vendors',
    draft: { name: DRAFT, fields: KEPT },
    onFailed: () =>
      toast({ variant: 'destructive', title: t('vendors.register.authentication'), description: t('vendors.register.mustLogIn') }),
  })
  return (
    <Panel
      title={t('vendors.register.form')}
      lead={
        <>
          {t('vendors.register.account')}{' '}
          <Link to={LOGIN} className="font-medium text-foreground underline underline-offset-4">
            {t('vendors.register.logIn')}
          </Link>
        </>
      }
    >
      <Form form={form} className="space-y-6">
        <ApplicationFields form={form} knownAccount={null} />
        <FormEnd form={form} submit={t('vendors.register.submit')} />
      </Form>
    </Panel>
  )
}
