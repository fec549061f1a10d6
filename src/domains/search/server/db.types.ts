/** The tables of the schema `search`, written by `npm run db:types`. */

export interface SearchDocuments {
  id: string;
  personId: string | null;
  rank: number;
  readers: string[];
  title: string;
  type: string;
  words: string;
}

export interface Tables {
  "search.documents": SearchDocuments;
}

