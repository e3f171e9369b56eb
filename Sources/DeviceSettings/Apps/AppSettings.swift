/// Settings that hold for one app only (Settings › Accessibility › Per-App Settings).
extension Settings {
  /// The keys of the settings that an app may have of its own, in the order of Settings.
  public static let perAppKeys = [
    "contentSize", "boldText", "buttonShapes", "onOffLabels", "increaseContrast", "reduceTransparency",
    "differentiateWithoutColor", "showBorders", "smartInvert", "reduceWhitePoint.isOn", "reduceMotion",
    "prefersCrossFadeTransitions", "videoAutoplay", "animatedImages",
  ]

  /// The settings as an app has them: those of the device, and over them its own.
  ///
  /// - Parameter bundleIdentifier: of the app; nil for an app that nobody knows, which has the device's.
  public func resolved(for bundleIdentifier: String?) -> Settings {
    guard let bundleIdentifier, let own = perApp[bundleIdentifier] else { return self }
    var settings = self
    for key in Self.perAppKeys {
      guard let value = own[key] else { continue }
      do { try settings.set(key, to: value) } catch {
        // Values are checked when they are given; a file of a newer version may hold more than is known here.
        continue
      }
    }
    return settings
  }

  /// Gives an app a setting of its own; nil gives it the device's again.
  ///
  /// - Throws: a ``SettingError`` for a key that no app can have for itself, and for a value that the setting
  ///   cannot have.
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
