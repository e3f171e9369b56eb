import CurbcutUIKit
import Foundation

/// Something that can be felt, which says what has happened.
///
/// Follows <https://developer.apple.com/documentation/swiftui/sensoryfeedback>.
public struct SensoryFeedback: Equatable, Sendable {
  private enum Kind: Equatable {
    case success, warning, error, selection
    /// Felt on other devices only.
    case elsewhere(String)
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, Double)
  }

  private let kind: Kind

  /// A task was completed.
  public static let success = Self(kind: .success)
  /// A task gave a warning.
  public static let warning = Self(kind: .warning)
  /// A task failed.
  public static let error = Self(kind: .error)
  /// A selection has changed.
  public static let selection = Self(kind: .selection)
  /// A value has passed a threshold upwards; felt on a watch.
  public static let increase = Self(kind: .elsewhere("increase"))
  /// A value has passed a threshold downwards; felt on a watch.
  public static let decrease = Self(kind: .elsewhere("decrease"))
  /// An activity has started; felt on a watch.
  public static let start = Self(kind: .elsewhere("start"))
  /// An activity has stopped; felt on a watch.
  public static let stop = Self(kind: .elsewhere("stop"))
  /// Something dragged is in line; felt on a Mac.
  public static let alignment = Self(kind: .elsewhere("alignment"))
  /// A pressure level was passed; felt on a Mac.
  public static let levelChange = Self(kind: .elsewhere("levelChange"))
  /// Things have met.
  public static let impact = impact()

  /// Things of a weight have met, with an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    Self(kind: .impact(weight.style, intensity))
  }

  /// Things of a firmness have met, with an intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    Self(kind: .impact(flexibility.style, intensity))
  }

  /// The weight of things that meet.
  public struct Weight: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// Small and light things.
    public static let light = Self(style: .light)
    /// Things of medium size and weight.
    public static let medium = Self(style: .medium)
    /// Large and heavy things.
    public static let heavy = Self(style: .heavy)
  }

  /// The firmness of things that meet.
  public struct Flexibility: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// Hard things, which do not give way.
    public static let rigid = Self(style: .rigid)
    /// Firm things, which give way a little.
    public static let solid = Self(style: .medium)
    /// Soft things, which give way.
    public static let soft = Self(style: .soft)
  }

  @MainActor
  func play() {
    switch kind {
    case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
    case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
    case .error: UINotificationFeedbackGenerator().notificationOccurred(.error)
    case .selection: UISelectionFeedbackGenerator().selectionChanged()
    case .impact(let style, let intensity):
      UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: intensity)
    case .elsewhere: break
    }
  }
}

extension View {
  /// Lets something be felt when a value has changed.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/sensoryfeedback(_:trigger:)>.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    onChange(of: trigger) { _, _ in feedback.play() }
  }

  /// Lets something be felt when a value has changed and a condition holds.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in if condition(old, new) { feedback.play() } }
  }

  /// Lets be felt what a closure chooses when a value has changed.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in feedback(old, new)?.play() }
  }

  /// Lets be felt what a closure chooses when a value has changed.
  public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?)
    -> some View
  {
    onChange(of: trigger) { _, _ in feedback()?.play() }
  }
}
