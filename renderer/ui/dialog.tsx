// A question laid over the screen; Escape, the cross and a click beside it mean no.
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { t } from '../text/i18n';
import { Button } from './button';
import { Frame } from './panel';

interface DialogProps {
  readonly title: string;
  readonly width?: number;
  readonly height?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Dialog({ title, width = 460, height = 220, onClose, children }: DialogProps) {
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={(open) => (open ? undefined : onClose())}>
      <Modal className="modal" style={{ width, height }}>
        <Frame width={width} height={height} lit />
        <AriaDialog className="dialog ink">
          <Heading slot="title" className="dialog-title">
            {title}
          </Heading>
          {children}
          <Button
            look="quiet"
            size="small"
            icon="cancel"
            iconSize={14}
            className="dialog-x"
            action="dialog-x"
            label={t('common.close')}
            onPress={onClose}
          />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  // True for what cannot be taken back.
  readonly forGood?: boolean;
  // The way back by its name where it has the focus, and the gold unless `wiser` says otherwise.
  readonly no?: string;
  // Who has the gold, also as it is learned while the question is open; the focus stays where it is.
  readonly wiser?: 'yes' | 'no' | 'neither';
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function Confirm({ title, text, yes, forGood = false, no, wiser, onYes, onClose }: ConfirmProps) {
  const isWise = !forGood && no === undefined;
  const gold = wiser ?? (isWise ? 'yes' : no === undefined ? 'neither' : 'no');
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="dialog-text">{text}</p>
      <div className="dialog-buttons">
        <Button look={gold === 'no' ? 'primary' : 'quiet'} autoFocus={!isWise} action="dialog-no" onPress={onClose}>
          {no ?? t('common.cancel')}
        </Button>
        <Button
          look={gold === 'yes' ? 'primary' : forGood ? 'seal' : 'quiet'}
          autoFocus={isWise}
          action="dialog-yes"
          onPress={onYes}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
