import { ORPCError } from '@orpc/client'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useOperation } from '#platform/web/operation.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { ApplicationFields, EMPTY_APPLICATION } from './application-fields.tsx'

const LOGIN = `/login?${new URLSearchParams({ from: '/vendor/register' })}`

/** The same failure as from the server, without a request. */
const refused = () => Promise.reject(new ORPCError('UNAUTHENTICATED', { status: 401 }))

/** Application form for guests. Submitting shows the authentication error (spec §5); the draft is kept. */
export default function SignedOutForm() {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: EMPTY_APPLICATION,
    operation: useOperation(refused),
    input: () => undefined,
    words: 'vendors',
    draft: 'vendors.application.submit',
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
