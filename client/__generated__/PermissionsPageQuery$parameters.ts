/**
 * @generated SignedSource<<4b24c19d67ac253a9698ddf4f4a57506>>
 * @relayHash e9339ffd6c4840d1b3e196e6bdfe3b23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 124ef416ff78a3ea4f273869173b29a5331741d8dd3517d0660cd5cb6f9988ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PermissionsPageQuery } from './PermissionsPageQuery.graphql';

const node: PreloadableConcreteRequest<PermissionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "124ef416ff78a3ea4f273869173b29a5331741d8dd3517d0660cd5cb6f9988ed",
    "metadata": {},
    "name": "PermissionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
