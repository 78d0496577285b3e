/**
 * @generated SignedSource<<c456e0331a1408f3aa8d4ae5131695a9>>
 * @relayHash 3039997e832fde3dde120da1d1c0037b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3039997e832fde3dde120da1d1c0037b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkingCopyPageQuery } from './WorkingCopyPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkingCopyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3039997e832fde3dde120da1d1c0037b",
    "metadata": {},
    "name": "WorkingCopyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
