/**
 * @generated SignedSource<<712dec595e6af12ad200f4c1d1d38a8f>>
 * @relayHash 9dfc49503daa36ab3695da9bfcd11b13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 363e45183d3af79d231a9f1a7ae805ebdec42d2742547f4d4ec968d8af074a5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "363e45183d3af79d231a9f1a7ae805ebdec42d2742547f4d4ec968d8af074a5f",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
