/** What an address needs by its country, beside the format of its postal code. Small, because contracts import it. */

/** Countries whose post needs the state. Elsewhere it is welcome at most. */
const NEED_REGION = new Set(['AU', 'BR', 'CA', 'IN', 'MX', 'US'])

export const needsRegion = (country: string) => NEED_REGION.has(country)
