/**
 * @generated SignedSource<<5aae20b1d1ee01b9e9da9b02b2a0c5b4>>
 * @relayHash 3546b351cd5b0dc3ae48d78484edc5ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3546b351cd5b0dc3ae48d78484edc5ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3546b351cd5b0dc3ae48d78484edc5ff",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
