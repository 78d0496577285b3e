/**
 * @generated SignedSource<<f50a630ec2aa063a27f109a1d82f7a5c>>
 * @relayHash 013d16683d3b2e9873541a6cd79bdbf6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 013d16683d3b2e9873541a6cd79bdbf6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "013d16683d3b2e9873541a6cd79bdbf6",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
