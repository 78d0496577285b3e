/**
 * @generated SignedSource<<075f666e5af0a100c9421feca05d5941>>
 * @relayHash 88a3c76ecc7bb627071182701d573599
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88a3c76ecc7bb627071182701d573599

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88a3c76ecc7bb627071182701d573599",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
