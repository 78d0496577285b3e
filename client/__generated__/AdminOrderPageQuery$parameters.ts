/**
 * @generated SignedSource<<b60833f5c68cb7ccfee3be501c68adfb>>
 * @relayHash f2565d3d8e36422a3f7b8b449a8070a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90bf4c44723770167316cfb34a427824f0aef86f177ef569d330eaaacd840e37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90bf4c44723770167316cfb34a427824f0aef86f177ef569d330eaaacd840e37",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
