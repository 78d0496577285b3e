/**
 * @generated SignedSource<<baad2b09478cc6a3c693b9d8ef16028d>>
 * @relayHash bfd1daa0c8156fa0c7121b932857fac3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfd1daa0c8156fa0c7121b932857fac3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkingCopyPageQuery } from './WorkingCopyPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkingCopyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bfd1daa0c8156fa0c7121b932857fac3",
    "metadata": {},
    "name": "WorkingCopyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
