/**
 * The lookup key of a username, equal for all its spellings. Converting to upper case first also folds letters without a single lower-case
 * form.
 */
export function toUsernameKey(username: string): string {
  return username.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}
