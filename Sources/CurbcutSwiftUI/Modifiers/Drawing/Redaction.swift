import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// Why what is shown is made illegible.
///
/// Follows <https://developer.apple.com/documentation/swiftui/redactionreasons>.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  /// Creates reasons.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Texts and images are places that are still to be filled. They keep their size.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// What is marked as sensitive is to stay private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// What is shown is out of date. Only widgets look different then; others read the reason in the environment.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue = RedactionReasons()
}

private enum PrivacySensitivityKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Why what is shown is made illegible; empty where it is not.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/redactionreasons>.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether what is shown is private.
  var isPrivacySensitive: Bool {
    get { self[PrivacySensitivityKey.self] }
    set { self[PrivacySensitivityKey.self] = newValue }
  }

  /// Whether it is hidden because it is private.
  var hidesForPrivacy: Bool { redactionReasons.contains(.privacy) && isPrivacySensitive }

  /// How texts and images are hidden; nil where they are shown.
  var redaction: Redaction? {
    guard redactionReasons.contains(.placeholder) || hidesForPrivacy else { return nil }
    let place: CGFloat =
      switch multilineTextAlignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    return Redaction(
      color: foregroundPlatformColor.withAlphaComponent(Redaction.opacity).cgColor,
      linePlace: layoutDirection == .rightToLeft ? 1 - place : place)
  }
}

/// How a text or image is hidden: by bars in place of its lines.
struct Redaction {
  /// Of the colour in which the text would be.
  static let opacity: CGFloat = 0.16
  private static let radius: CGFloat = 3

  var color: CGColor
  /// Where lines that are shorter than others stand, from 0 at the left to 1 at the right.
  var linePlace: CGFloat

  func draw(_ text: TextLayout, in context: CGContext, _ bounds: CGRect) {
    for line in text.lines where line.width > 0 {
      let x = max(0, bounds.width - line.width) * linePlace
      let bar = CGRect(x: x, y: line.top, width: min(line.width, bounds.width), height: line.height)
      fill(bar.insetBy(dx: 0, dy: line.height / 10), in: context)
    }
  }

  func fill(_ rect: CGRect, in context: CGContext) {
    context.setFillColor(color)
    context.addPath(UIBezierPath(roundedRect: rect, cornerRadius: Self.radius).cgPath)
    context.fillPath()
  }
}

extension View {
  /// Adds a reason to make what the view shows illegible. Texts and images become bars of the same size.
  ///
  /// That is only what is seen: assistive technologies read a placeholder's words, unless the app hides them with
  /// ``accessibilityHidden(_:)``. What is hidden because it is private is not read either.
  /// Follows <https://developer.apple.com/documentation/swiftui/view/redacted(reason:)>.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Takes all reasons away.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/unredacted()>.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks what the view shows as private, so that it is hidden for ``RedactionReasons/privacy``.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/privacysensitive(_:)>.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
