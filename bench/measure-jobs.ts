/** Measures every job, or those with `only` in their name, on an open shop. */
import { type Result, readHeader, sendOnce } from './bench.ts'
import { createReadJobs, createWriteJobs } from './jobs.ts'
import { measureRead } from './measure-read.ts'
import { measureWrite } from './measure-write.ts'
import type { OpenShop } from './open-shop.ts'

export async function measureJobs(
  { bench, guestSecret }: OpenShop,
  { only, onResult }: { only: string; onResult(result: Result): void },
): Promise<Result[]> {
  const results: Result[] = []
  const keep = (result: Result) => {
    results.push(result)
    onResult(result)
  }
  const chosen = ({ name }: { name: string }) => name.includes(only)
  const etagOf = async (request: string) => readHeader((await sendOnce(bench.plazaPort, request)).head, 'etag')
  for (const job of createReadJobs(bench.shop, etagOf).filter(chosen)) keep(await measureRead(bench, job))
  for (const job of createWriteJobs(guestSecret).filter(chosen)) keep(await measureWrite(bench, job))
  return results
}
