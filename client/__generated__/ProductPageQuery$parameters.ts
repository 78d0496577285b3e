/**
 * @generated SignedSource<<5412d2a63f0fbeb80d07642de8bf331d>>
 * @relayHash 47f66b8d25565999c6b6bb86ed7ae0ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47f66b8d25565999c6b6bb86ed7ae0ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47f66b8d25565999c6b6bb86ed7ae0ec",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
