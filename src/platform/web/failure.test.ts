import { readFileSync } from 'node:fs'
import { ORPCError } from '@orpc/client'
import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import { failureText } from './failure.ts'
import { I18N_OPTIONS } from './i18n/options.ts'

async function said(language: Language, retryAfterS: number): Promise<string> {
  const translation = JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8'))
  const i18n = createInstance()
  const t = await i18n.init({ ...I18N_OPTIONS, lng: language, resources: { [language]: { translation } } })
  return failureText(t, new ORPCError('RATE_LIMITED', { status: 429, data: { retryAfterS } }))
}

describe('too many attempts', () => {
  test.each([
    [1, 'a second'],
    [59, '59 seconds'],
    [60, 'a minute'],
    [61, '2 minutes'],
    [3540, '59 minutes'],
    [3541, 'an hour'],
    [3600, 'an hour'],
    [3601, '2 hours'],
    [86_400, '24 hours'],
  ])('with %i s left to wait', async (seconds, wait) => {
    expect(await said('en', seconds)).toBe(`Too many attempts. Try again in ${wait}.`)
  })

  test('are worded in Spanish and, with its own digits and dual, in Arabic', async () => {
    expect(await said('es', 300)).toBe('Demasiados intentos. Vuelve a intentarlo en 5 minutos.')
    expect(await said('es', 3600)).toBe('Demasiados intentos. Vuelve a intentarlo en una hora.')
    expect(await said('ar', 120)).toBe('محاولات كثيرة. حاول مجددًا بعد دقيقتين.')
    expect(await said('ar', 300)).toBe('محاولات كثيرة. حاول مجددًا بعد ٥ دقائق.')
    expect(await said('ar', 660)).toBe('محاولات كثيرة. حاول مجددًا بعد ١١ دقيقة.')
  })
})
