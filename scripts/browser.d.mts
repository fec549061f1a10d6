export function findBrowser(): { path: string; flags: string[] }
