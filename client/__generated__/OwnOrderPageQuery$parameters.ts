/**
 * @generated SignedSource<<4867d9aa5feb15e34fef676bb4ce5221>>
 * @relayHash b53ceb32df0ddd6204cf537b76a57f7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b53ceb32df0ddd6204cf537b76a57f7a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b53ceb32df0ddd6204cf537b76a57f7a",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
