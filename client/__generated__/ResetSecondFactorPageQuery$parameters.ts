/**
 * @generated SignedSource<<8c17896657dd4fc61403eecf87dc310c>>
 * @relayHash 96dba89b9c9559b469c99c1c4f70984a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96dba89b9c9559b469c99c1c4f70984a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetSecondFactorPageQuery } from './ResetSecondFactorPageQuery.graphql';

const node: PreloadableConcreteRequest<ResetSecondFactorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96dba89b9c9559b469c99c1c4f70984a",
    "metadata": {},
    "name": "ResetSecondFactorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
