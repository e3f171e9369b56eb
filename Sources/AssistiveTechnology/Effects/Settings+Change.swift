import DeviceSettings

extension Settings {
  /// Takes over a change that a technology made. A key that is not known, or a value that the setting cannot
  /// have, changes nothing.
  public mutating func apply(_ change: SettingChange) {
    guard let definition = Settings.definition(of: change.key) else { return }
    let value: SettingValue =
      switch change.value {
      case .bool(let value): .bool(value)
      case .number(let value): .number(value)
      case .text(let value): .text(value)
      case .texts(let value): .map(value.mapValues { .text($0) })
      }
    do {
      try definition.set(value, in: &self)
    } catch {
      // The technology asked for what the setting cannot be: it stays as it is.
      return
    }
  }
}
