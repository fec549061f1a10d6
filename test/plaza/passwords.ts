/** Password hashing that is fast enough for tests; the fixtures' hashes and every test Plaza use it. */
import { openPasswords } from '#platform/server/passwords.ts'

export const cheapPasswords = openPasswords({ memoryKiB: 8, passes: 1, atOnce: 4, waiting: 1000 })
