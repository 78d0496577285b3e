/**
 * @generated SignedSource<<07d2c14ad54fce44fba32fc40e1de29b>>
 * @relayHash f06e4a70778c90620cd5ddf4baf3169e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55d8848cb3691dcca6332965bfec4670d4301ff2f25129c77ebb052cc300db3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55d8848cb3691dcca6332965bfec4670d4301ff2f25129c77ebb052cc300db3c",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
