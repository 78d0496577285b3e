/**
 * @generated SignedSource<<4c9c9b80073da80fc48d014710a329bd>>
 * @relayHash 56a376d87cf90c65b5a26609c08c3581
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ab3017fae1f2c489c97cc4944d04a61e14cd8a70f5df9fdc2995b858e819fa7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ab3017fae1f2c489c97cc4944d04a61e14cd8a70f5df9fdc2995b858e819fa7",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
