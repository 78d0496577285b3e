/**
 * @generated SignedSource<<628bb25a89885a71fe24404c6ccd4743>>
 * @relayHash f58b78c58f16f7bdfab274a5989f1d88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f58b78c58f16f7bdfab274a5989f1d88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f58b78c58f16f7bdfab274a5989f1d88",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
