/**
 * @generated SignedSource<<0297220d43bb4808104a5490581d7e4d>>
 * @relayHash 504cd5f28630f8dcda200b2f954fd8ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33bbae943aa670c613274acc4c308e6e828c6f8d755e54fb9c32ba46c11c0529

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33bbae943aa670c613274acc4c308e6e828c6f8d755e54fb9c32ba46c11c0529",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
