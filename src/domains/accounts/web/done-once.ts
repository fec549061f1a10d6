import { codeOf } from '#platform/web/failure.ts'

/** For operations whose answer says nothing more: that it was done already is as good as done. */
export async function doneOnce(sent: Promise<unknown>): Promise<void> {
  try {
    await sent
  } catch (error) {
    if (codeOf(error) !== 'ALREADY_DONE') throw error
  }
}
