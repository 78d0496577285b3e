/**
 * @generated SignedSource<<a8aa33074ac11909e09eb2c7d08c5e7c>>
 * @relayHash 2ae5a506fbdb6bca3d9e64549e53db9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ae5a506fbdb6bca3d9e64549e53db9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ae5a506fbdb6bca3d9e64549e53db9a",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
