/**
 * @generated SignedSource<<b089ec3fe7a54e54c3211495985071f6>>
 * @relayHash 3df0d1b6e1c827516a790d0b8e1f9c66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3df0d1b6e1c827516a790d0b8e1f9c66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessagePageQuery } from './MessagePageQuery.graphql';

const node: PreloadableConcreteRequest<MessagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3df0d1b6e1c827516a790d0b8e1f9c66",
    "metadata": {},
    "name": "MessagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
