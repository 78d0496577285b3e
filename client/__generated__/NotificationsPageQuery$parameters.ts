/**
 * @generated SignedSource<<26b5a171adf8d21834e6b25ef749b23a>>
 * @relayHash 0625fd5a1a2707f9f1e3921facfc6895
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0625fd5a1a2707f9f1e3921facfc6895

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsPageQuery } from './NotificationsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0625fd5a1a2707f9f1e3921facfc6895",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
