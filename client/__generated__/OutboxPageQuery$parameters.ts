/**
 * @generated SignedSource<<0641f644b5984d92f1dce7e6975a211c>>
 * @relayHash 5e601aa64fbae5744eaa00b6e515fc53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e601aa64fbae5744eaa00b6e515fc53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutboxPageQuery } from './OutboxPageQuery.graphql';

const node: PreloadableConcreteRequest<OutboxPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e601aa64fbae5744eaa00b6e515fc53",
    "metadata": {},
    "name": "OutboxPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
