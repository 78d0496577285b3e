/**
 * @generated SignedSource<<5c1e6bf9cb36175f43480792a9f14002>>
 * @relayHash 4fbe57d29b2af86c6e3651fcb0d53f21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fbe57d29b2af86c6e3651fcb0d53f21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4fbe57d29b2af86c6e3651fcb0d53f21",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
