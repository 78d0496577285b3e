/**
 * @generated SignedSource<<94f01ccc5767248f4cf2fe5b6b902fe8>>
 * @relayHash c596a0a04ed3e729727306339d73d530
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c596a0a04ed3e729727306339d73d530

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveriesPageQuery } from './DeliveriesPageQuery.graphql';

const node: PreloadableConcreteRequest<DeliveriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c596a0a04ed3e729727306339d73d530",
    "metadata": {},
    "name": "DeliveriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
