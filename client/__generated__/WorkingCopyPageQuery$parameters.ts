/**
 * @generated SignedSource<<d8185c63b18a8c910ff4b8592a5f457f>>
 * @relayHash 5a2bfff6d541db92cdfdde0318861fe9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a2bfff6d541db92cdfdde0318861fe9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkingCopyPageQuery } from './WorkingCopyPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkingCopyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a2bfff6d541db92cdfdde0318861fe9",
    "metadata": {},
    "name": "WorkingCopyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
