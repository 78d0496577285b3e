/**
 * @generated SignedSource<<27962fc2e33d3c61a222a37c6f480e82>>
 * @relayHash 9e2bc0ddc0fced6c04d2fa30da36947a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e2bc0ddc0fced6c04d2fa30da36947a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e2bc0ddc0fced6c04d2fa30da36947a",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
