/// Settings that apply to one app only (Settings › Accessibility › Per-App Settings).
extension Settings {
  /// The keys of the settings that can be set per app, in the order of Settings.
  public static let perAppKeys = [
    "contentSize", "boldText", "buttonShapes", "onOffLabels", "increaseContrast", "reduceTransparency",
    "differentiateWithoutColor", "showBorders", "smartInvert", "reduceWhitePoint.isOn", "reduceMotion",
    "prefersCrossFadeTransitions", "videoAutoplay", "animatedImages",
  ]

  /// The settings that apply to an app: those of the device, overridden by its own.
  ///
  /// - Parameter bundleIdentifier: the app's bundle identifier; nil for an unknown app, which uses the
  ///   device's settings.
  public func resolved(for bundleIdentifier: String?) -> Settings {
    guard let bundleIdentifier, let own = perApp[bundleIdentifier] else { return self }
    var settings = self
    for key in Self.perAppKeys {
      guard let value = own[key] else { continue }
      do { try settings.set(key, to: value) } catch {
        // Values are checked when they are set; a file from a newer version may contain unknown ones.
        continue
      }
    }
    return settings
  }

  /// Sets a per-app setting; nil makes the app use the device's setting again.
  ///
  /// - Throws: a ``SettingError`` for a key that cannot be set per app, or for an invalid value.
  public mutating func set(_ key: String, to value: SettingValue?, for bundleIdentifier: String)
    throws(SettingError)
  {
    guard Self.perAppKeys.contains(key) else {
      throw SettingError(
        key: key, expected: "one of " + Self.perAppKeys.joined(separator: ", "), found: "another setting")
    }
    if let value {
      var probe = self
      try probe.set(key, to: value)
    }
    var own = perApp[bundleIdentifier] ?? [:]
    own[key] = value
    perApp[bundleIdentifier] = own.isEmpty ? nil : own
  }
}
