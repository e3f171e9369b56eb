import CurbcutUIKit
import Foundation

/// What technologies read of an object only where it was stored: attributed words, actions, rotors, custom content.
extension AccessibilityNode {
  func storeDetails() {
    storeWords()
    // In a row or a container, its own actions are asked for too, once there may be any.
    let hasActions = !properties.namedActions.isEmpty || enclosingRow != nil || isInActingContainer
    store(.actions, hasActions ? customActions : nil) { accessibilityCustomActions = $0 }
    // Only an object that stores something is asked for its chart.
    if properties.chart != nil { markAsChart() }
    store(.content, properties.customContent.isEmpty ? nil : customContent) { hostedCustomContent = $0 ?? [] }
    store(.inputLabels, properties.inputLabels.isEmpty ? nil : properties.inputLabels.map(\.string)) {
      accessibilityAttributedUserInputLabels = $0
    }
    let rotors = rotors
    store(.rotors, rotors.isEmpty ? nil : rotors) { accessibilityCustomRotors = $0 }
    store(.context, properties.textContentType?.context) { accessibilityTextualContext = $0 }
    store(.touch, properties.directTouch.map(\.options)) { accessibilityDirectTouchOptions = $0 ?? .none }
    store(.expanded, properties.expandedStatus) { accessibilityExpandedStatus = $0 ?? .unsupported }
    // Both follow the view as it moves; that they are stored only makes them be asked for.
    store(.activation, properties.activationPoint.map { _ in CGPoint.zero }) {
      if let point = $0 { accessibilityActivationPoint = point }
    }
    store(.outline, properties.outline.map { _ in UIBezierPath() }) { accessibilityPath = $0 }
    store(.responds, respondsToUserInteraction) {
      accessibilityRespondsToUserInteraction = $0 ?? Self.responds(properties.traits)
    }
  }

  private func store<Value>(_ detail: Stored, _ value: Value?, _ set: (Value?) -> Void) {
    guard value != nil || stored.contains(detail) else { return }
    set(value)
    if value == nil { stored.remove(detail) } else { stored.insert(detail) }
  }

  // MARK: Words

  /// Plain words are the class's default; only those with attributes are stored.
  private func storeWords() {
    store(.label, attributed(properties.label, level: properties.headingLevel)) {
      accessibilityAttributedLabel = $0
    }
    store(.value, attributed(properties.value)) { accessibilityAttributedValue = $0 }
    store(.hint, attributed(properties.hint)) { accessibilityAttributedHint = $0 }
  }

  private func attributed(
    _ words: AccessibilityWords?, level: AccessibilityHeadingLevel? = nil
  ) -> NSAttributedString? {
    guard let words, !words.isEmpty, level != nil || words.hasAttributes else { return nil }
    guard let level else { return words.string }
    let string = NSMutableAttributedString(attributedString: words.string)
    string.addAttribute(
      .accessibilityTextHeadingLevel, value: Int(level.rawValue),
      range: NSRange(location: 0, length: string.length))
    return string
  }

  // MARK: Actions and content

  private var customActions: [UIAccessibilityCustomAction] {
    properties.namedActions.map { entry in
      let action = UIAccessibilityCustomAction(attributedName: entry.name.string) { _ in
        entry.action()
        return true
      }
      action.category = entry.category?.name(place?.environment.value ?? EnvironmentValues())
      return action
    }
  }

  /// The actions of the containers that the element is in, the nearest first. A container is no stop itself; what can be
  /// done with it is offered at each of its elements, as in Apple's sample "Enhancing the accessibility of your SwiftUI
  /// app".
  var actionsOfContainers: [UIAccessibilityCustomAction] {
    var actions: [UIAccessibilityCustomAction] = []
    var container = accessibilityContainer as? AccessibilityNode
    while let found = container {
      actions += found.customActions
      container = found.accessibilityContainer as? AccessibilityNode
    }
    return actions
  }

  private var isInActingContainer: Bool {
    var container = accessibilityContainer as? AccessibilityNode
    while let found = container {
      if !found.properties.namedActions.isEmpty { return true }
      container = found.accessibilityContainer as? AccessibilityNode
    }
    return false
  }

  private var customContent: [AXCustomContent] {
    properties.customContent.map {
      let content = AXCustomContent(attributedLabel: $0.label.string, attributedValue: $0.value.string)
      content.importance = $0.importance
      return content
    }
  }

  /// What the app says; else an element that does something can be used, whatever its traits.
  private var respondsToUserInteraction: Bool? {
    if let said = properties.respondsToUserInteraction { return said }
    let traits = properties.traits
    guard properties.defaultAction != nil, !traits.contains(.notEnabled), !Self.responds(traits) else {
      return nil
    }
    return true
  }

  private static func responds(_ traits: UIAccessibilityTraits) -> Bool {
    !traits.contains(.notEnabled)
      && !traits.isDisjoint(with: [
        .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton,
      ])
  }

  // MARK: Rotors

  private var rotors: [UIAccessibilityCustomRotor] {
    guard !properties.links.isEmpty else {
      linkRotor = nil
      return properties.rotors
    }
    // An own rotor for links replaces this one.
    if properties.rotors.contains(where: { $0.systemRotorType == .link }) { return properties.rotors }
    let rotor =
      linkRotor
      ?? UIAccessibilityCustomRotor(systemType: .link) { [weak self] in self?.link(for: $0) }
    linkRotor = rotor
    return properties.rotors + [rotor]
  }

  /// The next link in the text.
  private func link(
    for predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    let ranges = properties.links.map(\.range)
    let isNext = predicate.searchDirection == .next
    var index = isNext ? 0 : ranges.count - 1
    if predicate.currentItem.targetElement === self, let current = predicate.currentItem.targetRange?.units {
      guard
        let found = isNext
          ? ranges.firstIndex(where: { $0.location > current.location })
          : ranges.lastIndex(where: { $0.location < current.location })
      else { return nil }
      index = found
    }
    guard ranges.indices.contains(index) else { return nil }
    return UIAccessibilityCustomRotorItemResult(
      targetElement: self, targetRange: UITextRange.units(ranges[index]))
  }
}
