/**
 * @generated SignedSource<<dd12d220bda0851054d07fb68f635fff>>
 * @relayHash 2354aaa52497a93ec7320f2c168293a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2354aaa52497a93ec7320f2c168293a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherCalendarPageQuery } from './VoucherCalendarPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherCalendarPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2354aaa52497a93ec7320f2c168293a9",
    "metadata": {},
    "name": "VoucherCalendarPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
