/**
 * @generated SignedSource<<dbe0f3fa5710346a64856722995244df>>
 * @relayHash d992d1197ebb408314fe1424ccf40abe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e00a56d72dc15cc90add79351d410bde8c94fa949fb68c37701697c2febfb49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e00a56d72dc15cc90add79351d410bde8c94fa949fb68c37701697c2febfb49",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
