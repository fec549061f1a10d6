/** As the methods of `Set` in ES2025, which the types of ES2024 do not have. */
export const union = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) => new Set([...one, ...other])
export const difference = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) => new Set([...one].filter((item) => !other.has(item)))
export const intersection = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) => new Set([...one].filter((item) => other.has(item)))
