/**
 * @generated SignedSource<<d1f13491faebc99581c802ba068ef007>>
 * @relayHash 274ab6588fbb516e7a43edd98d30c598
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 274ab6588fbb516e7a43edd98d30c598

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "274ab6588fbb516e7a43edd98d30c598",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
