/**
 * @generated SignedSource<<c865d65da600f64c5f1034c4b94c4ffa>>
 * @relayHash 3e942ed1a67dd5d423e3228a0d695c5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e942ed1a67dd5d423e3228a0d695c5c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkingCopyPageQuery } from './WorkingCopyPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkingCopyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e942ed1a67dd5d423e3228a0d695c5c",
    "metadata": {},
    "name": "WorkingCopyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
