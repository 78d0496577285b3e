/**
 * @generated SignedSource<<cf5ce46a9b63bfef10335b602cd0c19e>>
 * @relayHash f18d9fee8716f545a5b388a4c6e506e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f18d9fee8716f545a5b388a4c6e506e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f18d9fee8716f545a5b388a4c6e506e4",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
