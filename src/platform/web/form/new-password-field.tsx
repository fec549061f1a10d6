import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { classes } from '../ui/classes.ts'
import { PasswordField } from './password-field.tsx'
import { usePasswordStrength } from './use-password-strength.ts'

type Props = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'> & Rated

type Rated = {
  /** The current input. */
  typed: string
  minLength: number
  /** The person's username and email: a password made of them is weak. */
  ownWords?: readonly string[]
}

const SITE_WORDS = ['plaza']
const LEVELS = ['weak', 'weak', 'fair', 'good', 'strong'] as const
const COLORS = { weak: 'bg-destructive', fair: 'bg-warning', good: 'bg-success', strong: 'bg-success' }
const STEPS = [1, 2, 3, 4]

/** Rates a password by how it would be guessed; there are no composition rules (ASVS 6.2.5). The server decides. */
export function NewPasswordField({ typed, minLength, ownWords = [], error, ...rest }: Props) {
  const hint = error === undefined && <Advice typed={typed} minLength={minLength} ownWords={ownWords} />
  return <PasswordField {...rest} error={error} autoComplete="new-password" hint={hint} />
}

/** Keys: platform.form.password.* */
function Advice({ typed, minLength, ownWords }: Required<Rated>) {
  const { t } = useTranslation()
  const min = formatNumber(minLength, useLocale())
  const strength = usePasswordStrength(typed, [...SITE_WORDS, ...ownWords])
  const tooShort = typed.length < minLength
  const score = tooShort ? 0 : (strength?.score ?? 0)
  const level = LEVELS[score]
  const text =
    tooShort || !strength
      ? t('platform.form.password.atLeast', { min })
      : t(`platform.form.password.${level === 'weak' && strength.isOwn ? 'own' : level}`)
  const reached = typed === '' || (!strength && !tooShort) ? 0 : Math.max(1, score)
  return (
    <>
      <span aria-hidden className="mb-1.5 flex gap-1">
        {STEPS.map((step) => (
          <span key={step} className={classes('h-1 grow rounded-full transition', step <= reached ? COLORS[level] : 'bg-muted')} />
        ))}
      </span>
      <span role="status">{text}</span>
    </>
  )
}
