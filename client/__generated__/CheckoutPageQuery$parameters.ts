/**
 * @generated SignedSource<<0634867650e2eba6a5cdb151c348a606>>
 * @relayHash 0a4fd0bb5500a7a0b7185b4f0f06e1e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c15975b820d73c70be593f8ff7c8eaac368b3d026f16dcca2037d4532a497951

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c15975b820d73c70be593f8ff7c8eaac368b3d026f16dcca2037d4532a497951",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
