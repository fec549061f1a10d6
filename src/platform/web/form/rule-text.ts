/** Turns broken rules into messages. */
import type { TFunction } from 'i18next'
import type { Locale } from '#platform/shared/language.ts'
import { formatNumber } from '../i18n/numbers.ts'
import type { BrokenRule } from './rules.ts'

/** The message `<words>.rule.<rule>`, mostly of a domain, else the one of the platform. Numbers use the format of the language. */
export function ruleText(t: TFunction, locale: Locale, { rule, params }: BrokenRule, words: string): string {
  const keys = [`${words}.rule.${rule}`, platformKey(rule, params)]
  const shown = Object.entries(params).flatMap(([name, value]) => {
    if (typeof value === 'number') return [[name, formatNumber(value, locale)] as const]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return t(keys, { ...Object.fromEntries(shown) })
}

function platformKey(rule: string, { origin, format, minimum, expected }: Record<string, unknown>): string {
  if (rule === 'required') return 'platform.form.required'
  if (rule === 'characters') return 'platform.form.characters'
  if (rule === 'too_small') {
    if (origin === 'array' || origin === 'set') return 'platform.form.tooFew'
    if (origin !== 'string') return 'platform.form.tooLow'
    return minimum === 1 ? 'platform.form.required' : 'platform.form.tooShort'
  }
  if (rule === 'too_big') {
    if (origin === 'array' || origin === 'set') return 'platform.form.tooMany'
    return origin === 'string' ? 'platform.form.tooLong' : 'platform.form.tooHigh'
  }
  if (rule === 'invalid_type' && expected === 'int') return 'platform.form.whole'
  if (rule === 'invalid_type' && expected === 'number') return 'platform.form.number'
  if (rule === 'invalid_format' && format === 'email') return 'platform.form.email'
  if (rule === 'invalid_format' && format === 'url') return 'platform.form.url'
  if (rule === 'invalid_format' && format === 'postal_code') return 'platform.form.postalCode'
  return 'platform.form.invalid'
}
