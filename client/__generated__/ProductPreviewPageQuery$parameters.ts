/**
 * @generated SignedSource<<83b0802b72dc856b6ef053c7a0e06fef>>
 * @relayHash ea71fd74c87673e5394f30f81570f18b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea71fd74c87673e5394f30f81570f18b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPreviewPageQuery } from './ProductPreviewPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPreviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea71fd74c87673e5394f30f81570f18b",
    "metadata": {},
    "name": "ProductPreviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
