// The form of a doctrine file.
import * as z from 'zod';
import { SIDES } from '../../board/index.js';
import { mapField, nameField } from '../../text/fields.js';
import { once } from '../../text/once.js';
import { underSchema } from './opening-schema.js';
import { ownName, textField, weightsSchema } from './weights-schema.js';

/** The schema of a doctrine file. */
export const doctrineSchema = once(() => {
  return mapField(
    {
      name: ownName('a doctrine').describe('What it is called.'),
      side: nameField(SIDES, { what: 'a side' }).describe('Who plays by it.'),
      intent: textField('what the doctrine intends').describe('What it tries to do, in a paragraph.'),
      extends: textField('a doctrine')
        .optional()
        .describe(
          'The doctrine whose weights count where this one is silent: a name, or a file beside this one. Default: standard.',
        ),
      weights: weightsSchema().describe(
        'The weights in which it differs; `vitp players NAME` prints those of a doctrine.',
      ),
      under: underSchema().describe(
        'What counts under some rules instead of these weights. Default: that of the doctrine it extends, but for the weights named here.',
      ),
      provenance: z.unknown().optional().describe('How it was made, for people; `vitp tune` writes it.'),
    },
    'a doctrine',
  ).describe('A doctrine: one way to play a side.');
});
