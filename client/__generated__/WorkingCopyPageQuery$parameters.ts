/**
 * @generated SignedSource<<f346d31f5a0194713ea3735199562227>>
 * @relayHash 5d5800eee09e6f52ec47be903dff709c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d5800eee09e6f52ec47be903dff709c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkingCopyPageQuery } from './WorkingCopyPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkingCopyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d5800eee09e6f52ec47be903dff709c",
    "metadata": {},
    "name": "WorkingCopyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
