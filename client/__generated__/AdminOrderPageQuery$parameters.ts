/**
 * @generated SignedSource<<a686335c4d0c4c46b51a394d1fc2cbbe>>
 * @relayHash 2dfcc2d9b9956ff179e5beafaa7f7ee6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dfcc2d9b9956ff179e5beafaa7f7ee6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2dfcc2d9b9956ff179e5beafaa7f7ee6",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
