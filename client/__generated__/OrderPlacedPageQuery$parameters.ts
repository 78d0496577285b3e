/**
 * @generated SignedSource<<4d7a288f19d7d4d2bca342605cefa4f4>>
 * @relayHash 65c5aeef27dc7e6ffdb5404eed0c47ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65c5aeef27dc7e6ffdb5404eed0c47ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65c5aeef27dc7e6ffdb5404eed0c47ef",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
