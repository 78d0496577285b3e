/**
 * @generated SignedSource<<020eac28400ba4f9eac29963ca163a2c>>
 * @relayHash 8bebabba0e0b372190e8b122c8252235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f293ccba729e4b4ca91ec0357dc8bce767f57f42bd709917c41c97cab2f48a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f293ccba729e4b4ca91ec0357dc8bce767f57f42bd709917c41c97cab2f48a1",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
