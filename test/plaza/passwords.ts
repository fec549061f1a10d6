/** Passwords at a cost that tests can pay; the cast's hashes and every test Plaza are made with the same. */
import { openPasswords } from '#platform/server/passwords.ts'

export const cheapPasswords = openPasswords({ memoryKiB: 8, passes: 1, atOnce: 4, waiting: 1000 })
