import CurbcutFoundation
import CurbcutSwiftUI
import Foundation

/// Buttons that perform intents.
///
/// Follows <https://developer.apple.com/documentation/swiftui/button>.
extension Button {
  /// Creates a button that performs an intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { IntentRun.start(intent) }, label: label)
  }

  /// Creates a button with a role that performs an intent.
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { IntentRun.start(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localised text that performs an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    self.init(intent: intent) { Text(titleKey) }
  }

  /// Creates a button with a text that performs an intent.
  @_disfavoredOverload
  public init<I: AppIntent>(_ title: some StringProtocol, intent: I) {
    self.init(intent: intent) { Text(title) }
  }

  /// Creates a button with a role and a localised text that performs an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  /// Creates a button with a role and a text that performs an intent.
  @_disfavoredOverload
  public init<I: AppIntent>(_ title: some StringProtocol, role: ButtonRole?, intent: I) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a button with a localised text and a symbol that performs an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
    self.init(intent: intent) { CurbcutSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a text and a symbol that performs an intent.
  @_disfavoredOverload
  public init<I: AppIntent>(_ title: some StringProtocol, systemImage: String, intent: I) {
    self.init(intent: intent) { CurbcutSwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// Switches that perform intents. The intent changes what the switch shows.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toggle>.
extension Toggle {
  /// Creates a switch that performs an intent.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: Self.performing(intent, isOn), label: label)
  }

  static func performing(_ intent: some AppIntent, _ isOn: Bool) -> Binding<Bool> {
    Binding(get: { isOn }, set: { _ in IntentRun.start(intent) })
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a localised text that performs an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// Creates a switch with a text that performs an intent.
  @_disfavoredOverload
  public init<I: AppIntent>(_ title: some StringProtocol, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

/// Actions of elements that perform intents.
extension View {
  /// Adds an action that performs an intent.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityaction(_:intent:)>.
  public func accessibilityAction<I: AppIntent>(_ actionKind: AccessibilityActionKind = .default, intent: I)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityAction(actionKind) { IntentRun.start(intent) }
  }

  /// Adds an action with a name that performs an intent.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityaction(named:intent:)>.
  public func accessibilityAction<I: AppIntent>(named name: Text, intent: I)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityAction(named: name) { IntentRun.start(intent) }
  }

  /// Adds an action with a name that performs an intent.
  public func accessibilityAction<I: AppIntent>(named nameKey: LocalizedStringKey, intent: I)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityAction(named: Text(nameKey)) { IntentRun.start(intent) }
  }

  /// Adds an action with a name that performs an intent.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol, I: AppIntent>(named name: S, intent: I)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityAction(named: Text(name)) { IntentRun.start(intent) }
  }

  /// Adds an action with a view as its name that performs an intent.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityaction(intent:label:)>.
  public func accessibilityAction<I: AppIntent, Label: View>(intent: I, @ViewBuilder label: () -> Label)
    -> some View
  {
    accessibilityAction(action: { IntentRun.start(intent) }, label: label)
  }
}
