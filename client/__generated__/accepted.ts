/** What the server's inputs accept, from schema.graphql; written by `npm run relay`. */


