/**
 * @generated SignedSource<<7209b5004de25bf338e2ba4599b57789>>
 * @relayHash c5083a2a35e1573abd9d26651a2f829a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f4758c84f85922dfaa6df8b8e12719cdc44e1227531872026272e1d69f98c36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordPageQuery } from './ResetPasswordPageQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f4758c84f85922dfaa6df8b8e12719cdc44e1227531872026272e1d69f98c36",
    "metadata": {},
    "name": "ResetPasswordPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
