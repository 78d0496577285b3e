/**
 * @generated SignedSource<<e1a2037d9fd9bb9037380b81531ca544>>
 * @relayHash d44db6c0739c210dd661db4987154326
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 736973ef64db2b2ea5d87843e889049341a8cbe596d744f6a5c29cf154fa701f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "736973ef64db2b2ea5d87843e889049341a8cbe596d744f6a5c29cf154fa701f",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
