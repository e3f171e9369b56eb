import CurbcutUIKit
import Foundation

/// Whether a button goes on doing what it does while it is held.
///
/// Follows <https://developer.apple.com/documentation/swiftui/buttonrepeatbehavior>.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let raw: Int

  /// As the system does: it does not.
  public static let automatic = Self(raw: 0)
  /// It does.
  public static let enabled = Self(raw: 1)
  /// It does not.
  public static let disabled = Self(raw: 2)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
  /// Whether buttons go on doing what they do while they are held.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/buttonrepeatbehavior>.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the buttons in the view go on doing what they do while they are held.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/buttonrepeatbehavior(_:)>.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

/// Does something again and again while a button is held, as UIKit's stepper does.
@MainActor
final class HeldButton {
  /// The time until the first repetition, and from each to the next, in seconds.
  private static let delays = (first: 0.5, next: 0.1)

  private let action: () -> Void
  private var turn = 0
  /// Whether the button has done something since it was pressed.
  private(set) var hasRepeated = false

  init(_ action: @escaping () -> Void) { self.action = action }

  /// The button is pressed, or not any more.
  func press(_ isPressed: Bool) {
    turn += 1
    guard isPressed else { return }
    hasRepeated = false
    wait(Self.delays.first, turn)
  }

  private func wait(_ delay: TimeInterval, _ known: Int) {
    HostTimer.after(delay) { [weak self] in
      guard let self, turn == known else { return }
      hasRepeated = true
      action()
      wait(Self.delays.next, known)
    }
  }
}
