/**
 * @generated SignedSource<<63a6775646dc67475322dddb0cba5808>>
 * @relayHash e67a8b34d66a82dc9e2875eb05d311f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb4748cbf4628d4ec33e19891fd785267fca23f061ad7f7c33676ceb0e60b1de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb4748cbf4628d4ec33e19891fd785267fca23f061ad7f7c33676ceb0e60b1de",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
