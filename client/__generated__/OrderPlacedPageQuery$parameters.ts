/**
 * @generated SignedSource<<1cca2b32aa7d301216c14cb212ab0c74>>
 * @relayHash e8bbcbf55d989dc50d20acc0350880f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8bbcbf55d989dc50d20acc0350880f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8bbcbf55d989dc50d20acc0350880f6",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
