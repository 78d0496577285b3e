/**
 * @generated SignedSource<<0a3141c5b997a272e2b0b2fdf5200ddd>>
 * @relayHash a9b99a3085eb4441ddeb34462e070639
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9b99a3085eb4441ddeb34462e070639

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9b99a3085eb4441ddeb34462e070639",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
