/**
 * @generated SignedSource<<dcec440fb346c4542f50df15f762e0f5>>
 * @relayHash 1236681c486f657d0e40e1e5119d53fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1236681c486f657d0e40e1e5119d53fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1236681c486f657d0e40e1e5119d53fb",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
