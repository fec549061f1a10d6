import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf, dataOf } from '#platform/web/failure.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PlatformSettings } from '../../contract.ts'
import { useUpdateSettings } from './operations.ts'

const CHOICES = ['open', 'closed'] as const

/** Keys: accounts.platform.choice.*, accounts.platform.choiceText.* */
export default function RegistrationForm({ settings }: { settings: PlatformSettings }) {
  const { t } = useTranslation()
  const version = useRef(settings.version)
  const form = useOperationForm({
    defaults: { registration: settings.registration },
    operation: useUpdateSettings(),
    input: ({ registration }) => ({ registration, version: version.current }),
    words: 'accounts.platform',
    guarded: true,
    onDone: (saved) => {
      version.current = saved.version
      toast({ title: t('accounts.platform.saved') })
    },
    onFailed: (error) => {
      // Both choices are on the screen now: whoever saves again has decided.
      const current = currentIn(error)
      if (current) version.current = current.version
    },
  })
  const current = currentIn(form.failure)
  return (
    <Form form={form} className="space-y-5">
      <fieldset className="divide-y rounded-md border">
        <legend className="sr-only">{t('accounts.platform.registration')}</legend>
        {CHOICES.map((choice) => (
          <label key={choice} className="flex cursor-pointer gap-3 p-4 has-checked:bg-muted/60">
            <input
              type="radio"
              value={choice}
              {...form.fields.register('registration')}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span>
              <span className="block font-medium">{t(`accounts.platform.choice.${choice}`)}</span>
              <span className="block text-xs text-muted-foreground">{t(`accounts.platform.choiceText.${choice}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <FormEnd
        inline
        form={form}
        submit={t('accounts.platform.save')}
        notice={
          current && (
            <FailureNotice error={form.failure} words={form.words}>
              <p className="mt-1">{t('accounts.platform.isNow', { choice: t(`accounts.platform.choice.${current.registration}`) })}</p>
            </FailureNotice>
          )
        }
      />
    </Form>
  )
}

function currentIn(error: unknown): PlatformSettings | null {
  return codeOf(error) === 'STALE' ? (dataOf(error) as { current: PlatformSettings }).current : null
}
