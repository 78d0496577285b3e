/**
 * @generated SignedSource<<5e80446d383d87b6995782f0deb13675>>
 * @relayHash e67a8b34d66a82dc9e2875eb05d311f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e67a8b34d66a82dc9e2875eb05d311f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e67a8b34d66a82dc9e2875eb05d311f1",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
