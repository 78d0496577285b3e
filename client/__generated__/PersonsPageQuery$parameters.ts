/**
 * @generated SignedSource<<4b5a2ecfdc373a8eaad2f094f77286d4>>
 * @relayHash 92bcb635fa151485575b039bc8740b14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92bcb635fa151485575b039bc8740b14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonsPageQuery } from './PersonsPageQuery.graphql';

const node: PreloadableConcreteRequest<PersonsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92bcb635fa151485575b039bc8740b14",
    "metadata": {},
    "name": "PersonsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
