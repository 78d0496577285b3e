/**
 * @generated SignedSource<<1880c32f09c26b448484028a742c7ae6>>
 * @relayHash 1df991f44cbda163d7e4a07521ed41e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1084092952777de4ff9f8db6c15be10f499cbf48433267819023514ea5e9aa8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1084092952777de4ff9f8db6c15be10f499cbf48433267819023514ea5e9aa8a",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
