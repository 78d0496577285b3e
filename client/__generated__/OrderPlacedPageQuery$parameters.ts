/**
 * @generated SignedSource<<a7e19597a37804601a843efc48eb3c8f>>
 * @relayHash ed5b117ede03e5dc1ee683d9874558f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0e1fbccc2b3c51f21ab8fc29d71cfac33ff4e01750845fd6f89d2e25b85539c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0e1fbccc2b3c51f21ab8fc29d71cfac33ff4e01750845fd6f89d2e25b85539c",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
