/**
 * @generated SignedSource<<e51386e6b3d2e5aaa08c20d5a61dd1a7>>
 * @relayHash 28f144f73c917e5a89da08f0a5f408d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28f144f73c917e5a89da08f0a5f408d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28f144f73c917e5a89da08f0a5f408d9",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
