import { Popover } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/Field.tsx'
import style from './VariantsSection.module.css'

/** Gives all offered sizes the same value. */
export function FillValues({ mode, onFill }: { mode: string; onFill: (value: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState('')
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top-start" shadow="md" offset={6} trapFocus returnFocus>
      <Popover.Target>
        <Button look="quiet" size="tiny" onClick={() => setOpen(open => !open)}>
          <FormattedMessage id="admin.product.fill" />
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          className={style.fill}
          onSubmit={event => {
            event.preventDefault()
            event.stopPropagation()
            onFill(value.trim())
            setOpen(false)
          }}
        >
          <TextField
            type={mode === 'backOn' ? 'date' : 'text'}
            inputMode={mode === 'stock' ? 'numeric' : mode === 'price' ? 'decimal' : undefined}
            label={<FormattedMessage id="admin.product.fillValue" />}
            value={value}
            autoComplete="off"
            onChange={event => setValue(event.target.value)}
          />
          <Button type="submit" size="small">
            <FormattedMessage id="admin.product.fillAll" />
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
