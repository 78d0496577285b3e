/**
 * @generated SignedSource<<aeabfd487e188e1747e7dbc29f3e48ed>>
 * @relayHash e60ffe7b01b0a4f8a25ae8b18f69ed46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21c6fe040f7684378f41685ffa457243ecb73874256382d0fb6170f0b6ffaf3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUserPageQuery } from './AdminUserPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21c6fe040f7684378f41685ffa457243ecb73874256382d0fb6170f0b6ffaf3e",
    "metadata": {},
    "name": "AdminUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
