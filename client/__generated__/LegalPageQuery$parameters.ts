/**
 * @generated SignedSource<<faf26639d21bceb9f780e1ed70d0404e>>
 * @relayHash 8f92e59c137165356272c16cc028a3de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0db3d1ca3a0d75dab95764ee07ffc2b5bf947ee452f7fac445dd0d2b7d6a0d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LegalPageQuery } from './LegalPageQuery.graphql';

const node: PreloadableConcreteRequest<LegalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0db3d1ca3a0d75dab95764ee07ffc2b5bf947ee452f7fac445dd0d2b7d6a0d7",
    "metadata": {},
    "name": "LegalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
