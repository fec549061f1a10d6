/** The tables of the schema `checkout`, written by `npm run db:types`. */

export interface Tables {}

