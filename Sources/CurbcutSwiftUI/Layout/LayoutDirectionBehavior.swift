import CurbcutUIKit
import Foundation

/// What is mirrored in which direction of the language.
///
/// Follows <https://developer.apple.com/documentation/swiftui/layoutdirectionbehavior>.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Nothing.
  case fixed
  /// What is shown in that direction.
  case mirrors(in: LayoutDirection)

  /// What is shown in languages that are written from the right.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func mirrors(_ direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

/// Mirrors what is seen of a view.
struct MirrorEffect: VisualEffectModifier {
  var isMirrored: @MainActor (EnvironmentValues) -> Bool

  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) {
    view.transform = isMirrored(environment) ? CGAffineTransform(scaleX: -1, y: 1) : .identity
  }
}

extension View {
  /// Sets whether the view is laid out from the left and then mirrored in a direction of the language.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/layoutdirectionbehavior(_:)>.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    environment(\.layoutDirection, .leftToRight)
      .modifier(MirrorEffect { behavior.mirrors($0.layoutDirection) })
  }

  /// Mirrors what is seen of the view in languages that are written from the right.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/flipsforrighttoleftlayoutdirection(_:)>.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorEffect { enabled && $0.layoutDirection == .rightToLeft })
  }
}
