/**
 * @generated SignedSource<<1eaffb29f6596a18f00bb8705de6a126>>
 * @relayHash 3b9636a51ac46d1dca3a5a14fff40c4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b9636a51ac46d1dca3a5a14fff40c4a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b9636a51ac46d1dca3a5a14fff40c4a",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
