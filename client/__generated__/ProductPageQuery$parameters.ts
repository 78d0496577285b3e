/**
 * @generated SignedSource<<fa7119f9a7d8e7478845e53cf6bc02d7>>
 * @relayHash 42c448b24063d5e8baad5a7fe6407045
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42c448b24063d5e8baad5a7fe6407045

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42c448b24063d5e8baad5a7fe6407045",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
