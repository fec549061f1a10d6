import { useEffect, useState } from 'react'
import type { Region } from '#platform/shared/addresses/regions.ts'

type Listed = (country: string) => readonly Region[]

const NONE: readonly Region[] = []
/** Once it is loaded, a form has the lists in its first rendering. */
let listed: Listed | null = null

/** Loads the lists. A form that cannot have them, for example offline, asks for the region as text. */
async function loadRegions(): Promise<void> {
  const loaded = await import('#platform/shared/addresses/regions.ts').catch(() => null)
  listed = loaded?.regionsOf ?? null
}

/** The regions of a country, none until the lists are loaded. */
export function useRegions(country: string): readonly Region[] {
  const [, setLoaded] = useState(listed !== null)
  useEffect(() => {
    if (listed === null) void loadRegions().then(() => setLoaded(true))
  }, [])
  return listed?.(country) ?? NONE
}
