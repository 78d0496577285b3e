/**
 * @generated SignedSource<<8cdb87ad9189b5af485a7edb797e6428>>
 * @relayHash c5083a2a35e1573abd9d26651a2f829a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5083a2a35e1573abd9d26651a2f829a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordPageQuery } from './ResetPasswordPageQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5083a2a35e1573abd9d26651a2f829a",
    "metadata": {},
    "name": "ResetPasswordPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
