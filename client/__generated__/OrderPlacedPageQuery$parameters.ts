/**
 * @generated SignedSource<<f74bfc1bae888554ce8f8b127ebed5fc>>
 * @relayHash 8bb2c1e7a6d93b9a8a6e55216ba6b73b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bb2c1e7a6d93b9a8a6e55216ba6b73b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bb2c1e7a6d93b9a8a6e55216ba6b73b",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
