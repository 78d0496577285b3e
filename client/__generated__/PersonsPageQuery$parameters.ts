/**
 * @generated SignedSource<<72b8368dc1768020d145aefe41e438db>>
 * @relayHash c50ee300f8d3736fefbd0edc7b9cd169
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eafdfc8e81266c0194c45b47abff0bae9f9ff2e8b1f037352f936d847b64057a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonsPageQuery } from './PersonsPageQuery.graphql';

const node: PreloadableConcreteRequest<PersonsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eafdfc8e81266c0194c45b47abff0bae9f9ff2e8b1f037352f936d847b64057a",
    "metadata": {},
    "name": "PersonsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
