/**
 * @generated SignedSource<<101a657941abb46554891fe7f2a7c54c>>
 * @relayHash b9a7405ce34a49cc6ce7eb5fcb03e7b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9a7405ce34a49cc6ce7eb5fcb03e7b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9a7405ce34a49cc6ce7eb5fcb03e7b4",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
