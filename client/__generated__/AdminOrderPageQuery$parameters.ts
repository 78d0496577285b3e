/**
 * @generated SignedSource<<28b79f03e480988984ed8e18de576229>>
 * @relayHash 86b854a2cfef930cbc0ab27fa9348048
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86b854a2cfef930cbc0ab27fa9348048

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86b854a2cfef930cbc0ab27fa9348048",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
