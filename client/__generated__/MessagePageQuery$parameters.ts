/**
 * @generated SignedSource<<e1d4a68a6eb56d1ffdf956754a672f39>>
 * @relayHash 2f75857a0c717f7600a6dea353be9e9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f75857a0c717f7600a6dea353be9e9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessagePageQuery } from './MessagePageQuery.graphql';

const node: PreloadableConcreteRequest<MessagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f75857a0c717f7600a6dea353be9e9e",
    "metadata": {},
    "name": "MessagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
