/**
 * @generated SignedSource<<ab05a675eec0c2695656b02d12557eb6>>
 * @relayHash 4cfd9dda91772513f452d96f00903a48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cfd9dda91772513f452d96f00903a48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutboxPageQuery } from './OutboxPageQuery.graphql';

const node: PreloadableConcreteRequest<OutboxPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cfd9dda91772513f452d96f00903a48",
    "metadata": {},
    "name": "OutboxPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
