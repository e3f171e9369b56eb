/// Actions that switches have for a while, for one task: Settings › Accessibility › Switch Control › Recipes.
///
/// <https://support.apple.com/guide/iphone/iph400b2f114/ios>
public struct SwitchRecipe: Hashable, Sendable {
  /// What the recipe is called.
  public var name: String
  /// What the switches do meanwhile; a switch that is not here does what it does otherwise.
  public var switches: [SwitchAssignment]
  /// After how many seconds without a switch the recipe ends, 10 to 10 800; nil for never.
  public var timeout: Double?

  /// Creates a recipe.
  public init(name: String, switches: [SwitchAssignment], timeout: Double? = nil) {
    self.name = name
    self.switches = switches
    self.timeout = timeout
  }

  /// The range of a timeout, in seconds.
  public static let timeouts = 10.0...10_800.0
}

/// How a recipe is written in settings, behind its name: `"external:space=tapMiddleOfScreen; timeout=60"`.
extension SwitchRecipe {
  init?(name: String, text: String) {
    self.init(name: name, switches: [])
    for part in text.split(separator: ";").map(\.trimmingSpaces) where !part.isEmpty {
      if part.hasPrefix("timeout=") {
        guard let seconds = Double(part.dropFirst(8)), Self.timeouts.contains(seconds) else { return nil }
        timeout = seconds
        continue
      }
      // The key of a switch may be called by the same sign.
      let read = part.indices.lazy.filter { part[$0] == "=" }.compactMap {
        SwitchAssignment(source: String(part[..<$0]), actions: String(part[part.index(after: $0)...]))
      }
      guard let assignment = read.first else { return nil }
      switches.append(assignment)
    }
    if name.isEmpty || switches.isEmpty { return nil }
  }

  var text: String {
    let parts = switches.map { "\($0.source.name)=\($0.actions)" }
    return (parts + (timeout.map { ["timeout=\(SettingValue.number($0).description)"] } ?? []))
      .joined(separator: "; ")
  }
}
