/**
 * @generated SignedSource<<71fe40ba0e4e3fed4b721d08fcdd729e>>
 * @relayHash c4b59b6750a6512d1c7e5b5b384f5b2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b61a861f8e908e2bb767793633b59797a890c9efe4a9727d8f22f6bb85782a8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b61a861f8e908e2bb767793633b59797a890c9efe4a9727d8f22f6bb85782a8e",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
