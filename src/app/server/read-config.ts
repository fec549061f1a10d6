import { type Config, readConfig } from '#platform/server/config.ts'
import type { Environment } from '#platform/server/environment.ts'
import { domainConfigs } from './domain-configs.ts'

/** Reads the configuration of the platform and of all domains. Throws ConfigError for a value that is not allowed. */
export function readPlazaConfig(env: Environment): Config {
  return readConfig(env, domainConfigs)
}
