/**
 * @generated SignedSource<<61b41141cb8bba2abffada8459d1f688>>
 * @relayHash d38ebdc6966dc8ca3037900b2a34d17a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d38ebdc6966dc8ca3037900b2a34d17a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d38ebdc6966dc8ca3037900b2a34d17a",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
