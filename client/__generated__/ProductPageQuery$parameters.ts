/**
 * @generated SignedSource<<9a8c4d9c8d19a714d5dd2dfa4467c5b6>>
 * @relayHash 834078d61b6be9418bd145fd816d5cc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 834078d61b6be9418bd145fd816d5cc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "834078d61b6be9418bd145fd816d5cc1",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
