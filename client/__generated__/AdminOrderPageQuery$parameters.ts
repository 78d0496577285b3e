/**
 * @generated SignedSource<<0cc1168ae20bd8864c08ea068f465951>>
 * @relayHash d521ad4e5d3293eeaa34117f3ccd8418
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d521ad4e5d3293eeaa34117f3ccd8418

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d521ad4e5d3293eeaa34117f3ccd8418",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
