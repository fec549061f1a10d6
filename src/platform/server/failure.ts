/** An expected failure: a code of the contract with its parameters. The web puts it into words. */
export class Failure extends Error {
  readonly code: string
  readonly data: unknown

  constructor(code: string, data?: unknown) {
    super(code)
    this.name = 'Failure'
    this.code = code
    this.data = data
  }
}

/** A missing record and somebody else's are the same answer. */
export function notFound(): Failure {
  return new Failure('NOT_FOUND')
}
