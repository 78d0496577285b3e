/**
 * @generated SignedSource<<c916275af7529b68714b5c0d0ab6afca>>
 * @relayHash 7aa69082c65747afbc3b96ab7cc28de3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7aa69082c65747afbc3b96ab7cc28de3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkingCopyPageQuery } from './WorkingCopyPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkingCopyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7aa69082c65747afbc3b96ab7cc28de3",
    "metadata": {},
    "name": "WorkingCopyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
