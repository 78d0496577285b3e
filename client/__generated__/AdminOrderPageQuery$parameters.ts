/**
 * @generated SignedSource<<725c6b339981dfccef84961ceeb211f9>>
 * @relayHash 8ff718abd3e146cf204f5c4f1c8e24c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ff718abd3e146cf204f5c4f1c8e24c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ff718abd3e146cf204f5c4f1c8e24c3",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
