/**
 * @generated SignedSource<<63d4af464be2e109f9d3e0857ecc7233>>
 * @relayHash a83358aa66cd6809e90d13ba405e7d9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a83358aa66cd6809e90d13ba405e7d9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a83358aa66cd6809e90d13ba405e7d9d",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
