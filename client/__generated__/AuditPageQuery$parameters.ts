/**
 * @generated SignedSource<<de5fe5a1c6f66ead3c3a74e9ac4816fc>>
 * @relayHash 513e56025cc925e7a04722849b91d7b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 513e56025cc925e7a04722849b91d7b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "513e56025cc925e7a04722849b91d7b6",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
