/**
 * @generated SignedSource<<f4a47ec4f27b4016c78909c8753d87fc>>
 * @relayHash 3e1c42b07d1039510fbf78de72c279d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b912f2d88a3f25d384469fc28cf75c55c30406147e81495409912f23f79e05e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b912f2d88a3f25d384469fc28cf75c55c30406147e81495409912f23f79e05e8",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
