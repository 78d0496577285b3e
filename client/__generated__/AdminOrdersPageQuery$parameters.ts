/**
 * @generated SignedSource<<3aad84fd52f43100dbb231b00b5a50da>>
 * @relayHash fe346bd057e76bb37782db9e4b8f08d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33e6114ccfbf6d14ef87dd2f538b6979e3e9653308ec1149c781382649edc394

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrdersPageQuery } from './AdminOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33e6114ccfbf6d14ef87dd2f538b6979e3e9653308ec1149c781382649edc394",
    "metadata": {},
    "name": "AdminOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
