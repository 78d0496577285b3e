/**
 * @generated SignedSource<<c450d56c43032a9073d9fc48e5aa7084>>
 * @relayHash 04fe34b5189d3649c3d188a4ded4a139
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID defd660cb7fca29c6fb5bc8cdb44eb004604c5e37acdfe6d96c799a475653681

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "defd660cb7fca29c6fb5bc8cdb44eb004604c5e37acdfe6d96c799a475653681",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
