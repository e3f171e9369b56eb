/// Who takes clicks of the side or home button, and taps on the back of the device.
public struct ButtonRule: Hashable, Sendable {
  /// What is pressed, and how often.
  public enum Kind: Hashable, Sendable {
    /// The side or home button is clicked so many times.
    case clicks(Int)
    /// The back of the device is tapped so many times.
    case backTaps(Int)
  }

  /// Who takes it.
  public enum Taker: Hashable, Sendable {
    /// A technology.
    case technology(Technology)
    /// The Accessibility Shortcut.
    case shortcut
    /// What Back Tap is set to.
    case backTap
  }

  /// What is pressed, and how often.
  public var kind: Kind
  /// The technologies that run, all of them, for the rule to hold.
  public var with: Set<Technology>
  /// Who takes it.
  public var taker: Taker

  /// Creates a rule.
  public init(_ kind: Kind, with: Set<Technology> = [], _ taker: Taker) {
    self.kind = kind
    self.with = with
    self.taker = taker
  }

  /// The rules of iOS; the first one that holds decides, and without any the system does what it always does.
  public static let standard: [ButtonRule] = [
    // During a session of Guided Access three clicks lead to its passcode, and two end it for who is recognised
    // (<https://support.apple.com/guide/iphone/iph7fad0d10/ios>).
    .init(.clicks(3), with: [.guidedAccess], .technology(.guidedAccess)),
    .init(.clicks(2), with: [.guidedAccess], .technology(.guidedAccess)),
    // <https://support.apple.com/guide/iphone/iph3e2e31a5/ios>
    .init(.clicks(3), .shortcut),
    // Taps on the back may be a switch (<https://support.apple.com/guide/iphone/iph400b2f114/ios>); Apple does not say who wins
    // where both are set up.
    .init(.backTaps(2), with: [.switchControl], .technology(.switchControl)),
    .init(.backTaps(3), with: [.switchControl], .technology(.switchControl)),
    .init(.backTaps(2), .backTap), .init(.backTaps(3), .backTap),
  ]
}
