/**
 * @generated SignedSource<<af48850743678517cfc08c2321b95260>>
 * @relayHash 47af31f9784ad2e8bc9fcd169d31b7f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47af31f9784ad2e8bc9fcd169d31b7f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47af31f9784ad2e8bc9fcd169d31b7f7",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
