import DeviceSettings

extension Settings {
  /// Applies a change that a technology made. An unknown key, or a value that is invalid for the setting,
  /// changes nothing.
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
      // The value is invalid for the setting, which keeps its old value.
      return
    }
  }
}
