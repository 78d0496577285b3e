/**
 * @generated SignedSource<<6022d416be97ff08de66f710f0415694>>
 * @relayHash 566b3ed7fb84c8088f6e53949901ad99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 566b3ed7fb84c8088f6e53949901ad99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "566b3ed7fb84c8088f6e53949901ad99",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
