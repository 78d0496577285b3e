/**
 * @generated SignedSource<<a6f51a51db65a62489b177d4d79e3098>>
 * @relayHash d1e8ff8b898df66de99b00b2a2f966ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b87895da5308227076074fe40eb9883844a1528abed5b027a89b83da25d20082

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b87895da5308227076074fe40eb9883844a1528abed5b027a89b83da25d20082",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
