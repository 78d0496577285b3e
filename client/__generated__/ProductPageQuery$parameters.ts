/**
 * @generated SignedSource<<3aa26a00a00c4f3467a86b4935c12ee2>>
 * @relayHash e1c360b333341c19e028a1c81512436f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36f10dc616682fa87cd4fbbfc41b7fcddf919457e354653258210de26187c9e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36f10dc616682fa87cd4fbbfc41b7fcddf919457e354653258210de26187c9e1",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
