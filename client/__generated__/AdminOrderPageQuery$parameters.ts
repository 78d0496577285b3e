/**
 * @generated SignedSource<<8c5aa17247bd5bac81572848a8522f9f>>
 * @relayHash 99ca2966cd214ff9f173f52990e24dc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b15ea380092b7c2c21833c0a94e6c2ff10aab1eb97ad7766ef9d6b6c4b53dc7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b15ea380092b7c2c21833c0a94e6c2ff10aab1eb97ad7766ef9d6b6c4b53dc7",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
