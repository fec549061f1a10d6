import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { classes } from '../ui/classes.ts'
import { PasswordField } from './password-field.tsx'

const STRONG = 14

type Props = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'> & {
  /** The current input. */
  typed: string
  minLength: number
}

/** Rates a password by length; there are no composition rules (ASVS 6.2.5). Only the server knows common passwords. */
export function NewPasswordField({ typed, minLength, error, ...rest }: Props) {
  const hint = error === undefined && <Advice typed={typed} minLength={minLength} />
  return <PasswordField {...rest} error={error} autoComplete="new-password" hint={hint} />
}

function Advice({ typed, minLength }: Pick<Props, 'typed' | 'minLength'>) {
  const { t } = useTranslation()
  const min = formatNumber(minLength, useLocale())
  const reached = [typed.length > 0, typed.length >= minLength, typed.length >= STRONG].filter(Boolean).length
  const color = ['', 'bg-destructive', 'bg-warning', 'bg-success'][reached]
  return (
    <>
      <span aria-hidden className="mb-1.5 flex gap-1">
        {[1, 2, 3].map((step) => (
          <span key={step} className={classes('h-1 grow rounded-full transition', step <= reached ? color : 'bg-muted')} />
        ))}
      </span>
      {reached < 2 && t('platform.form.password.atLeast', { min })}
      {reached === 2 && t('platform.form.password.longer')}
      {reached === 3 && t('platform.form.password.strong')}
    </>
  )
}
