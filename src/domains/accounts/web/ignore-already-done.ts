import { errorCode } from '#platform/web/failure.ts'

/** Treats ALREADY_DONE as success, for operations that return no data. */
export async function ignoreAlreadyDone(sent: Promise<unknown>): Promise<void> {
  try {
    await sent
  } catch (error) {
    if (errorCode(error) !== 'ALREADY_DONE') throw error
  }
}
