/**
 * @generated SignedSource<<bc23e94236cb38a287d3efcd4b0813d4>>
 * @relayHash b37042c15bcee0169c00d0a49d8a2dee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b37042c15bcee0169c00d0a49d8a2dee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessagesPageQuery } from './MessagesPageQuery.graphql';

const node: PreloadableConcreteRequest<MessagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b37042c15bcee0169c00d0a49d8a2dee",
    "metadata": {},
    "name": "MessagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
