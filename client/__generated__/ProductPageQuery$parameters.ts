/**
 * @generated SignedSource<<5a2e3cd91572e24df69d5c33303e0e84>>
 * @relayHash 6d45a4a5eced5dadb2a6d62caa73dc85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d45a4a5eced5dadb2a6d62caa73dc85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d45a4a5eced5dadb2a6d62caa73dc85",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
