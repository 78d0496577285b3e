/**
 * @generated SignedSource<<4fec3d1699338f7b08c0850a8a13e7e4>>
 * @relayHash 1335ba6e7e2eb9fdf1932d4304544356
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1335ba6e7e2eb9fdf1932d4304544356

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1335ba6e7e2eb9fdf1932d4304544356",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
