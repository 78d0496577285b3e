/**
 * @generated SignedSource<<7c8e448ba5890fa44d1e960548a4a57f>>
 * @relayHash 7aa0582a84269cb34be605709703877a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7020c00770a99892aa80330e9f1e78f3a982743f2cfaab1ec9a6bf2175c2eb5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7020c00770a99892aa80330e9f1e78f3a982743f2cfaab1ec9a6bf2175c2eb5",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
