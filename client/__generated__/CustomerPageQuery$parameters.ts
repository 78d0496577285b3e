/**
 * @generated SignedSource<<3a77406cefe11eccf80ac509b8f66d2a>>
 * @relayHash 0bbe68f96009ab97cf91472dfa8bf90d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bbe68f96009ab97cf91472dfa8bf90d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0bbe68f96009ab97cf91472dfa8bf90d",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
