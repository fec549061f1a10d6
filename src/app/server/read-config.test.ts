import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paymentsConfig } from '#domains/payments/server/config.ts'
import { VARIABLES } from '#platform/server/config.ts'
import { domainConfigs } from './domain-configs.ts'
import { readPlazaConfig } from './read-config.ts'

test('.env.example lists every variable of the platform and of the domains, and no other', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const listed = [...example.matchAll(/^# ([A-Z0-9_]+)=.*$/gm)].map(([, name = '']) => name)
  const ofDomains = domainConfigs.flatMap(({ variables }) => variables)
  expect(ofDomains.length).toBeGreaterThanOrEqual(3)
  expect(listed.sort()).toEqual([...VARIABLES, ...ofDomains].sort())
})

test('the configuration of domains is read at start, and a wrong value stops it', () => {
  expect(readPlazaConfig({ TRANSFER_TO: 'Plaza House, EC12' }).domains.get(paymentsConfig).transferTo).toBe('Plaza House, EC12')
  expect(() => readPlazaConfig({ STRIPE_SECRET_KEY: 'hushhush' })).toThrow(/^STRIPE_SECRET_KEY must be/)
})
