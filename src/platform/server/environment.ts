/** Reads variables of the environment, for the platform and for domains that define their own. */
import * as z from 'zod'

export type Environment = Readonly<Record<string, string | undefined>>

/** A configuration error that the person at the terminal can fix. Only its message is shown. */
export class ConfigError extends Error {}

/**
 * Parses the variables of a schema. An empty variable counts as unset. Throws ConfigError with a message that names the variable and
 * the allowed values; it shows the value unless it may be a secret.
 */
export function parseVariables<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, env: Environment): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.keys(schema.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0])
  const shown = /URL|TOKEN|KEY|SECRET|PASSPHRASE/.test(name) ? '' : ` is “${env[name]}”, but`
  throw new ConfigError(`${name}${shown} must be ${issue?.message}. Correct it in the environment or in .env and start again.`)
}

type PlatformConfig = { demo: boolean }

/** The configuration of one domain: the variables it reads, and the value it makes of them. */
export type DomainConfig<Value> = {
  variables: readonly string[]
  read(env: Environment, platform: PlatformConfig): Value
}

export function defineConfig<Shape extends z.ZodRawShape, Value>(
  variables: Shape,
  toValue: (given: z.output<z.ZodObject<Shape>>, platform: PlatformConfig) => Value,
): DomainConfig<Value> {
  const schema = z.object(variables)
  return { variables: Object.keys(variables), read: (env, platform) => toValue(parseVariables(schema, env), platform) }
}

/** The configurations of domains, read once at start. */
export class DomainConfigs {
  readonly #values = new Map<DomainConfig<unknown>, unknown>()

  set<Value>(config: DomainConfig<Value>, value: Value): this {
    this.#values.set(config, value)
    return this
  }

  get<Value>(config: DomainConfig<Value>): Value {
    if (!this.#values.has(config)) throw new Error(`the configuration of ${config.variables.join(', ')} was not read at start`)
    return this.#values.get(config) as Value
  }
}
