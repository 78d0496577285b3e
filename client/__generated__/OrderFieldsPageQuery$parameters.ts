/**
 * @generated SignedSource<<9732bbd4515792293620a905c4324a36>>
 * @relayHash d78c253b267f52348d2a08d6d52aa4c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d78c253b267f52348d2a08d6d52aa4c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderFieldsPageQuery } from './OrderFieldsPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderFieldsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d78c253b267f52348d2a08d6d52aa4c0",
    "metadata": {},
    "name": "OrderFieldsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
