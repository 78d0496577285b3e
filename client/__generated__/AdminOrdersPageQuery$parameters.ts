/**
 * @generated SignedSource<<9afbffe0847b60a20f27ca991d06dfa5>>
 * @relayHash 400a604dba6c72d0e68dfef57d06763b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 691d64ca7cfa64f5f2988296c98400880dcc5f32a49f71120eb3556d2bb06146

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrdersPageQuery } from './AdminOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "691d64ca7cfa64f5f2988296c98400880dcc5f32a49f71120eb3556d2bb06146",
    "metadata": {},
    "name": "AdminOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
