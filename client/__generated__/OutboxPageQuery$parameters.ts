/**
 * @generated SignedSource<<51988799da71f81f7f11e94c1cbaef2f>>
 * @relayHash 0b8c936f9f36e04d5ccb6b5e24c82e35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1eea116fdfaa3a1165070a8a59cf7b897df227aefc34b5031a3d36c7d16b98dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutboxPageQuery } from './OutboxPageQuery.graphql';

const node: PreloadableConcreteRequest<OutboxPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1eea116fdfaa3a1165070a8a59cf7b897df227aefc34b5031a3d36c7d16b98dc",
    "metadata": {},
    "name": "OutboxPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
