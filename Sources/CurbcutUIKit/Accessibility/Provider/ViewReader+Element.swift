import AccessibilityTree
import Foundation

extension ViewReader {
  func element(of node: AccessibleObject) -> AccessibilityElement {
    let known = classFacts(of: node)
    // An object of ours on which the app stored nothing has only what its class says.
    let isPlain = known.isOwn && node.accessibilityStorage == nil
    let mayHaveAttributes =
      !known.isOwn || node.accessibilityStorage?.mayHaveAttributedText ?? false
    let traits = AccessibilityTraits(rawValue: node.accessibilityTraits.rawValue)
    var element = AccessibilityElement(
      id: id(of: node), traits: traits, frame: node.accessibilityFrame,
      identifier: node.accessibilityIdentifier, type: type(of: node))
    if mayHaveAttributes {
      element.label = node.accessibilityAttributedLabel.map { AccessibilityText($0) }
      element.value = node.accessibilityAttributedValue.map { AccessibilityText($0) }
      element.hint = node.accessibilityAttributedHint.map { AccessibilityText($0) }
    } else {
      element.label = node.accessibilityLabel.map { AccessibilityText($0) }
      element.value = node.accessibilityValue.map { AccessibilityText($0) }
      element.hint = node.accessibilityHint.map { AccessibilityText($0) }
    }
    if isPlain, !mayHaveDetails(node, traits: traits, isView: known.isView) { return element }
    var details = AccessibilityElement.Details()
    addClassDetails(of: node, isView: known.isView, to: &details)
    if !isPlain { addStoredDetails(of: node, to: &details) }
    let point = node.accessibilityActivationPoint
    let bounds = details.path.map(\.boundingBox)
    let usual = element.frame.isEmpty ? bounds ?? element.frame : element.frame
    if point != CGPoint(x: usual.midX, y: usual.midY), point.x.isFinite, point.y.isFinite {
      details.activationPoint = point
    }
    if details != AccessibilityElement.Details() { element.details = details }
    return element
  }

  /// Whether the class itself may have more to say of an object than its words.
  private func mayHaveDetails(
    _ node: AccessibleObject, traits: AccessibilityTraits, isView: Bool
  ) -> Bool {
    if !traits.isDisjoint(with: [.adjustable, .textEntry, .searchField, .pickerElement]) { return true }
    guard isView else { return false }
    let view = unsafeDowncast(node, to: UIView.self)
    return view.interfaceBuilderSource != nil || view.storedGestureRecognizers != nil
  }

  private func addClassDetails(
    of node: AccessibleObject, isView: Bool, to details: inout AccessibilityElement.Details
  ) {
    details.placeholder = node.defaultAccessibilityPlaceholder
    let position = (node as? any ReadingHints)?.readingPosition ?? node.defaultAccessibilityPosition
    if let position {
      details.position = .init(index: position.index, count: position.count)
    }
    guard isView else { return }
    let view = unsafeDowncast(node, to: UIView.self)
    if let source = view.interfaceBuilderSource {
      details.source = "\(source.file):\(source.line):\(source.column) (\(source.objectID))"
    }
    if view.storedGestureRecognizers?.contains(where: \.isEnabled) ?? false {
      details.respondsToUserInteraction = true
    }
  }

  private func addStoredDetails(
    of node: AccessibleObject, to details: inout AccessibilityElement.Details
  ) {
    if let path = node.accessibilityPath.map({ ElementPath($0.cgPath) }), path.isFinite, !path.isEmpty {
      details.path = path
    }
    details.language = node.accessibilityLanguage.flatMap { $0.isEmpty ? nil : $0 }
    let labels = node.accessibilityUserInputLabels ?? []
    if !labels.isEmpty { details.userInputLabels = labels }
    details.customActions = (node.accessibilityCustomActions ?? []).map { action in
      .init(name: AccessibilityText(action.attributedName), category: action.category)
    }
    details.customContent = (node.accessibilityCustomContent ?? []).map { content in
      .init(
        label: AccessibilityText(content.attributedLabel),
        value: AccessibilityText(content.attributedValue), isImportant: content.importance == .high)
    }
    details.customRotors = (node.accessibilityCustomRotors ?? []).map { rotor in
      .init(name: AccessibilityText(rotor.attributedName), systemType: rotor.systemRotorType.rawValue)
    }
    details.expandedStatus =
      .init(rawValue: node.accessibilityExpandedStatus.rawValue) ?? .unsupported
    details.textualContext = node.accessibilityTextualContext.flatMap(TextualContext.init)
    details.navigationStyle = .init(rawValue: node.accessibilityNavigationStyle.rawValue) ?? .automatic
    details.directTouchOptions = .init(rawValue: UInt(node.accessibilityDirectTouchOptions.rawValue))
    let responds = node.accessibilityRespondsToUserInteraction
    if node.accessibilityStorage?.respondsToUserInteraction != nil
      || responds != node.defaultAccessibilityRespondsToUserInteraction
    {
      details.respondsToUserInteraction = responds
    }
  }
}

extension AccessibilityStorage {
  /// True when a text may carry more than its letters.
  fileprivate var mayHaveAttributedText: Bool {
    attributedLabel != nil || attributedValue != nil || attributedHint != nil || blocks != nil
  }
}

extension AccessibilityText {
  /// Takes over what the attributes say about speech.
  init(_ text: NSAttributedString) {
    var runs: [Run] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let attributes = SpeechAttributes(values)
      if attributes != SpeechAttributes() {
        runs.append(Run(range: range.location..<(range.location + range.length), attributes: attributes))
      }
    }
    self.init(text.string, runs: runs)
  }
}

extension SpeechAttributes {
  fileprivate init(_ values: [NSAttributedString.Key: Any]) {
    self.init()
    guard !values.isEmpty else { return }
    language = values[.accessibilitySpeechLanguage] as? String
    pitch =
      (values[.accessibilitySpeechPitch] as? NSNumber)?.doubleValue
      ?? values[.accessibilitySpeechPitch] as? Double
    punctuation = values[.accessibilitySpeechPunctuation] as? Bool
    spellsOut = values[.accessibilitySpeechSpellOut] as? Bool
    ipaNotation = values[.accessibilitySpeechIPANotation] as? String
    queuesAnnouncement = values[.accessibilitySpeechQueueAnnouncement] as? Bool
    let priority = values[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority
    announcementPriority =
      switch priority {
      case .high?: .high
      case .low?: .low
      case .default?: .default
      default: nil
      }
    headingLevel = values[.accessibilityTextHeadingLevel] as? Int
    textualContext = (values[.UIAccessibilityTextAttributeContext] as? UIAccessibilityTextualContext)
      .flatMap(TextualContext.init)
    custom = values[.accessibilityTextCustom] as? [String]
  }
}

extension TextualContext {
  fileprivate init?(_ context: UIAccessibilityTextualContext) {
    let prefix = "UIAccessibilityTextualContext"
    let known = Self.allCases.first {
      prefix + $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() == context.rawValue
    }
    guard let known else { return nil }
    self = known
  }
}

extension ElementPath {
  fileprivate init(_ path: CGPath) {
    self.init(
      path.elements.map { element in
        switch element {
        case .move(let point): .move(point)
        case .line(let point): .line(point)
        case .quadCurve(let point, let control): .quad(control: control, to: point)
        case .curve(let point, let control1, let control2):
          .curve(control1: control1, control2: control2, to: point)
        case .close: .close
        }
      })
  }
}
