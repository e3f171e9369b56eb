import AccessibilityTree
import DeviceSettings

/// Something that shows what technologies do: a braille display, a page, a recorder.
@MainActor
public protocol SessionOutput: AnyObject {
  /// Called for each effect when it is carried out.
  ///
  /// - Parameters:
  ///   - effect: what an engine asked for.
  ///   - technology: the identifier of that engine.
  ///   - time: in seconds since the session began.
  func show(_ effect: Effect, of technology: String, at time: Double)
  /// Applies the settings of the device, when the session begins and whenever they change.
  func apply(_ settings: Settings)
  /// Translates input from the device that the output represents into what it means: a routing key over a
  /// cell becomes an offset in the text. Technologies, observers and recordings receive what is returned.
  func translate(_ event: Event) -> [Event]
  /// The events from the device since the last call, oldest first.
  func takeEvents() -> [Event]
}

/// Defaults for an output that only shows effects.
extension SessionOutput {
  public func apply(_ settings: Settings) {}
  public func translate(_ event: Event) -> [Event] { [event] }
  public func takeEvents() -> [Event] { [] }
}

extension ScreenUpdate {
  /// Both changes combined.
  package func merged(with other: ScreenUpdate) -> ScreenUpdate {
    switch (self, other) {
    case (.attributes(let a), .attributes(let b)): .attributes(a + b.filter { !a.contains($0) })
    default: .structure
    }
  }
}
