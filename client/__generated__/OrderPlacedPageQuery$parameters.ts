/**
 * @generated SignedSource<<c6d2803b06f011d9cdd84f9ebbfd949f>>
 * @relayHash a210bb964097f6e78154b307e9c53dd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a210bb964097f6e78154b307e9c53dd9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a210bb964097f6e78154b307e9c53dd9",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
