/**
 * @generated SignedSource<<9a4fdf8acd1f37a4d115ff4bb0a9451c>>
 * @relayHash 708bfb710d22c5a43ca776da1c778e81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f8f24301a81ad13179dd81e96ac330627ac6f53d966b8040df07d7129713873

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f8f24301a81ad13179dd81e96ac330627ac6f53d966b8040df07d7129713873",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
