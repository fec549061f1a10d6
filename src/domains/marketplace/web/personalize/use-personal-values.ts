import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Personalizing } from '#domains/cart/web/index.ts'
import type { PersonalFieldView } from '#domains/catalog/contract.ts'
import { type PersonalProblem, type PersonalValue, personalProblems, withoutEmpty } from '#domains/catalog/web/index.ts'
import { fieldFailures } from '#platform/web/failure.ts'
import { ruleText } from '#platform/web/form/rule-text.ts'
import { useTextDraft } from '#platform/web/form/use-text-draft.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'

type Values = Record<string, string>

/** The first field with a problem, for the focus; its id is on the screen once. */
export const fieldElementId = (id: string) => `personalization-${id}`

/**
 * What is written, chosen and sent for a product, kept on this device until it is in the cart. Keys: marketplace.rule.choiceGone,
 * marketplace.rule.pictureGone
 */
export function usePersonalValues(productId: string, fields: readonly PersonalFieldView[]) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [draft, write] = useTextDraft(`cart.addLine ${productId}`)
  const [problems, setProblems] = useState<readonly PersonalProblem[]>([])
  const values = parse(draft)
  const given: PersonalValue[] = withoutEmpty(fields.flatMap(({ id }) => ({ id, value: values[id] ?? '' })))

  function show(found: readonly PersonalProblem[]): void {
    setProblems(found)
    const [first] = found
    if (first) document.getElementById(fieldElementId(first.id))?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  }

  const personalizing: Personalizing = {
    collect() {
      const found = personalProblems(fields, given)
      show(found)
      return found.length === 0 ? given : null
    },
    added() {
      setProblems([])
      write('')
    },
    refused(error) {
      const found = fieldFailures(error).flatMap(({ path, ...problem }) => {
        const field = fields.find(({ id }) => path === `personalization.${id}`)
        return field ? [{ id: field.id, ...problem }] : []
      })
      show(found)
      return found.length > 0
    },
  }
  return {
    personalizing,
    textOf: (id: string) => values[id] ?? '',
    errorOf(id: string): string | undefined {
      const problem = problems.find((each) => each.id === id)
      return problem && ruleText(t, locale, problem, 'marketplace')
    },
    put(id: string, value: string) {
      setProblems(problems.filter((problem) => problem.id !== id))
      const next = { ...values, [id]: value }
      write(Object.values(next).some(Boolean) ? JSON.stringify(next) : '')
    },
  }
}

function parse(draft: string): Values {
  try {
    const kept: unknown = JSON.parse(draft || '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Values) : {}
  } catch {
    return {}
  }
}
