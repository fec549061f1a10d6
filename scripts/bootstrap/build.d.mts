export function hashOfSources(): string
