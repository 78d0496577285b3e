/**
 * @generated SignedSource<<f3b9c19b3ac267eeeaac7b1ad124ef2b>>
 * @relayHash 96dba89b9c9559b469c99c1c4f70984a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04c31373959071d8f575f8eb01ca86f8e2f2d2fab8474c3a88091ccb66d6698d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetSecondFactorPageQuery } from './ResetSecondFactorPageQuery.graphql';

const node: PreloadableConcreteRequest<ResetSecondFactorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04c31373959071d8f575f8eb01ca86f8e2f2d2fab8474c3a88091ccb66d6698d",
    "metadata": {},
    "name": "ResetSecondFactorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
