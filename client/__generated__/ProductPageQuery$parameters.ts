/**
 * @generated SignedSource<<8a1a3a71f21f8d37ea7ebb298baeda59>>
 * @relayHash e6a3fc43ff951c3a361ee3ef86c22398
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ff145e5003d9a24feab43520aaf7a12145440e056cec00ba33c53c94eed04e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ff145e5003d9a24feab43520aaf7a12145440e056cec00ba33c53c94eed04e4",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
