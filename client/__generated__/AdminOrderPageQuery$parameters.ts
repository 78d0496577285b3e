/**
 * @generated SignedSource<<432b46aed8b1404113d42937d4ba7fcd>>
 * @relayHash 43927fbdc5397a2fb99f7eaf36b40b8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43927fbdc5397a2fb99f7eaf36b40b8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43927fbdc5397a2fb99f7eaf36b40b8e",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
