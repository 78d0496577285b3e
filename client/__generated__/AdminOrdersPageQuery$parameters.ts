/**
 * @generated SignedSource<<6196ce5fdc73fb0bf823cc5c254e7307>>
 * @relayHash b8245ebaffce18fd40fbb5e106e45986
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97f095b49dd9e439111d335c9ab73d03129ed7a6a26466f9ded64273186560a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrdersPageQuery } from './AdminOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97f095b49dd9e439111d335c9ab73d03129ed7a6a26466f9ded64273186560a9",
    "metadata": {},
    "name": "AdminOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
