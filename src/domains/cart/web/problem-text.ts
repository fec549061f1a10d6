/** Texts for codes without effect. Keys: cart.failure.* */
import { useTranslation } from 'react-i18next'
import type { CodeProblemView } from '#domains/promotions/contract.ts'
import { errorCode, errorData, failureText } from '#platform/web/failure.ts'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatMoney } from '#platform/web/money.tsx'

export function useProblemText() {
  const { t } = useTranslation()
  const locale = useLocale()
  const of = ({ problem, startsAt, missing, missingUnits: count = 0 }: CodeProblemView): string => {
    if (problem === 'CODE_BEATEN') return t('cart.code.beaten')
    return t(`cart.failure.${problem}`, {
      ...(startsAt && { day: formatDay(startsAt, locale) }),
      ...(missing && { amount: formatMoney(missing, locale) }),
      count,
      shown: formatNumber(count, locale),
    })
  }
  return {
    of,
    /** For errors of entering a code, including general ones. */
    ofFailure(error: unknown): string {
      const code = errorCode(error)
      const isProblem = code.startsWith('CODE_')
      return isProblem
        ? of({ ...(errorData(error) as object), problem: code as CodeProblemView['problem'] })
        : failureText(t, error, 'cart')
    },
  }
}
