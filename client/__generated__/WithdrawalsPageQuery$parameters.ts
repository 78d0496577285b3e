/**
 * @generated SignedSource<<00c4ec1e3691d0592f2b50adf95a692c>>
 * @relayHash d17e808e3a27d9b6b69af2f90aa722c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d17e808e3a27d9b6b69af2f90aa722c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d17e808e3a27d9b6b69af2f90aa722c1",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
