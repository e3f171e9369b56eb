@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// What SwiftUI's modifiers say of a view of UIKit, laid over what the view says of itself.
///
/// Blocks come before everything that a view or an app has stored, and are taken back without a trace.
@MainActor
final class PlatformAccessibility {
  private weak var view: UIView?
  /// What the app had stored before; nil when the traits are those of the view's class.
  private let ownTraits: UIAccessibilityTraits?
  private var properties = AccessibilityProperties()
  private var storedActions = false

  private static var known: [ObjectIdentifier: PlatformAccessibility] = [:]
  /// How many there are when those of views that have gone are left out.
  private static var cleanedAt = 64

  private init(_ view: UIView) {
    self.view = view
    let current = view.accessibilityTraits
    ownTraits = current == view.accessibilityDefaults.traits(of: view) ? nil : current
  }

  /// Gives a view what modifiers around it say, and takes back what they say no longer.
  static func apply(_ properties: AccessibilityProperties, to view: UIView) {
    let id = ObjectIdentifier(view)
    if let found = known[id], found.view === view { return found.apply(properties, to: view) }
    guard properties.says else { return }
    if known.count >= cleanedAt {
      known = known.filter { $0.value.view != nil }
      cleanedAt = max(64, known.count * 2)
    }
    let made = PlatformAccessibility(view)
    known[id] = made
    made.apply(properties, to: view)
  }

  private func apply(_ new: AccessibilityProperties, to view: UIView) {
    let old = properties
    properties = new
    if new.label != old.label {
      view.accessibilityLabelBlock = block(new.label) { $0.plain }
      view.accessibilityAttributedLabelBlock = block(new.label) { $0.string }
    }
    if new.value != old.value {
      view.accessibilityValueBlock = block(new.value) { $0.plain }
      view.accessibilityAttributedValueBlock = block(new.value) { $0.string }
    }
    if new.hint != old.hint {
      view.accessibilityHintBlock = block(new.hint) { $0.plain }
      view.accessibilityAttributedHintBlock = block(new.hint) { $0.string }
    }
    if new.identifier != old.identifier { view.accessibilityIdentifierBlock = block(new.identifier) { $0 } }
    if new.traits != old.traits || new.removedTraits != old.removedTraits { applyTraits(to: view) }
    if new.inputLabels != old.inputLabels {
      let names = new.inputLabels.map(\.plain)
      view.accessibilityUserInputLabelsBlock = block(names.isEmpty ? nil : names) { $0 }
    }
    if new.expandedStatus != old.expandedStatus {
      view.accessibilityExpandedStatusBlock = block(new.expandedStatus) { $0 }
    }
    if new.isModal != old.isModal {
      view.accessibilityViewIsModalBlock = block(new.isModal ? true : nil) { $0 }
    }
    applyActions(to: view)
  }

  /// A block that gives an answer made of a value; nil without a value.
  private func block<Value, Answer>(_ value: Value?, _ answer: @escaping @MainActor (Value) -> Answer) -> (
    @MainActor @Sendable () -> Answer
  )? {
    guard let value else { return nil }
    return { answer(value) }
  }

  private func applyTraits(to view: UIView) {
    let (added, removed) = (properties.traits, properties.removedTraits)
    guard added != .none || removed != .none else {
      view.accessibilityTraitsBlock = nil
      return
    }
    let own = ownTraits
    // A field that is being edited says so by its traits, so they are asked for each time.
    view.accessibilityTraitsBlock = { [weak view] in
      guard let view else { return added }
      return (own ?? view.accessibilityDefaults.traits(of: view)).subtracting(removed).union(added)
    }
  }

  private func applyActions(to view: UIView) {
    if !properties.namedActions.isEmpty || storedActions {
      storedActions = !properties.namedActions.isEmpty
      let actions = properties.namedActions.map { entry in
        UIAccessibilityCustomAction(attributedName: entry.name.string) { _ in
          entry.action()
          return true
        }
      }
      view.accessibilityCustomActionsBlock = block(storedActions ? actions : nil) { $0 }
    }
    func performing(_ action: (() -> Void)?) -> AXBoolReturnBlock? {
      guard let action else { return nil }
      return {
        action()
        return true
      }
    }
    func set(_ block: AXBoolReturnBlock?, _ keyPath: ReferenceWritableKeyPath<UIView, AXBoolReturnBlock?>) {
      if block != nil || view[keyPath: keyPath] != nil { view[keyPath: keyPath] = block }
    }
    set(performing(properties.defaultAction), \.accessibilityActivateBlock)
    set(performing(properties.escape), \.accessibilityPerformEscapeBlock)
    set(performing(properties.magicTap), \.accessibilityMagicTapBlock)
    if let adjust = properties.adjust {
      view.accessibilityIncrementBlock = { adjust(.increment) }
      view.accessibilityDecrementBlock = { adjust(.decrement) }
    } else if view.accessibilityIncrementBlock != nil {
      view.accessibilityIncrementBlock = nil
      view.accessibilityDecrementBlock = nil
    }
  }
}

extension AccessibilityProperties {
  /// Whether modifiers have said anything.
  fileprivate var says: Bool {
    makesElement || removedTraits != .none || identifier != nil || !inputLabels.isEmpty
      || expandedStatus != nil
      || isModal
  }
}
