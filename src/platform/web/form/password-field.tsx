import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../ui/classes.ts'
import { Field, inputClasses, type Labelled } from '../ui/field.tsx'

type Props = Labelled & Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & { autoComplete: 'current-password' | 'new-password' }

/** A password field that can show its text, accepts pasting and password managers, and warns about Caps Lock. */
export function PasswordField({ label, error, hint, required, className, ...rest }: Props) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const [capitals, setCapitals] = useState(false)
  const look = ({ nativeEvent }: KeyboardEvent) => setCapitals(nativeEvent.getModifierState?.('CapsLock') ?? false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} error={error} hint={hint} required={required} className={className}>
      {(ids) => (
        <>
          <span className="relative block" dir="ltr">
            <input
              {...rest}
              {...ids}
              required={required}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onKeyDown={look}
              onKeyUp={look}
              className={inputClasses(classes('pe-12', shown && 'font-mono'))}
            />
            <button
              type="button"
              aria-label={shown ? t('platform.form.password.hide') : t('platform.form.password.show')}
              aria-controls={ids.id}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 end-0.5 my-auto inline-flex size-11 items-center justify-center rounded-md text-muted-foreground transition hover:text-foreground"
            >
              <Icon aria-hidden className="size-5" />
            </button>
          </span>
          <span role="status" className="block">
            {capitals && (
              <span className="mt-1.5 flex items-center gap-1.5 text-xs font-medium text-warning">
                <ArrowBigUpDash aria-hidden className="size-4" />
                {t('platform.form.password.capsLock')}
              </span>
            )}
          </span>
        </>
      )}
    </Field>
  )
}
